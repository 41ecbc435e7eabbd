/**
 * The browser's question whether to install the app, held from the first moment: it is sent early, and does not wait for
 * the code of the banner.
 */
export const early: { question: Event | null } = { question: null }

addEventListener('beforeinstallprompt', (event) => {
  // Or the browser shows a banner of its own, over the form.
  event.preventDefault()
  early.question = event
})
