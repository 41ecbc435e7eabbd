/**
 * Stops the page from scrolling, and keeps the space of its scrollbar, so that nothing moves. Returns the function that allows it again.
 */
export function holdScroll(): () => void {
  const hasScrollbar = innerWidth > document.documentElement.clientWidth
  // A style sheet of its own, so that two roots can release the page in any order. A strict CSP allows it.
  const sheet = new CSSStyleSheet()
  sheet.insertRule(':root { overflow: hidden !important }')
  if (hasScrollbar) sheet.insertRule(':root { scrollbar-gutter: stable !important }')
  document.adoptedStyleSheets.push(sheet)
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet)
  }
}
