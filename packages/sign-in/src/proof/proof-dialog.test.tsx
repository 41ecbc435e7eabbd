import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Api } from '../api/index.ts'
import { findAxeViolations } from '../testing/find-axe-violations.ts'
import { answerJson, DeferredAnswer } from '../testing/render-form.tsx'
import { dialog, note, passwordWay, renderProof, save } from '../testing/render-proof.tsx'

const password = dialog.getByLabelText('Password', { exact: true })
const continueButton = dialog.getByRole('button', { name: 'Continue' })
const saved = (count: number) => expect.element(page.getByText(`Saved ${count} times`)).toBeVisible()

/** Waits until the dialog has finished its opening animation, so that axe measures the real contrast. */
async function expectAccessible(): Promise<void> {
  await Promise.all(document.getAnimations().map(({ finished }) => finished))
  expect(await findAxeViolations()).toEqual([])
}

describe('The dialog for a proof, with a password', () => {
  it('opens when a call needs one, sends the call again, and keeps what was typed on the page', async () => {
    const { state, proofs } = await renderProof([passwordWay])
    await note.fill('Half a sentence')
    await save.click()
    await expect.element(dialog).toHaveAccessibleName('Confirm that it is you')
    await expect.element(password).toHaveFocus()
    await expectAccessible()
    const names = dialog.element().querySelectorAll<HTMLInputElement>('[autocomplete=username]')
    expect(Array.from(names, ({ value }) => value)).toEqual(['anna@example.com'])
    await expect.element(password).toHaveAttribute('autocomplete', 'current-password')
    await userEvent.keyboard('Corridor-light-9{Enter}')
    await saved(1)
    expect(proofs()).toEqual([{ password: 'Corridor-light-9' }])
    expect(state.calls).toBe(2)
    await expect.element(dialog).not.toBeInTheDocument()
    await expect.element(save).toHaveFocus()
    await expect.element(note).toHaveValue('Half a sentence')
  })

  it('shows at the field that a password is wrong', async () => {
    const { server, state, prove } = await renderProof([passwordWay])
    const errors = [{ field: 'password', code: 'wrong_password', message: 'This is not your password.' }]
    server.answers['POST /web/v1/auth/proof'] = answerJson(422, {
      code: 'validation_failed',
      message: 'Look again.',
      errors,
    })
    await save.click()
    await password.fill('Wrong')
    await continueButton.click()
    await expect.element(password).toHaveAccessibleDescription(/This is not your password\./)
    await expect.element(password).toHaveFocus()
    expect(state.calls).toBe(1)
    server.answers['POST /web/v1/auth/proof'] = prove
    await password.fill('Right')
    await continueButton.click()
    await saved(1)
  })

  it('opens once for two presses, and sends each call again once', async () => {
    const { state, proofs } = await renderProof([passwordWay])
    // Two presses before the dialog opens and covers the button.
    const button = save.element() as HTMLElement
    button.click()
    button.click()
    await expect.element(password).toBeVisible()
    expect(dialog.elements()).toHaveLength(1)
    await password.fill('Corridor-light-9')
    await continueButton.dblClick()
    await saved(2)
    expect(state.calls).toBe(4)
    expect(proofs()).toHaveLength(1)
  })

  it('stays open, with what was typed, when the server cannot be reached', async () => {
    const { server, state, prove } = await renderProof([passwordWay])
    await save.click()
    server.answers['POST /web/v1/auth/proof'] = () => Promise.reject(new TypeError('Failed to fetch'))
    await password.fill('Corridor-light-9')
    await continueButton.click()
    await expect.element(dialog.getByText(/We could not reach the server/)).toBeVisible()
    await expect.element(password).toHaveValue('Corridor-light-9')
    server.answers['POST /web/v1/auth/proof'] = prove
    await continueButton.click()
    await saved(1)
    expect(state.calls).toBe(2)
  })

  it.each(['{Escape}', 'the button'])(
    'closed by %s, sends nothing again, and the page says why',
    async (how) => {
      const { state } = await renderProof([passwordWay])
      await save.click()
      await expect.element(password).toHaveFocus()
      if (how === '{Escape}') await userEvent.keyboard(how)
      else await dialog.getByRole('button', { name: 'Close' }).click()
      await expect.element(page.getByText('Confirm that it is you to continue.')).toBeVisible()
      await expect.element(save).toHaveFocus()
      expect(state.calls).toBe(1)
      await save.click()
      await expect.element(password).toBeVisible()
    },
  )

  it('closed while the password is being checked, sends nothing again', async () => {
    const { server, state } = await renderProof([passwordWay])
    const open = new DeferredAnswer()
    server.answers['POST /web/v1/auth/proof'] = () => open.promise
    await save.click()
    await password.fill('Corridor-light-9')
    await continueButton.click()
    await userEvent.keyboard('{Escape}')
    await expect.element(dialog).not.toBeInTheDocument()
    open.resolve(new Response(null, { status: 204 }))
    await expect.element(page.getByText('Confirm that it is you to continue.')).toBeVisible()
    expect(state.calls).toBe(1)
  })

  it('is gone with the page', async () => {
    const { unmount } = await renderProof([passwordWay])
    await save.click()
    await expect.element(password).toBeVisible()
    await unmount()
    expect(dialog.elements()).toEqual([])
  })

  it('lets a waiting call fail if the page is removed before the dialog has opened', async () => {
    const onError = vi.fn<(error: unknown) => void>()
    const send = (api: Api) => api.call('exportAccount', {}).catch(onError)
    const { server, unmount } = await renderProof([passwordWay], { send })
    const open = new DeferredAnswer()
    const asked = vi.fn<() => Promise<Response>>(() => open.promise)
    server.answers['GET /web/v1/auth/codes'] = asked
    await save.click()
    await expect.poll(() => asked.mock.calls).toHaveLength(1)
    await unmount()
    open.resolve(Response.json({ pending: [] }))
    await expect.poll(() => onError.mock.calls).toMatchObject([[{ code: 'proof_needed' }]])
  })
})
