import '@foyer/kit/styles.css'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { findAxeViolations } from '../testing/find-axe-violations.ts'
import { answerJson, OpenAnswer, renderForm, user } from '../testing/render-form.tsx'
import { SignUp, type SignUpProps } from './sign-up.tsx'

const email = page.getByRole('combobox', { name: 'E-mail' })
const password = page.getByLabelText('Password', { exact: true })
const submit = page.getByRole('button', { name: 'Create account' })
const both = ['email', 'phone'] as const
const taken = answerJson(409, { code: 'account_exists', message: 'There is an account already.' })

afterEach(() => {
  delete document.documentElement.dataset['theme']
})

describe('<SignUp>', () => {
  it('makes an account with Enter, and signs the person in', async () => {
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

  it('sends no password that breaks its rules', async () => {
    const { sent } = await renderForm(<SignUp />, answerJson(201, user))
    await email.fill('anna@example.com')
    await password.fill('corridor')
    await submit.click()
    await expect.element(password).toHaveFocus()
    expect(sent).toEqual([])
  })

  it('says at the field that the account exists, and offers to sign in', async () => {
    await renderForm(<SignUp links={{ signIn: '/sign-in' }} />, taken)
    await email.fill('anna@example.com')
    await password.fill('Corridor-1')
    await submit.click()
    await expect
      .element(page.getByRole('alert'))
      .toHaveTextContent('E-mail: There is an account with these details already.')
    await expect.element(email).toHaveFocus()
    await userEvent.tab()
    await expect.element(email).toHaveAttribute('aria-invalid', 'true')
    await expect.element(email).toHaveAccessibleDescription('There is an account with these details already.')
    await expect
      .element(page.getByRole('link', { name: 'Sign in instead' }))
      .toHaveAttribute('href', '/sign-in')
    await expect.element(email).toHaveValue('anna@example.com')
    await expect.element(password).toHaveValue('Corridor-1')
  })

  it('takes another address after one that is taken', async () => {
    const { answer, sent } = await renderForm(<SignUp />, taken)
    await email.fill('anna@example.com')
    await password.fill('Corridor-1')
    await submit.click()
    await expect.element(page.getByRole('alert')).not.toBeEmptyDOMElement()
    answer.mockImplementation(answerJson(201, user))
    await email.fill('anna.b@example.com')
    await submit.click()
    await expect.poll(() => sent.length).toBe(2)
    expect(sent[1]?.body).toMatchObject({ email: 'anna.b@example.com' })
  })

  it('takes a phone number as people type it', async () => {
    const { sent } = await renderForm(<SignUp methods={both} />, answerJson(201, user))
    await page.getByRole('tab', { name: 'Phone' }).click()
    await page.getByRole('textbox', { name: 'Phone' }).fill('+44 (20) 7946-0000')
    await password.fill('Corridor-1')
    await submit.click()
    await expect.poll(() => sent.length).toBe(1)
    expect(sent[0]?.body).toMatchObject({ phone: '+442079460000' })
  })

  it('asks for a promo code only when it is wanted, and sends it', async () => {
    const { sent } = await renderForm(<SignUp hasPromocode />, answerJson(201, user))
    await page.getByRole('button', { name: 'Add a promo code' }).click()
    const promocode = page.getByRole('textbox', { name: 'Promo code (optional)' })
    await expect.element(promocode).toHaveFocus()
    await promocode.fill('WINTER')
    await email.fill('anna@example.com')
    await password.fill('Corridor-1')
    await submit.click()
    await expect.poll(() => sent.length).toBe(1)
    expect(sent[0]?.body).toMatchObject({ promocode: 'WINTER' })
  })

  it('is a form that password managers understand', async () => {
    await renderForm(<SignUp methods={both} />, taken)
    await expect.element(email).toHaveAttribute('autocomplete', 'email')
    await expect.element(password).toHaveAttribute('autocomplete', 'new-password')
  })

  it.each(['light', 'dark'])('is accessible in every state (%s)', async (theme) => {
    document.documentElement.dataset['theme'] = theme
    const open = new OpenAnswer()
    const form = <SignUp methods={both} links={{ signIn: '/sign-in' }} hasPromocode terms={<p>Terms</p>} />
    await renderForm(form, () => open.promise)
    expect(await findAxeViolations()).toEqual([])
    await password.fill('corridor')
    await submit.click()
    expect(await findAxeViolations()).toEqual([])
    await email.fill('anna@example.com')
    await password.fill('Corridor-1')
    await submit.click()
    expect(await findAxeViolations()).toEqual([])
    open.resolve(await taken())
    await expect.element(page.getByRole('link', { name: 'Sign in instead' })).toBeVisible()
    expect(await findAxeViolations()).toEqual([])
  })
})
