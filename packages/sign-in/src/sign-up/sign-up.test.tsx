import '@foyer/kit/styles.css'
import type { PasswordProfile } from '@foyer/core/validators'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { findAxeViolationsInThemes } from '../testing/find-axe-violations.ts'
import {
  answerJson,
  answerSettings,
  DeferredAnswer,
  renderForm,
  settingsOf,
  user,
} from '../testing/render-form.tsx'
import type { SignUpProps } from './sign-up-props.ts'
import { SignUp } from './sign-up.tsx'

const email = page.getByRole('combobox', { name: 'E-mail' })
const password = page.getByLabelText('Password', { exact: true })
const submit = page.getByRole('button', { name: 'Create account' })
const both = ['email', 'phone'] as const
const taken = answerJson(409, { code: 'account_exists', message: 'There is an account already.' })

afterEach(() => {
  delete document.documentElement.dataset['theme']
})

describe('<SignUp>', () => {
  // R1.18
  it('creates an account with Enter, and signs the person in', async () => {
    const onSuccess = vi.fn<NonNullable<SignUpProps['onSuccess']>>()
    const { sent, session } = await renderForm(<SignUp onSuccess={onSuccess} />, answerJson(201, user))
    await email.fill(' anna@example.com ')
    await password.fill('Corridor-1')
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => onSuccess.mock.calls).toEqual([[user]])
    expect(sent).toHaveLength(1)
    expect(sent[0]?.body).toMatchObject({ email: 'anna@example.com', password: 'Corridor-1', lang: 'en-001' })
    expect(sent[0]?.body).not.toHaveProperty('promocode')
    expect(session.getState()).toEqual({ status: 'signed-in', user })
  })

  it.each<[string, PasswordProfile | undefined, PasswordProfile]>([
    ['8–64 characters', 'classic', 'nist'],
    ['8–64 characters', undefined, 'classic'],
    ['At least 15 characters', undefined, 'nist'],
  ])('shows the rule "%s" where %s is given and the server has %s', async (rule, given, profile) => {
    answerSettings.mockImplementationOnce(settingsOf(profile))
    await renderForm(<SignUp passwordProfile={given} />, answerJson(201, user))
    await expect.element(page.getByRole('listitem').first()).toHaveTextContent(rule)
    answerSettings.mockReset()
  })

  it('rejects a common password, and says so', async () => {
    const { sent } = await renderForm(<SignUp />, answerJson(201, user))
    await email.fill('anna@example.com')
    await password.fill('Password1')
    await userEvent.tab()
    const message = 'This password is too common. Choose another one'
    await expect.element(password).toHaveAccessibleDescription(new RegExp(`${message}$`))
    await submit.click()
    await expect.element(password).toHaveFocus()
    expect(sent).toEqual([])
    await password.fill('Corridor-light-9')
    await submit.click()
    await expect.poll(() => sent.length).toBe(1)
  })

  // R5.12
  it('sends no password that breaks its rules', async () => {
    const { sent } = await renderForm(<SignUp />, answerJson(201, user))
    await email.fill('anna@example.com')
    await password.fill('corridor')
    await submit.click()
    await expect.element(password).toHaveFocus()
    expect(sent).toEqual([])
  })

  it('lists all errors at once, with a link to each', async () => {
    await renderForm(<SignUp />, answerJson(201, user))
    await submit.click()
    await expect.element(email).toHaveFocus()
    await expect.element(email).toHaveAccessibleDescription('Fill in this field')
    await page.getByRole('link', { name: 'Password: Fill in this field' }).click()
    await expect.element(password).toHaveFocus()
    await expect.element(password).toHaveAccessibleDescription(/Fill in this field$/)
  })

  it.each([1, 2, 3] as const)('heads the list of errors one level below its own, h%i', async (level) => {
    await renderForm(<SignUp headingLevel={level} />, answerJson(201, user))
    await submit.click()
    await expect
      .element(page.getByRole('heading', { level: level + 1 }))
      .toHaveTextContent('There is a problem')
    const levels = page.getByRole('heading').elements()
    expect(levels.map(({ tagName }) => tagName)).toEqual([`H${level}`, `H${level + 1}`])
  })

  it('shows at the field that the account exists, and offers to sign in', async () => {
    await renderForm(<SignUp links={{ signIn: '/sign-in' }} />, taken)
    await email.fill('anna@example.com')
    await password.fill('Corridor-1')
    await submit.click()
    await expect.element(email).toHaveFocus()
    await expect.element(email).toHaveAttribute('aria-invalid', 'true')
    await expect.element(email).toHaveAccessibleDescription('An account with these details already exists.')
    await expect
      .element(page.getByRole('link', { name: 'Sign in instead' }))
      .toHaveAttribute('href', '/sign-in')
    await expect.element(email).toHaveValue('anna@example.com')
    await expect.element(password).toHaveValue('Corridor-1')
  })

  it('takes another address after one that is taken', async () => {
    const { answer, sent } = await renderForm(<SignUp links={{ signIn: '/sign-in' }} />, taken)
    await email.fill('anna@example.com')
    await password.fill('Corridor-1')
    await submit.click()
    await expect.element(email).toHaveAttribute('aria-invalid', 'true')
    answer.mockImplementation(answerJson(201, user))
    await expect.element(page.getByRole('link', { name: 'Sign in instead' })).toBeVisible()
    await email.fill('anna.b@example.com')
    await expect.element(page.getByRole('link', { name: 'Sign in instead' })).not.toBeInTheDocument()
    await submit.click()
    await expect.poll(() => sent.length).toBe(2)
    expect(sent[1]?.body).toMatchObject({ email: 'anna.b@example.com' })
  })

  it('is a form that password managers understand', async () => {
    await renderForm(<SignUp methods={both} />, taken)
    await expect.element(email).toHaveAttribute('autocomplete', 'email')
    await expect.element(password).toHaveAttribute('autocomplete', 'new-password')
  })

  it('is accessible in every state, in both themes', async () => {
    const open = new DeferredAnswer()
    const form = <SignUp methods={both} links={{ signIn: '/sign-in' }} hasPromocode terms={<p>Terms</p>} />
    await renderForm(form, () => open.promise)
    expect(await findAxeViolationsInThemes()).toEqual([])
    await password.fill('corridor')
    await submit.click()
    expect(await findAxeViolationsInThemes()).toEqual([])
    await email.fill('anna@example.com')
    await password.fill('Corridor-1')
    await submit.click()
    expect(await findAxeViolationsInThemes()).toEqual([])
    open.resolve(await taken())
    await expect.element(page.getByRole('link', { name: 'Sign in instead' })).toBeVisible()
    expect(await findAxeViolationsInThemes()).toEqual([])
  })
})
