import { describe, expect, it } from "vitest";
import { readConfig } from "./config.ts";

const SECRET = "a secret of at least thirty-two characters";

describe("the configuration", () => {
  it("needs nothing: the embedded database, one port, the demo's test login", () => {
    expect(readConfig({})).toMatchObject({
      port: 3000,
      host: "127.0.0.1",
      dataDir: ".data",
      databaseUrl: undefined,
      testLogin: true,
      throttle: true,
      production: false,
    });
  });

  it("takes an empty value as not set", () => {
    expect(readConfig({ PORT: "", DATABASE_URL: "" })).toEqual(readConfig({}));
  });

  it.each([
    [{ HOST: "0.0.0.0" }],
    [{ DATABASE_URL: "postgresql://127.0.0.1/lampstand" }],
    [{ NODE_ENV: "production" }],
    [{ ENABLE_TEST_LOGIN: "false" }],
  ])("has no test login with %o", (source) => {
    expect(readConfig(source).testLogin).toBe(false);
  });

  it.each([
    [{ PORT: "many" }, /^PORT: /],
    [{ DATABASE_URL: "mysql://127.0.0.1/x" }, /^DATABASE_URL: /],
    [{ PUBLIC_URL: "lampstand.example" }, /^PUBLIC_URL: /],
    [{ AUTH_SECRET: "short" }, /^AUTH_SECRET: must have at least 32 characters/],
    [{ ENABLE_TEST_LOGIN: "yes" }, /^ENABLE_TEST_LOGIN: /],
    [{ TRUST_PROXY: "true" }, /^TRUST_PROXY: must list/],
    [{ TRUST_PROXY: "1" }, /^TRUST_PROXY: must list/],
    [{ TRUST_PROXY: "127.0.0.1, somewhere" }, /^TRUST_PROXY: must list/],
    [{ ADMIN_EMAIL: "a@b.example" }, /^ADMIN_EMAIL and ADMIN_PASSWORD: set both or neither/],
    [
      { NODE_ENV: "production", ENABLE_TEST_LOGIN: "true" },
      /^ENABLE_TEST_LOGIN: not allowed in production/,
    ],
    [{ NODE_ENV: "production", THROTTLE: "off" }, /^THROTTLE: cannot be off in production/],
    [
      { NODE_ENV: "production", DATABASE_URL: "postgresql://127.0.0.1/x" },
      /^AUTH_SECRET: must be set/,
    ],
  ])("refuses %o in one line that names the variable", (source, line) => {
    expect(() => readConfig(source)).toThrow(line);
  });

  it("takes addresses, ranges and their names for the proxies it trusts", () => {
    const list = "127.0.0.1, 10.0.0.0/8, ::1, 2001:db8::/32, loopback";
    expect(readConfig({ TRUST_PROXY: list }).trustProxy).toBe(list);
  });

  it("starts in production when everything is in order", () => {
    const config = readConfig({
      NODE_ENV: "production",
      PUBLIC_URL: "https://lampstand.example",
      DATABASE_URL: "postgresql://127.0.0.1/lampstand",
      AUTH_SECRET: SECRET,
    });
    expect(config).toMatchObject({ production: true, authSecret: SECRET, testLogin: false });
  });
});
