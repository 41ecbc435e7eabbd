import '@foyer/kit/styles.css'
import { signIn } from '@foyer/core/messages/en-001'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import { findAxeViolations } from '../testing/find-axe-violations.ts'
import {
  answerJson,
  OpenAnswer,
  renderForm,
  user,
  wrongPassword,
  type Answer,
} from '../testing/render-form.tsx'
import { SignIn, type SignInProps } from './sign-in.tsx'

const email = page.getByRole('textbox', { name: 'E-mail' })
const phone = page.getByRole('textbox', { name: 'Phone' })
const password = page.getByLabelText('Password', { exact: true })
const submit = page.getByRole('button', { name: 'Sign in' })
const alert = page.getByRole('form').getByRole('alert')
const both = ['email', 'phone'] as const

async function fillIn(): Promise<void> {
  await email.fill('anna@example.com')
  await password.fill('corridor')
}

afterEach(() => {
  delete document.documentElement.dataset['theme']
})

describe('<SignIn>', () => {
  it('signs in with Enter, once, with the fingerprint and a key of its own', async () => {
    const onSuccess = vi.fn<NonNullable<SignInProps['onSuccess']>>()
    const { sent, session } = await renderForm(<SignIn onSuccess={onSuccess} />, answerJson(200, user))
    await fillIn()
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => onSuccess.mock.calls).toEqual([[user]])
    expect(sent).toEqual([
      {
        body: {
          email: 'anna@example.com',
          password: 'corridor',
          lang: 'en-001',
          fingerprint: {
            clientId: null,
            visitorId: null,
            sealed: null,
            userAgent: navigator.userAgent,
            screenWidth: screen.width,
            screenHeight: screen.height,
          },
        },
        key: expect.stringMatching(/^[0-9a-f]{32}$/),
      },
    ])
    expect(session.getState()).toEqual({ status: 'signed-in', user })
  })

  it('keeps what was typed after a wrong password, says so, and lets it be typed over', async () => {
    const { answer, sent } = await renderForm(<SignIn />, wrongPassword)
    await fillIn()
    await submit.click()
    await expect.element(alert).toHaveTextContent('do not match. Check both and try again.')
    await expect.element(email).toHaveValue('anna@example.com')
    await expect.element(password).toHaveValue('corridor')
    await expect.element(password).toHaveFocus()
    answer.mockImplementation(answerJson(200, user))
    await userEvent.keyboard('Corridor-1{Enter}')
    await expect.poll(() => sent.length).toBe(2)
    expect(sent[1]?.body['password']).toBe('Corridor-1')
    expect(sent[1]?.key).not.toBe(sent[0]?.key)
  })

  it('sends once when the button is pressed twice', async () => {
    const onSuccess = vi.fn<NonNullable<SignInProps['onSuccess']>>()
    const open = new OpenAnswer()
    const { sent } = await renderForm(<SignIn onSuccess={onSuccess} />, () => open.promise)
    await fillIn()
    await submit.dblClick()
    await userEvent.keyboard('{Enter}')
    open.resolve(await answerJson(200, user)())
    await expect.poll(() => onSuccess.mock.calls.length).toBe(1)
    expect(sent).toHaveLength(1)
  })

  it('sends nothing while a field has an error, and leads to it', async () => {
    const { sent } = await renderForm(<SignIn />, answerJson(200, user))
    await email.fill('anna')
    await password.fill('corridor')
    await submit.click()
    await expect.element(email).toHaveFocus()
    await expect.element(alert).toHaveTextContent('Enter an e-mail address like name@example.com')
    expect(sent).toEqual([])
  })

  it.each<[string, Answer, string]>([
    ['no network', () => Promise.reject(new TypeError('Failed to fetch')), signIn.failure_offline],
    [
      'an HTML page with 502',
      () => new Response('<h1>502</h1>', { status: 502 }),
      signIn.failure_unavailable,
    ],
    ['an answer cut short', () => new Response('{"id":'), signIn.failure_unreadable_answer],
    [
      'too many attempts',
      answerJson(429, { code: 'too_many_attempts', message: '' }, { 'Retry-After': '30' }),
      'Too many attempts. Wait 30 seconds and try again.',
    ],
    [
      'a busy server',
      answerJson(503, { code: 'overloaded', message: '' }, { 'Retry-After': '2' }),
      'There is a lot going on right now. Wait 2 seconds and try again; what you typed is still here.',
    ],
  ])('says what to do about %s, loses nothing, and can try again', async (_, answer, words) => {
    const onSuccess = vi.fn<NonNullable<SignInProps['onSuccess']>>()
    const rendered = await renderForm(<SignIn onSuccess={onSuccess} />, answer)
    await fillIn()
    await submit.click()
    await expect.element(alert).toHaveTextContent(words)
    await expect.element(email).toHaveValue('anna@example.com')
    await expect.element(password).toHaveValue('corridor')
    rendered.answer.mockImplementation(answerJson(200, user))
    await submit.click()
    await expect.poll(() => onSuccess.mock.calls.length).toBe(1)
  })

  it('shows what the server says of a field', async () => {
    const errors = [{ field: 'email', code: 'email_format', message: 'This domain takes no mail' }]
    await renderForm(
      <SignIn />,
      answerJson(422, { code: 'validation_failed', message: 'Look again', errors }),
    )
    await fillIn()
    await submit.click()
    await expect.element(email).toHaveFocus()
    await expect.element(alert).toHaveTextContent('This domain takes no mail')
    await password.click()
    await expect.element(email).toHaveAccessibleDescription('This domain takes no mail')
  })

  it('keeps what was typed in each method, and sends the chosen one alone', async () => {
    const { sent } = await renderForm(<SignIn methods={both} />, answerJson(200, user))
    await email.fill('anna@example.com')
    await page.getByRole('tab', { name: 'Phone' }).click()
    await phone.fill('+44 (20) 7946-0000')
    await page.getByRole('tab', { name: 'E-mail' }).click()
    await expect.element(email).toHaveValue('anna@example.com')
    await page.getByRole('tab', { name: 'Phone' }).click()
    await expect.element(phone).toHaveValue('+44 (20) 7946-0000')
    await password.fill('corridor')
    await submit.click()
    await expect.poll(() => sent.length).toBe(1)
    expect(sent[0]?.body).toMatchObject({ phone: '+442079460000' })
    expect(sent[0]?.body).not.toHaveProperty('email')
  })

  it('has no tabs for one method, and no links without addresses', async () => {
    await renderForm(<SignIn />, wrongPassword)
    await expect.element(email).toBeVisible()
    expect(page.getByRole('tab').elements()).toEqual([])
    expect(page.getByRole('link').elements()).toEqual([])
    expect(page.getByText('or', { exact: true }).elements()).toEqual([])
  })

  it('leads to sign-up and recovery, and shows other ways to sign in', async () => {
    const links = { signUp: '/sign-up', recovery: '/recover' }
    await renderForm(<SignIn links={links} social={<p>Other ways</p>} />, wrongPassword)
    await expect
      .element(page.getByRole('link', { name: 'Create an account' }))
      .toHaveAttribute('href', '/sign-up')
    await expect.element(page.getByRole('link', { name: 'Forgot it?' })).toHaveAttribute('href', '/recover')
    await expect.element(page.getByText('or', { exact: true })).toBeVisible()
    await expect.element(page.getByText('Other ways')).toBeVisible()
  })

  it('is a form that password managers understand', async () => {
    await renderForm(<SignIn methods={both} />, wrongPassword)
    await expect.element(email).toHaveAttribute('autocomplete', 'username')
    await expect.element(email).toHaveAttribute('name', 'email')
    await expect.element(email).toHaveAttribute('type', 'email')
    await expect.element(password).toHaveAttribute('autocomplete', 'current-password')
    await expect.element(password).toHaveAttribute('name', 'password')
    const forms = new Set([email, password, submit].map((part) => part.element().closest('form')))
    expect(forms.size).toBe(1)
  })

  it('sends the attempt under way again when the device is turned, with the same key', async () => {
    const onSuccess = vi.fn<NonNullable<SignInProps['onSuccess']>>()
    const { answer, sent } = await renderForm(<SignIn onSuccess={onSuccess} />, () => new Promise(() => {}))
    await fillIn()
    await submit.click()
    await expect.poll(() => sent.length).toBe(1)
    answer.mockImplementation(answerJson(200, user))
    screen.orientation.dispatchEvent(new Event('change'))
    await expect.poll(() => onSuccess.mock.calls.length).toBe(1)
    expect(sent).toHaveLength(2)
    expect(sent[1]?.key).toBe(sent[0]?.key)
  })

  it('names the provider and how to install it when it is missing', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    await expect(render(<SignIn />)).rejects.toThrow(
      /<SignIn> needs <FoyerProvider> around it.*Import FoyerProvider from '@foyer\/sign-in'/,
    )
    vi.restoreAllMocks()
  })

  it.each(['light', 'dark'])('is accessible in every state (%s)', async (theme) => {
    document.documentElement.dataset['theme'] = theme
    const open = new OpenAnswer()
    const links = { signUp: '/sign-up', recovery: '/recover' }
    await renderForm(<SignIn methods={both} links={links} />, () => open.promise)
    expect(await findAxeViolations()).toEqual([])
    await submit.click()
    await password.click()
    expect(await findAxeViolations()).toEqual([])
    await fillIn()
    await submit.click()
    expect(await findAxeViolations()).toEqual([])
    open.resolve(await wrongPassword())
    await expect.element(alert).not.toBeEmptyDOMElement()
    expect(await findAxeViolations()).toEqual([])
  })
})
