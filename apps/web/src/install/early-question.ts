/** The browser's `beforeinstallprompt` event, kept until the banner's code is loaded. */
export const early: { question: Event | null } = { question: null }

/** Call it first, because the browser dispatches the event early and only once. */
export function holdEarlyQuestion(): void {
  addEventListener('beforeinstallprompt', (event) => {
    // Otherwise the browser shows its own banner over the form.
    event.preventDefault()
    early.question = event
  })
}
