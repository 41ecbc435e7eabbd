import { findFocused } from '@foyer/kit/tree-of'

/**
 * Makes a modal dialog non-modal while a captcha asks. reCAPTCHA and GeeTest append their questions to the body, which is inert behind a
 * modal dialog. The dialog is shown above the page and below the question. Returns the function that makes it modal again.
 */
export function showInPage(dialog: HTMLDialogElement): () => void {
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

function reopen(dialog: HTMLDialogElement, method: 'show' | 'showModal'): void {
  const focused = findFocused()
  // Hides this `close` event from other listeners: to them the dialog stays open.
  dialog.addEventListener('close', (event) => event.stopImmediatePropagation(), { once: true, capture: true })
  dialog.close()
  dialog[method]()
  if (focused instanceof HTMLElement) focused.focus()
}
