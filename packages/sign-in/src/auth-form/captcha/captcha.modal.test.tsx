import type { ReactNode } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { geetestWith, refuse, renderCaptcha, send, signedIn } from '../../testing/render-captcha.tsx'
import { email } from '../../testing/sign-in-controls.ts'

const onClose = vi.fn<() => void>()

function Modal({ children }: { readonly children: ReactNode }) {
  return (
    <dialog aria-label="Sign in" onClose={onClose} ref={(dialog) => dialog?.showModal()}>
      {children}
    </dialog>
  )
}

/** A captcha that appends its question to the body, as GeeTest does, in the corner of the page. */
const puzzle = geetestWith(`
  const piece = document.body.appendChild(document.createElement('button'))
  piece.textContent = 'The missing piece'
  piece.style = 'position: fixed; inset: 0 auto auto 0; z-index: 1000'
  piece.onclick = () => { piece.remove(); on.onSuccess() }`)

const dialog = page.getByRole('dialog', { name: 'Sign in' })
const piece = page.getByRole('button', { name: 'The missing piece' })
const isModal = () => dialog.element().matches(':modal')

describe('A captcha of a form in a modal dialog', () => {
  it('can be solved outside of the dialog, in the body, and leaves the dialog open and modal', async () => {
    onClose.mockClear()
    const { onError } = await renderCaptcha(puzzle, {
      answers: { login: () => refuse('invalid_credentials') },
      props: { captcha: true },
      Wrapper: Modal,
    })
    await send()
    await expect.element(piece).toBeVisible()
    await expect.element(dialog).toBeVisible()
    await piece.click()
    await expect.poll(() => onError.mock.calls.length).toBe(1)
    await expect.element(dialog).toBeVisible()
    await expect.poll(isModal).toBe(true)
    expect(dialog.element().getAttribute('style') || null).toBeNull()
    await expect.element(email).toHaveValue('anna@example.com')
    expect(onClose).not.toHaveBeenCalled()
  })

  it('does not reopen the dialog if it was closed meanwhile', async () => {
    await renderCaptcha(puzzle, { answers: { login: signedIn }, props: { captcha: true }, Wrapper: Modal })
    await send()
    await expect.element(piece).toBeVisible()
    const element = document.querySelector('dialog')
    element?.close()
    await piece.click()
    await expect.poll(() => document.querySelector('section')).toBeNull()
    expect(element?.open).toBe(false)
  })
})
