/** The browser's question whether to install the app, held until the code of the banner is there. */
export const early: { question: Event | null } = { question: null }

/** Call it first: the question is sent early, and does not wait. */
export function holdEarlyQuestion(): void {
  addEventListener('beforeinstallprompt', (event) => {
    // Or the browser shows a banner of its own, over the form.
    event.preventDefault()
    early.question = event
  })
}
