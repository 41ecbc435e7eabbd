/**
 * reCAPTCHA and GeeTest hang what they ask onto the body, which nobody can press behind a modal dialog. While they ask,
 * the dialog around the form stands in the page: above what is there, below what they bring. Gives what ends it.
 */
export function standInPage(dialog: HTMLDialogElement): () => void {
  const { style } = dialog
  const { position, zIndex, boxShadow } = style
  Object.assign(style, {
    position: 'fixed',
    zIndex: '100',
    boxShadow: '0 0 0 100vmax oklch(0.2 0.02 160 / 0.5)',
  })
  reopen(dialog, 'show')
  return () => {
    Object.assign(style, { position, zIndex, boxShadow })
    if (dialog.open && dialog.isConnected) reopen(dialog, 'showModal')
  }
}

function reopen(dialog: HTMLDialogElement, how: 'show' | 'showModal'): void {
  const focused = document.activeElement
  // For who listens, it has been open all the time.
  dialog.addEventListener('close', (event) => event.stopImmediatePropagation(), { once: true, capture: true })
  dialog.close()
  dialog[how]()
  if (focused instanceof HTMLElement) focused.focus()
}
