import { captchaMessages } from '@foyer/core/messages/en-001/sign-in-later'
import type { ReactNode } from 'react'
import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { recaptchaScript } from '../../testing/captcha-services.ts'
import { geetestWith, refuse, renderCaptcha } from '../../testing/render-captcha.tsx'
import { Shadow } from '../../testing/render-form.tsx'
import { alert, fillIn, password, submit } from '../../testing/sign-in-controls.ts'

function ModalAroundShadow({ children }: { readonly children: ReactNode }) {
  return (
    <dialog aria-label="Sign in" ref={(dialog) => dialog?.showModal()}>
      <Shadow>{children}</Shadow>
    </dialog>
  )
}

/** The focused element, of which the document only knows the host. */
const readFocused = () => (page.getByRole('form').element().getRootNode() as ShadowRoot).activeElement

describe('A captcha of a form in a shadow tree', () => {
  // WCAG 2.4.3
  it('gives the focus back to where the form was sent, when it is cancelled', async () => {
    await renderCaptcha(
      { id: 'site', script: recaptchaScript() },
      { props: { captcha: true }, Wrapper: Shadow },
    )
    await fillIn()
    await userEvent.type(password, '{Enter}')
    await expect.poll(() => readFocused()?.textContent).toBe('Confirm that you are human')
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect.element(alert).toHaveTextContent(captchaMessages.captcha_closed)
    await expect.poll(readFocused).toBe(password.element())
  })

  it('can be solved in the body, though a modal dialog is around the tree, and the focus stays where it was', async () => {
    const puzzle = geetestWith(`
      const piece = document.body.appendChild(document.createElement('button'))
      piece.textContent = 'The missing piece'
      piece.style = 'position: fixed; inset: 0 auto auto 0; z-index: 1000'
      piece.onpointerdown = (event) => event.preventDefault()
      piece.onclick = () => { piece.remove(); on.onSuccess() }`)
    const { onError } = await renderCaptcha(puzzle, {
      answers: { login: () => refuse('invalid_credentials') },
      props: { captcha: true },
      Wrapper: ModalAroundShadow,
    })
    await fillIn()
    await userEvent.type(password, '{Enter}')
    await expect.poll(readFocused).toBe(password.element())
    await page.getByRole('button', { name: 'The missing piece' }).click()
    await expect.poll(() => onError.mock.calls.length).toBe(1)
    await expect.poll(() => page.getByRole('dialog').element().matches(':modal')).toBe(true)
    await expect.element(submit).toBeEnabled()
  })
})
