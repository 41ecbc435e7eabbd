import { kit, signIn, validation } from '@foyer/core/messages/ar-XX'
import { afterEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { findAxeViolations } from '../testing/find-axe-violations.ts'
import { answerJson, DeferredAnswer } from '../testing/render-form.tsx'
import {
  dialog,
  emailWay,
  googleWay,
  passwordWay,
  phoneWay,
  renderProof,
  save,
} from '../testing/render-proof.tsx'

const password = dialog.getByLabelText('Password', { exact: true })
const saved = (count: number) => expect.element(page.getByText(`Saved ${count} times`)).toBeVisible()

afterEach(() => void (document.documentElement.dir = ''))

/** Waits until the dialog has finished its opening animation, so that axe measures the real contrast. */
async function expectAccessible(): Promise<void> {
  await Promise.all(document.getAnimations().map(({ finished }) => finished))
  expect(await findAxeViolations()).toEqual([])
}

describe('The dialog for a proof, with a code', () => {
  it.each([
    [emailWay, 'anna@example.com', { kind: 'email' }],
    [phoneWay, '+44 20 7946 0000', { kind: 'phone' }],
  ] as const)('sends one on request, and accepts it: %o', async (way, shown, body) => {
    const { server, proofs } = await renderProof([way])
    await save.click()
    const send = dialog.getByRole('button', { name: `Send me a code to \u2066${shown}\u2069` })
    await expect.element(send).toHaveFocus()
    await expectAccessible()
    expect(server.sent).toEqual([])
    await send.click()
    await expect.element(dialog.getByRole('textbox', { name: /^Code from/ })).toHaveFocus()
    expect(server.sent.map((sent) => sent.body)).toEqual([body])
    await expectAccessible()
    await userEvent.keyboard('123456')
    await saved(1)
    expect(proofs()).toEqual([{ code: '123456' }])
    await expect.element(save).toHaveFocus()
  })

  it('asks for a code that was sent before the page was loaded, and sends no other', async () => {
    const { server, proofs } = await renderProof([passwordWay, emailWay, phoneWay])
    const at = new Date(Date.now() + 30_000).toISOString()
    const { to } = phoneWay
    const pending = [
      { purpose: 'verify', kind: 'email', to, resendAt: at, expiresAt: at },
      { purpose: 'proof', kind: 'phone', to, resendAt: at, expiresAt: at },
    ]
    server.answers['GET /web/v1/auth/codes'] = answerJson(200, { pending })
    await save.click()
    await expect.element(dialog.getByRole('textbox', { name: 'Code from the text message' })).toHaveFocus()
    await expect.element(dialog.getByRole('button', { name: 'Send again' })).toHaveTextContent(/in [23]\d\ss/)
    await userEvent.keyboard('123456')
    await saved(1)
    expect(proofs()).toEqual([{ code: '123456' }])
    expect(server.sent.filter(({ call }) => call.endsWith('/proof/code'))).toEqual([])
  })

  it('opens even if the server cannot say whether one was sent', async () => {
    const { server } = await renderProof([emailWay])
    server.answers['GET /web/v1/auth/codes'] = () => Promise.reject(new TypeError('Failed to fetch'))
    await save.click()
    await expect.element(dialog.getByRole('button', { name: /^Send me a code/ })).toHaveFocus()
  })

  it('says why none could be sent', async () => {
    const { server } = await renderProof([emailWay])
    server.answers['POST /web/v1/auth/proof/code'] = answerJson(
      429,
      { code: 'too_many_attempts', message: 'x' },
      { 'Retry-After': '30' },
    )
    await save.click()
    await dialog.getByRole('button', { name: /^Send me a code/ }).click()
    await expect.element(dialog.getByRole('alert')).toHaveTextContent('Wait 30 seconds')
  })

  it('has one code sent for two presses when the first answer was lost', async () => {
    const { server } = await renderProof([emailWay])
    const path = 'POST /web/v1/auth/proof/code'
    const answer = server.answers[path]
    server.answers[path] = () => Promise.reject(new TypeError('Failed to fetch'))
    await save.click()
    const send = dialog.getByRole('button', { name: /^Send me a code/ })
    await send.click()
    await expect.element(dialog.getByRole('alert')).toHaveTextContent(/could not reach the server/)
    if (answer) server.answers[path] = answer
    else delete server.answers[path]
    await send.click()
    await expect.element(dialog.getByRole('textbox', { name: /^Code from/ })).toHaveFocus()
    expect(server.keys).toHaveLength(2)
    expect(new Set(server.keys).size).toBe(1)
  })
})

describe('The dialog for a proof, with several ways', () => {
  it('keeps the focus on its button when a code has been sent while the person looks at the other ways', async () => {
    const { server } = await renderProof([emailWay, passwordWay])
    const open = new DeferredAnswer()
    server.answers['POST /web/v1/auth/proof/code'] = () => open.promise
    const others = dialog.getByRole('button', { name: 'Use another way' })
    await save.click()
    await dialog.getByRole('button', { name: /^Send me a code/ }).click()
    await others.click()
    await dialog.getByRole('button', { name: 'Use your password' }).click()
    await others.click()
    await expect.element(dialog.getByRole('button', { name: /^Send me a code/ })).toHaveFocus()
    open.resolve(new Response('{}', { status: 202 }))
    await expect.element(dialog.getByRole('button', { name: 'Code from the e-mail' })).toHaveFocus()
  })

  it('opens the first, and keeps the others behind a button, by keyboard alone', async () => {
    const { server, proofs } = await renderProof([passwordWay, emailWay, googleWay])
    save.element().focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(password).toHaveFocus()
    expect(dialog.getByRole('button', { name: /^Send me a code/ }).elements()).toEqual([])
    dialog.getByRole('button', { name: 'Use another way' }).element().focus()
    await userEvent.keyboard('{Enter}')
    const code = dialog.getByRole('button', { name: /^Send me a code/ })
    await expect.element(code).toHaveFocus()
    await expect.element(dialog.getByRole('button', { name: 'Continue with Google' })).toBeVisible()
    await expectAccessible()
    await userEvent.keyboard('{Enter}')
    await expect.element(dialog.getByRole('textbox', { name: /^Code from/ })).toHaveFocus()
    // A code that was sent stays valid when the person goes to the password and back.
    await dialog.getByRole('button', { name: 'Use another way' }).click()
    await dialog.getByRole('button', { name: 'Use your password' }).click()
    await expect.element(password).toHaveFocus()
    await dialog.getByRole('button', { name: 'Use another way' }).click()
    await dialog.getByRole('button', { name: 'Code from the e-mail' }).click()
    await expect.element(dialog.getByRole('textbox', { name: /^Code from/ })).toHaveFocus()
    await userEvent.keyboard('123456')
    await saved(1)
    expect(proofs()).toEqual([{ code: '123456' }])
    expect(server.sent.filter(({ call }) => call.endsWith('/proof/code'))).toHaveLength(1)
  })

  it('stays at the way that was chosen while a code was being sent, and offers to enter the code later', async () => {
    const { server } = await renderProof([emailWay, passwordWay, { way: 'totp' }])
    const open = new DeferredAnswer()
    await save.click()
    await dialog.getByRole('button', { name: 'Use another way' }).click()
    await dialog.getByRole('button', { name: 'Use your password' }).click()
    await dialog.getByRole('button', { name: 'Use another way' }).click()
    server.answers['POST /web/v1/auth/proof/code'] = () => open.promise
    await dialog.getByRole('button', { name: /^Send me a code/ }).click()
    await dialog.getByRole('button', { name: 'Use your authenticator app' }).click()
    const totp = dialog.getByRole('textbox', { name: 'Code from your authenticator app' })
    await totp.fill('123')
    await dialog.getByRole('button', { name: 'Use another way' }).click()
    await expect.element(dialog.getByRole('button', { name: /^Send me a code/ })).toHaveFocus()
    open.resolve(new Response('{}', { status: 202 }))
    await expect.element(dialog.getByRole('button', { name: 'Code from the e-mail' })).toBeVisible()
    await expect.element(totp).toHaveValue('123')
  })

  it('lets an account with none of them sign in again', async () => {
    const { server, session } = await renderProof([])
    server.answers['POST /web/v1/auth/logout'] = () => new Response(null, { status: 204 })
    await save.click()
    await expectAccessible()
    await dialog.getByRole('button', { name: 'Sign in again' }).click()
    await expect.poll(() => session.getState().status).toBe('signed-out')
    await expect.element(dialog).not.toBeInTheDocument()
  })

  it('reads from right to left in Arabic, the address from left to right', async () => {
    document.documentElement.dir = 'rtl'
    await renderProof([emailWay, passwordWay], {
      lang: 'ar-XX',
      messages: { ...kit, ...validation, ...signIn },
    })
    await save.click()
    await expect.element(dialog).toHaveAccessibleName('تأكيد هويتك')
    await expect.element(dialog.getByRole('button', { name: '\u2066anna@example.com\u2069' })).toBeVisible()
    await expectAccessible()
    expect(dialog.element().scrollWidth).toBeLessThanOrEqual(dialog.element().clientWidth)
  })
})
