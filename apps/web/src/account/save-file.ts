/** Hands a text over to the browser as a file, which it saves as it saves any download. */
export function saveFile(name: string, type: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // Safari still reads it after the click; it goes with the page, or a minute later.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
