import '@foyer/kit/styles.css'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import { findAxeViolationsInThemes } from '../testing/find-axe-violations.ts'
import { answerJson, DeferredAnswer, renderForm, user, wrongPassword } from '../testing/render-form.tsx'
import { alert, email, fillIn, password, phone, submit } from '../testing/sign-in-controls.ts'
import type { SignInProps } from './sign-in-props.ts'
import { SignIn } from './sign-in.tsx'

const both = ['email', 'phone'] as const

afterEach(() => {
  vi.restoreAllMocks()
  delete document.documentElement.dataset['theme']
})

describe('<SignIn>', () => {
  // R1.1, R3.1
  it('signs in with Enter, once, and sends the fingerprint and an idempotency key', async () => {
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
    const open = new DeferredAnswer()
    const { sent } = await renderForm(<SignIn onSuccess={onSuccess} />, () => open.promise)
    await fillIn()
    await submit.dblClick()
    await userEvent.keyboard('{Enter}')
    open.resolve(await answerJson(200, user)())
    await expect.poll(() => onSuccess.mock.calls.length).toBe(1)
    expect(sent).toHaveLength(1)
  })

  it('has each field in the panel of its tab', async () => {
    await renderForm(<SignIn methods={both} />, answerJson(200, user))
    for (const [name, field] of [
      ['Phone', phone],
      ['E-mail', email],
    ] as const) {
      const tab = page.getByRole('tab', { name })
      await tab.click()
      const panel = page.getByRole('tabpanel', { name })
      await expect.element(field).toBeVisible()
      await expect.element(panel).toContainElement(field.element())
      expect(tab.element().getAttribute('aria-controls')).toBe(panel.element().id)
    }
  })

  // R2.5
  it('has no tabs for one method, and no links without addresses', async () => {
    await renderForm(<SignIn />, wrongPassword)
    await expect.element(email).toBeVisible()
    expect(page.getByRole('tab').elements()).toEqual([])
    expect(page.getByRole('link').elements()).toEqual([])
    expect(page.getByText('or', { exact: true }).elements()).toEqual([])
  })

  // R2.6, R2.7
  it('leads to sign-up and recovery, and shows other ways to sign in', async () => {
    const links = { signUp: '/sign-up', recovery: '/recover' }
    await renderForm(<SignIn links={links} social={<p>Other ways</p>} />, wrongPassword)
    await expect
      .element(page.getByRole('link', { name: 'Create an account' }))
      .toHaveAttribute('href', '/sign-up')
    await expect
      .element(page.getByRole('link', { name: 'Forgot password?' }))
      .toHaveAttribute('href', '/recover')
    await expect.element(page.getByText('or', { exact: true })).toBeVisible()
    await expect.element(page.getByText('Other ways')).toBeVisible()
  })

  it('is moved through by Tab from the address to the password, and then to the link for a forgotten one', async () => {
    await renderForm(<SignIn links={{ recovery: '/recover' }} />, wrongPassword)
    await email.click()
    await userEvent.tab()
    await expect.element(password).toHaveFocus()
    await userEvent.tab()
    await userEvent.tab()
    await expect.element(page.getByRole('link', { name: 'Forgot password?' })).toHaveFocus()
  })

  it('shows no success ticks: a well-formed address may belong to nobody', async () => {
    await renderForm(<SignIn />, wrongPassword)
    await fillIn()
    await userEvent.tab()
    expect(getComputedStyle(page.getByText('E-mail', { exact: true }).element(), '::after').content).toBe(
      'none',
    )
  })

  it('is a form that password managers understand', async () => {
    await renderForm(<SignIn methods={both} />, wrongPassword)
    await expect.element(email).toHaveAttribute('autocomplete', 'username webauthn')
    // A user name may be in inputs of type "email" and "text", but not "tel" (HTML standard).
    await page.getByRole('tab', { name: 'Phone' }).click()
    await expect.element(phone).toHaveAttribute('autocomplete', 'username webauthn')
    await expect.element(phone).toHaveAttribute('type', 'text')
    await expect.element(email).not.toBeInTheDocument()
    await page.getByRole('tab', { name: 'E-mail' }).click()
    await expect.element(email).toHaveAttribute('name', 'email')
    await expect.element(email).toHaveAttribute('type', 'email')
    await expect.element(password).toHaveAttribute('autocomplete', 'current-password')
    await expect.element(password).toHaveAttribute('name', 'password')
    const forms = new Set([email, password, submit].map((part) => part.element().closest('form')))
    expect(forms.size).toBe(1)
  })

  // R4.6
  it('sends a pending request again when the device is rotated, with the same key', async () => {
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

  // R4.6
  it('sends a pending request again in a browser that only dispatches `orientationchange` on the window', async () => {
    vi.spyOn(Screen.prototype, 'orientation', 'get').mockReturnValue(undefined as never)
    const { answer, sent } = await renderForm(<SignIn />, () => new Promise(() => {}))
    await fillIn()
    await submit.click()
    await expect.poll(() => sent.length).toBe(1)
    answer.mockImplementation(answerJson(200, user))
    window.dispatchEvent(new Event('orientationchange'))
    await expect.poll(() => sent.length).toBe(2)
    expect(sent[1]?.key).toBe(sent[0]?.key)
    vi.restoreAllMocks()
  })

  it('sends again what was submitted, even if another method was chosen before the device is rotated', async () => {
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

  it('throws an error that says how to install the provider when it is missing', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    await expect(render(<SignIn />)).rejects.toThrow(
      /<SignIn> needs <FoyerProvider> around it.*Import FoyerProvider from '@foyer\/sign-in'/,
    )
    vi.restoreAllMocks()
  })

  it('is accessible in every state, in both themes', async () => {
    const open = new DeferredAnswer()
    const links = { signUp: '/sign-up', recovery: '/recover' }
    await renderForm(<SignIn methods={both} links={links} />, () => open.promise)
    expect(await findAxeViolationsInThemes()).toEqual([])
    await submit.click()
    await password.click()
    expect(await findAxeViolationsInThemes()).toEqual([])
    await fillIn()
    await submit.click()
    expect(await findAxeViolationsInThemes()).toEqual([])
    open.resolve(await wrongPassword())
    await expect.element(alert).not.toBeEmptyDOMElement()
    expect(await findAxeViolationsInThemes()).toEqual([])
  })
})
