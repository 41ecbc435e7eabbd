import '@foyer/kit/styles.css'
import { signIn } from '@foyer/core/messages/en-001'
import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { answerJson, renderForm, user, wrongPassword, type Answer } from '../testing/render-form.tsx'
import { alert, email, fillIn, password, submit } from '../testing/sign-in-controls.ts'
import type { SignInProps } from './sign-in-props.ts'
import { SignIn } from './sign-in.tsx'

const both = ['email', 'phone'] as const

describe('<SignIn>, refused,', () => {
  it('keeps what was typed after a wrong password, shows the error, and selects the password', async () => {
    const { answer, sent } = await renderForm(<SignIn />, wrongPassword)
    await fillIn()
    await submit.click()
    await expect.element(alert).toHaveTextContent('is wrong. Check them and try again.')
    await expect.element(email).toHaveValue('anna@example.com')
    await expect.element(password).toHaveValue('corridor')
    await expect.element(password).toHaveFocus()
    answer.mockImplementation(answerJson(200, user))
    await userEvent.keyboard('Corridor-1{Enter}')
    await expect.poll(() => sent.length).toBe(2)
    expect(sent[1]?.body['password']).toBe('Corridor-1')
    expect(sent[1]?.key).not.toBe(sent[0]?.key)
  })

  // R8.2
  it('passes the server’s message to onError, with the error itself', async () => {
    const onError = vi.fn<NonNullable<SignInProps['onError']>>()
    await renderForm(<SignIn onError={onError} />, wrongPassword)
    await fillIn()
    await submit.click()
    await expect.poll(() => onError.mock.calls.length).toBe(1)
    const [message, error] = onError.mock.calls[0] ?? []
    expect(message).toContain('is wrong')
    expect(error).toMatchObject({ code: 'invalid_credentials', message })
  })

  // R8.2
  it('passes the server’s message to onError even if the person sees another one', async () => {
    const onError = vi.fn<NonNullable<SignInProps['onError']>>()
    const message = 'Too many attempts. Wait 30 seconds and try again.'
    await renderForm(
      <SignIn onError={onError} />,
      answerJson(429, { code: 'too_many_attempts', message }, { 'Retry-After': '120' }),
    )
    await fillIn()
    await submit.click()
    await expect.poll(() => onError.mock.calls[0]?.[0]).toBe(message)
    await expect.element(page.getByRole('alert')).toHaveTextContent('2 minutes')
  })

  // R4.4
  it('sends nothing while a field has an error, and focuses it', async () => {
    const { sent } = await renderForm(<SignIn />, answerJson(200, user))
    await email.fill('anna')
    await password.fill('corridor')
    await submit.click()
    await expect.element(email).toHaveFocus()
    await expect.element(email).toHaveAccessibleDescription('Enter an e-mail address, like name@example.com')
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
      'We are very busy right now. Wait 2 seconds and try again. What you typed is still here.',
    ],
  ])(
    'says what to do about %s, keeps what was typed, and sends the next try with the same key',
    async (_, answer, message) => {
      const onSuccess = vi.fn<NonNullable<SignInProps['onSuccess']>>()
      const rendered = await renderForm(<SignIn onSuccess={onSuccess} />, answer)
      await fillIn()
      await submit.click()
      await expect.element(alert).toHaveTextContent(message)
      await expect.element(email).toHaveValue('anna@example.com')
      await expect.element(password).toHaveValue('corridor')
      rendered.answer.mockImplementation(answerJson(200, user))
      await submit.click()
      await expect.poll(() => onSuccess.mock.calls.length).toBe(1)
      // Perhaps only the answer was lost. With the same key, the server signs in once.
      const [first, second] = rendered.sent
      expect(second?.key).toBe(first?.key)
    },
  )

  it('removes the message about a password when another method is chosen', async () => {
    await renderForm(<SignIn methods={both} />, wrongPassword)
    await submit.click()
    await expect.element(password).toHaveAttribute('aria-invalid', 'true')
    await page.getByRole('tab', { name: 'Phone' }).click()
    await expect.element(password).not.toHaveAttribute('aria-invalid')
  })

  it('removes the message about a wrong password once it is edited', async () => {
    await renderForm(<SignIn />, wrongPassword)
    await fillIn()
    await submit.click()
    await expect.element(alert).toHaveTextContent('is wrong')
    await userEvent.keyboard('C')
    await expect.element(alert).toHaveTextContent(/^$/)
  })

  it('shows the server’s error about a field at that field', async () => {
    const errors = [{ field: 'email', code: 'email_format', message: 'This domain takes no mail' }]
    await renderForm(
      <SignIn />,
      answerJson(422, { code: 'validation_failed', message: 'Look again', errors }),
    )
    await fillIn()
    await submit.click()
    await expect.element(email).toHaveFocus()
    await expect.element(email).toHaveAccessibleDescription('This domain takes no mail')
  })
})
