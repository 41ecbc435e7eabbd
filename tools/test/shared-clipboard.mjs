// @ts-check
// Commands of Vitest's browser mode, by which one test at a time has the clipboard that all test files share.

let isFree = Promise.resolve()
let free = () => {}

/** Waits until no other test has it. */
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
