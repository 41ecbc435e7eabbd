import '@foyer/kit/styles.css'
import { KitLocale } from '@foyer/kit/messages'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import { findAxeViolations } from '../testing/find-axe-violations.ts'
import { answerJson, OpenAnswer, renderForm, user, wrongPassword } from '../testing/render-form.tsx'
import { alert, email, fillIn, password, phone, submit } from '../testing/sign-in-controls.ts'
import { SignIn, type SignInProps } from './sign-in.tsx'

const both = ['email', 'phone'] as const

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

  it('keeps what was typed in each method, and sends the chosen one alone', async () => {
    const { sent } = await renderForm(<SignIn methods={both} />, answerJson(200, user))
    await email.fill('anna@example.com')
    await page.getByRole('tab', { name: 'Phone' }).click()
    await phone.fill('+44 (20) 7946-0000')
    await page.getByRole('tab', { name: 'E-mail' }).click()
    await expect.element(email).toHaveValue('anna@example.com')
    await page.getByRole('tab', { name: 'Phone' }).click()
    await expect.element(phone).toHaveValue('44 2079 460000')
    await password.fill('corridor')
    await submit.click()
    await expect.poll(() => sent.length).toBe(1)
    expect(sent[0]?.body).toMatchObject({ phone: '+442079460000' })
    expect(sent[0]?.body).not.toHaveProperty('email')
  })

  it('takes a number with its country, beside which the country can be changed', async () => {
    const { sent } = await renderForm(
      <KitLocale value="de-DE">
        <SignIn methods={['phone']} />
      </KitLocale>,
      answerJson(200, user),
    )
    const country = page.getByRole('button', { name: 'Country: Deutschland, +49' })
    await expect.element(country).toHaveAttribute('aria-haspopup', 'dialog')
    await phone.fill('0151 23456789')
    await expect.element(phone).toHaveValue('49 1512 3456789')
    await password.fill('corridor')
    await submit.click()
    await expect.poll(() => sent.length).toBe(1)
    expect(sent[0]?.body).toMatchObject({ phone: '+4915123456789' })
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

  it('sends what was submitted, though another method has been chosen when the device is turned', async () => {
    const { answer, sent } = await renderForm(<SignIn methods={both} />, () => new Promise(() => {}))
    await fillIn()
    await submit.click()
    await expect.poll(() => sent.length).toBe(1)
    await page.getByRole('tab', { name: 'Phone' }).click()
    answer.mockImplementation(answerJson(200, user))
    screen.orientation.dispatchEvent(new Event('change'))
    await expect.poll(() => sent.length).toBe(2)
    expect(sent[1]?.body).toEqual(sent[0]?.body)
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
