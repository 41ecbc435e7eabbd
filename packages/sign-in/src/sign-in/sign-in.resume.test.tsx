import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { useSession } from '../session/use-session.ts'
import { answerJson, answerPendingCodes, DeferredAnswer, renderForm, user } from '../testing/render-form.tsx'
import { email } from '../testing/sign-in-controls.ts'
import { setKeyboard } from '../testing/set-keyboard.ts'
import type { SignInProps } from './sign-in-props.ts'
import { SignIn } from './sign-in.tsx'

const code = page.getByRole('textbox', { name: /^Code from/ })
const past = new Date(0).toISOString()
const heading = page.getByRole('heading', { name: 'Enter the code' })

beforeEach(() => {
  const sentTo = { email: 'anna@example.com' }
  sessionStorage.setItem('foyer-sign-in-code', JSON.stringify({ at: Date.now(), sentTo }))
  const at = new Date(Date.now() + 30_000).toISOString()
  const pending = [{ purpose: 'sign-in', kind: 'email', to: sentTo.email, resendAt: at, expiresAt: at }]
  answerPendingCodes.mockImplementation(answerJson(200, { pending }))
})
afterEach(() => {
  answerPendingCodes.mockImplementation(answerJson(200, { pending: [] }))
  sessionStorage.clear()
  vi.restoreAllMocks()
})

/** A page that is rendered again when somebody signs in, and is left a moment later. */
function SlowPage({ onSuccess }: Pick<SignInProps, 'onSuccess'>) {
  const { state } = useSession()
  return (
    <>
      <SignIn onSuccess={onSuccess} />
      <p>{state.status}</p>
    </>
  )
}

describe('The form for a code, on a page that was loaded again,', () => {
  it('gets the focus if the form has autofocus', async () => {
    setKeyboard(true)
    await renderForm(<SignIn autofocus />, answerJson(200, { ...user, ended: null }))
    await expect.element(code).toHaveFocus()
  })

  it('does not take the focus from outside of the form', async () => {
    await renderForm(<SignIn />, answerJson(200, { ...user, ended: null }))
    await expect.element(heading).toBeVisible()
    expect(document.activeElement).toBe(document.body)
  })

  it('stays until the page is left once the code is accepted', async () => {
    const onSuccess = vi.fn<NonNullable<SignInProps['onSuccess']>>()
    await renderForm(<SlowPage onSuccess={onSuccess} />, answerJson(200, { ...user, ended: null }))
    await code.click()
    await userEvent.keyboard('123456')
    await expect.poll(() => onSuccess.mock.calls).toEqual([[user]])
    await expect.element(page.getByText('signed-in')).toBeVisible()
    await expect.element(heading).toBeVisible()
    expect(sessionStorage).toHaveLength(0)
  })
})

it('The form for a code still asks for the newest recipient’s after a reload, when an older one was sent again meanwhile', async () => {
  const pending = [
    { purpose: 'sign-in', kind: 'email', to: 'anna@example.com', resendAt: past, expiresAt: past },
  ]
  answerPendingCodes.mockImplementation(answerJson(200, { pending }))
  const late = new DeferredAnswer()
  const { answer, sent, unmount } = await renderForm(<SignIn />, () => late.promise)
  await page.getByRole('button', { name: 'Send again' }).click()
  await expect.poll(() => sent).toHaveLength(1)
  await page.getByRole('button', { name: 'Use another address' }).click()
  await email.fill('boris@example.com')
  answer.mockImplementation(answerJson(202, {}))
  await page.getByRole('button', { name: 'Send me a code instead' }).click()
  await expect.element(code).toHaveFocus()
  late.resolve(await answerJson(202, {})())
  // A call that is answered later.
  answer.mockImplementation(answerJson(422, { code: 'invalid_code', message: 'Another code, please.' }))
  await userEvent.keyboard('123456')
  await expect.element(page.getByText('Another code, please.')).toBeVisible()
  await unmount()
  await renderForm(<SignIn />, answerJson(202, {}))
  await expect.element(page.getByText(/boris@example\.com/)).toBeVisible()
})
