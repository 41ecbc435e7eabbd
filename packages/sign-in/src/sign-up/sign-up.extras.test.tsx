import '@foyer/kit/styles.css'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { mockLocale } from '../testing/mock-locale.ts'
import { answerJson, answerPromocode, renderForm, user } from '../testing/render-form.tsx'
import { SignUp } from './sign-up.tsx'

const email = page.getByRole('combobox', { name: 'E-mail' })
const password = page.getByLabelText('Password', { exact: true })
const submit = page.getByRole('button', { name: 'Create account' })
const both = ['email', 'phone'] as const

afterEach(() => {
  vi.restoreAllMocks()
  delete document.documentElement.dataset['theme']
})

describe('<SignUp>', () => {
  it('accepts a phone number as people write it, starting with the country where they are', async () => {
    mockLocale(['en-US', 'en'], 'Europe/Oslo')
    const { sent } = await renderForm(<SignUp methods={both} />, answerJson(201, user))
    await page.getByRole('tab', { name: 'Phone' }).click()
    await expect.element(page.getByRole('button', { name: 'Country: Norway, +47' })).toBeVisible()
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

  it('shows that a promo code does not exist, and does not submit the form', async () => {
    const message = 'This code does not exist. Check it, or continue without one.'
    answerPromocode.mockImplementationOnce(answerJson(200, { isValid: false, message }))
    const { sent } = await renderForm(<SignUp hasPromocode />, answerJson(201, user))
    await email.fill('anna@example.com')
    await password.fill('Corridor-1')
    await page.getByRole('button', { name: 'Add a promo code' }).click()
    const promocode = page.getByRole('textbox', { name: 'Promo code (optional)' })
    await promocode.fill('NOPE')
    await submit.hover()
    await userEvent.tab()
    await expect.element(promocode).toHaveAccessibleDescription(message)
    await submit.click()
    await expect.element(promocode).toHaveFocus()
    expect(sent).toEqual([])
    await promocode.fill('FRIENDS')
    await expect
      .poll(() => document.querySelectorAll('[data-status=success] [name=promocode]').length)
      .toBe(1)
    await submit.click()
    await expect.poll(() => sent[0]?.body['promocode']).toBe('FRIENDS')
  })

  // R1.14
  it('asks for a date of birth in three parts, sends it, and blocks the submit while it is invalid', async () => {
    const { sent } = await renderForm(<SignUp hasDateOfBirth />, answerJson(201, user))
    const group = page.getByRole('group', { name: 'Date of birth (optional)' })
    await email.fill('anna@example.com')
    await password.fill('Corridor-1')
    await expect.element(group.getByLabelText('Month')).toHaveAttribute('autocomplete', 'bday-month')
    await group.getByLabelText('Month').fill('13')
    await submit.click()
    await expect.element(group.getByLabelText('Month')).toHaveFocus()
    expect(sent).toEqual([])
    await group.getByLabelText('Day').fill('1')
    await group.getByLabelText('Month').fill('2')
    await group.getByLabelText('Year').fill('1990')
    await submit.click()
    await expect.poll(() => sent.length).toBe(1)
    expect(sent[0]?.body).toMatchObject({ dateOfBirth: '1990-02-01' })
  })
})
