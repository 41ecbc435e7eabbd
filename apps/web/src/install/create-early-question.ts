/** The browser's `beforeinstallprompt` event, kept until the banner's code is loaded. */
export interface EarlyQuestion {
  /** Call it first, because the browser dispatches the event early and only once. */
  readonly hold: () => void
  readonly read: () => Event | null
}

export function createEarlyQuestion(): EarlyQuestion {
  let question: Event | null = null
  return {
    hold() {
      addEventListener('beforeinstallprompt', (event) => {
        // Otherwise the browser would show its own banner over the form.
        event.preventDefault()
        question = event
      })
    },
    read: () => question,
  }
}
