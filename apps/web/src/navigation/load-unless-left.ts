/** In ms: if the page is still open after that time, the person has stopped the navigation. */
const patience = 10_000

/**
 * Loads a script. Firefox and Safari abort pending loads as soon as somebody starts to navigate away. That is no error: it must neither
 * show a message nor reload the page, which would replace the navigation.
 */
export async function loadUnlessLeft<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  let isLeft = false
  const note = (): void => {
    isLeft = true
  }
  // Only while it loads: a page that listens to `beforeunload` is not cached by all browsers. While prerendering there is no listener.
  globalThis.addEventListener?.('beforeunload', note)
  try {
    return await load()
  } catch (error) {
    if (!isLeft) throw error
  } finally {
    globalThis.removeEventListener?.('beforeunload', note)
  }
  await new Promise((resolve) => setTimeout(resolve, patience))
  return load()
}
