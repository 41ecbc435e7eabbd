// @ts-check
// Commands of Vitest's browser mode that give the clipboard, which all test files share, to one test at a time.

let isFree = Promise.resolve()
let free = () => {}

/** Waits until no other test uses the clipboard. */
export async function acquireClipboard() {
  const previous = isFree
  let release = () => {}
  isFree = new Promise((resolve) => {
    release = resolve
  })
  await previous
  free = release
}

export async function returnClipboard() {
  free()
}
