/** Stops the page from scrolling, and keeps the space of its scrollbar, so that nothing moves. Returns the function that ends it. */
export function holdScroll(): () => void {
  const { style, clientWidth } = document.documentElement
  const { overflow, scrollbarGutter } = style
  if (innerWidth > clientWidth) style.scrollbarGutter = 'stable'
  style.overflow = 'hidden'
  return () => {
    style.overflow = overflow
    style.scrollbarGutter = scrollbarGutter
  }
}
