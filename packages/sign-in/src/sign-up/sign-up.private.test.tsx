import '@foyer/kit/styles.css'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { findAxeViolations } from '../testing/find-axe-violations.ts'
import { answerJson, answerPendingCodes, renderForm, user, type Rendered } from '../testing/render-form.tsx'
import { email, password } from '../testing/sign-in-controls.ts'
import type { SignUpProps } from './sign-up-props.ts'
import { SignUp } from './sign-up.tsx'

const submit = page.getByRole('button', { name: 'Create account' })
const code = page.getByRole('textbox', { name: /^Code from/ })
const isPrivate = answerJson(403, { code: 'registration_private', message: 'Reload the page.' })

beforeEach(() => sessionStorage.clear())
afterEach(() => {
  vi.useRealTimers()
  answerPendingCodes.mockImplementation(answerJson(200, { pending: [] }))
  sessionStorage.clear()
})

/** Fills in the form; the server does not reveal who has an account. */
async function signUp(props: SignUpProps = {}): Promise<Rendered> {
  const rendered = await renderForm(<SignUp {...props} />, answerJson(202, {}))
  rendered.answer.mockImplementationOnce(isPrivate)
  await email.fill('anna@example.com')
  await password.fill('Corridor-light-9')
  await submit.click()
  await expect.element(code).toHaveFocus()
  return rendered
}

it('If the server does not reveal who has an account, a new one is created with the code that was sent', async () => {
  const onSuccess = vi.fn<NonNullable<SignUpProps['onSuccess']>>()
  const onError = vi.fn<NonNullable<SignUpProps['onError']>>()
  const { answer, sent, session } = await signUp({ onSuccess, onError })
  expect(sent[1]?.body).toMatchObject({ email: 'anna@example.com', password: 'Corridor-light-9' })
  await expect
    .element(page.getByText(/If you already have an account, the message will say so/))
    .toBeVisible()
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Finish signing up')
  expect(await findAxeViolations()).toEqual([])
  expect(onSuccess).not.toHaveBeenCalled()
  answer.mockImplementation(answerJson(201, user))
  await userEvent.keyboard('123456')
  await expect.poll(() => onSuccess.mock.calls).toEqual([[user]])
  expect(sent.at(-1)?.body).toMatchObject({ code: '123456' })
  expect(session.getState()).toEqual({ status: 'signed-in', user })
  expect(onError).not.toHaveBeenCalled()
  expect(sessionStorage).toHaveLength(0)
})

it('The form behind the step for the code keeps what was typed, and the password is not stored', async () => {
  await signUp()
  expect(Object.values({ ...sessionStorage }).join()).not.toContain('Corridor')
  await page.getByRole('button', { name: 'Use another address' }).click()
  await expect.element(email).toHaveFocus()
  await expect.element(email).toHaveValue('anna@example.com')
  await expect.element(password).toHaveValue('Corridor-light-9')
})

it('A code that was sent again is asked for after a reload for as long as it is valid', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const { unmount } = await signUp()
  vi.setSystemTime(Date.now() + 9.5 * 60_000)
  const again = page.getByRole('button', { name: 'Send again' })
  await expect.element(again).not.toHaveAttribute('aria-disabled')
  await again.click()
  await expect.element(page.getByText('Sent again', { exact: true })).toBeVisible()
  await unmount()
  vi.setSystemTime(Date.now() + 60_000)
  const at = new Date(Date.now()).toISOString()
  const pending = [{ purpose: 'sign-up', kind: 'email', to: 'anna@example.com', resendAt: at, expiresAt: at }]
  answerPendingCodes.mockImplementation(answerJson(200, { pending }))
  await renderForm(<SignUp />, answerJson(202, {}))
  await expect.element(code).toBeVisible()
})

it('After a reload the code is asked for, and sending another one needs the form again', async () => {
  sessionStorage.setItem(
    'foyer-sign-up-code',
    JSON.stringify({ at: Date.now(), sentTo: { email: 'anna@example.com' } }),
  )
  const past = new Date(Date.now() - 1_000).toISOString()
  const pending = [
    { purpose: 'sign-up', kind: 'email', to: 'anna@example.com', resendAt: past, expiresAt: past },
  ]
  answerPendingCodes.mockImplementation(answerJson(200, { pending }))
  await renderForm(<SignUp />, answerJson(202, {}))
  await expect.element(code).toBeVisible()
  await expect.element(code).not.toHaveFocus()
  await page.getByRole('button', { name: 'Send again' }).click()
  await expect.element(email).toHaveFocus()
})
