/**
 * Keeps the router from reloading the page when a screen's code does not come because the browser is
 * offline: the reload would lose the page and find nothing. It still reloads when a newer version of the
 * product has taken the place of the code.
 */
export const whenOnline =
  <Module>(load: () => Promise<Module>) =>
  (): Promise<Module> =>
    load().catch((cause: unknown) => {
      throw navigator.onLine ? cause : new Error("The screen's code is out of reach.", { cause });
    });
