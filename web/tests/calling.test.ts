import { beforeEach, describe, expect, it, vi } from "vitest";

const vibrate = vi.fn();
const showNotification = vi.fn();
const page = { hidden: true };

vi.stubGlobal("navigator", { language: "en", vibrate, serviceWorker: { getRegistration: async () => ({ showNotification }) } });
vi.stubGlobal("document", page);
vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => null });
vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => null }));
vi.stubGlobal("Notification", { permission: "granted" });

const { Caller } = await import("../src/table/calling.svelte");
const { settings } = await import("../src/table/settings.svelte");

/** A caller at a table that is open, where nobody is asked yet. */
function seated(): InstanceType<typeof Caller> {
  const caller = new Caller();
  caller.follow(null, "", "");
  return caller;
}

describe("a call to the table", () => {
  beforeEach(() => {
    vi.clearAllMocks();
    page.hidden = true;
    Object.assign(settings, { sound: false, vibration: true, notifications: true });
  });

  it("comes with the next question, once", async () => {
    const caller = seated();
    caller.follow(7, "Tales", "Which tile?");
    caller.follow(7, "Tales", "Which tile?");
    await vi.waitFor(() => expect(showNotification).toHaveBeenCalledTimes(1));
    expect(showNotification.mock.calls[0]?.[0]).toBe("Tales");
    expect(vibrate).toHaveBeenCalledTimes(1);
  });

  it("leaves in peace who looks at the page", () => {
    page.hidden = false;
    seated().follow(7, "Tales", "Which tile?");
    expect(vibrate).not.toHaveBeenCalled();
  });

  it("does nothing that was not allowed", async () => {
    Object.assign(settings, { vibration: false, notifications: false });
    seated().follow(7, "Tales", "Which tile?");
    await Promise.resolve();
    expect(vibrate).not.toHaveBeenCalled();
    expect(showNotification).not.toHaveBeenCalled();
  });

  it("is not made for the question that the page opens with", () => {
    new Caller().follow(7, "Tales", "Which tile?");
    expect(vibrate).not.toHaveBeenCalled();
  });
});
