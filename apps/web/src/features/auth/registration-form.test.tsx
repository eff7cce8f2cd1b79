import { fireEvent, screen, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { shownToasts } from "../../components/toast-store.ts";
import { Refusal, serve } from "../../testing/fake-server.ts";
import { renderAsVisitor, ruth } from "../../testing/world.tsx";
import { RegistrationForm } from "./registration-form.tsx";

const reload = vi.fn();

beforeEach(() => {
  reload.mockClear();
  vi.spyOn(window.location, "reload").mockImplementation(reload);
});

const field = (label: string | RegExp) => screen.getByLabelText<HTMLInputElement>(label);
const enter = (label: string | RegExp, value: string) =>
  fireEvent.change(field(label), { target: { value } });
const submit = () => fireEvent.click(screen.getByRole("button", { name: "Create account" }));

function fillIn() {
  enter("Email", "Ruth@Example.org");
  enter("Username", "ruth");
  enter("Password", "whither thou goest");
  enter("Confirm password", "whither thou goest");
}

describe("the registration form", () => {
  it("says what is wrong with each field, in the specification's words", async () => {
    const calls = serve({});
    renderAsVisitor(<RegistrationForm />);
    enter("Confirm password", "other");
    submit();
    await screen.findByText("Please enter a valid email address");
    expect(screen.getByText("Username must be at least 3 characters")).toBeTruthy();
    expect(screen.getByText("Password must be at least 8 characters")).toBeTruthy();
    expect(field("Email").getAttribute("aria-invalid")).toBe("true");
    fillIn();
    enter("Confirm password", "something else");
    submit();
    await screen.findByText("Passwords don't match");
    expect(calls).toEqual([]);
  });

  it("sends no phone number as null and stays signed in unless told otherwise", async () => {
    const calls = serve({ "auth.register": () => ({ user: ruth }) });
    renderAsVisitor(<RegistrationForm />);
    fillIn();
    submit();
    await waitFor(() => expect(reload).toHaveBeenCalled());
    expect(calls).toEqual([
      {
        path: "auth.register",
        input: {
          email: "ruth@example.org",
          username: "ruth",
          password: "whither thou goest",
          twoFactorEnabled: false,
          phoneNumber: null,
          staySignedIn: true,
        },
      },
    ]);
    expect(JSON.parse(localStorage.getItem("ghost_user") ?? "null")).toMatchObject({ id: ruth.id });
  });

  it.each([
    ["An account with this email already exists.", "Email"],
    ["This username is taken.", "Username"],
  ])("puts '%s' on its field", async (message, label) => {
    serve({
      "auth.register": () => {
        throw new Refusal("CONFLICT", message);
      },
    });
    renderAsVisitor(<RegistrationForm />);
    fillIn();
    submit();
    await screen.findByText(message);
    expect(field(label).getAttribute("aria-invalid")).toBe("true");
    expect(document.activeElement).toBe(field(label));
    expect(shownToasts()).toMatchObject([{ title: "Registration failed", description: message }]);
    expect(reload).not.toHaveBeenCalled();
  });
});
