// @ts-check
// Commands of Vitest's browser mode that give the clipboard, which all test files share, to one test at a time.

let isFree = Promise.resolve()
let free = () => {}

/** Waits until no other test uses the clipboard. */
export async function takeClipboard() {
  const before = isFree
  let end = () => {}
  isFree = new Promise((resolve) => {
    end = resolve
  })
  await before
  free = end
}

export async function returnClipboard() {
  free()
}
