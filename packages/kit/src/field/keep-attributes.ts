/**
 * Keeps React from writing an input's name and type again at every letter, which it does for the sake of radio buttons. A
 * form whose names have been written reads all of them at the next event, and a browser's autofill looks it over anew.
 */
export function keepAttributes(control: HTMLElement & { name?: string | null; type?: string | null }): void {
  for (const name of ['name', 'type'] as const) {
    Object.defineProperty(control, name, {
      configurable: true,
      get: () => control.getAttribute(name),
      set: (value: string) => {
        // The name is taken away first.
        if (value && value !== control[name]) control.setAttribute(name, value)
      },
    })
  }
}
