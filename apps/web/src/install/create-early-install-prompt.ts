/** The browser's `beforeinstallprompt` event, kept until the banner's code is loaded. */
export interface EarlyInstallPrompt {
  /** Call it first, because the browser dispatches the event early and only once. */
  readonly capture: () => void
  readonly read: () => Event | null
}

export function createEarlyInstallPrompt(): EarlyInstallPrompt {
  let promptEvent: Event | null = null
  return {
    capture() {
      addEventListener('beforeinstallprompt', (event) => {
        // Otherwise the browser would show its own banner over the form.
        event.preventDefault()
        promptEvent = event
      })
      // By the browser's own button.
      addEventListener('appinstalled', () => {
        promptEvent = null
      })
    },
    read: () => promptEvent,
  }
}
