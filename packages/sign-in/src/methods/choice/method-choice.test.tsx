import '@foyer/kit/styles.css'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Recovery } from '../../recovery/recovery.tsx'
import { SignIn } from '../../sign-in/sign-in.tsx'
import { SignUp } from '../../sign-up/sign-up.tsx'
import { findAxeViolations } from '../../testing/find-axe-violations.ts'
import { answerJson, renderForm, user } from '../../testing/render-form.tsx'
import { email, password, phone, submit } from '../../testing/sign-in-controls.ts'
import { lastWayKey } from './last-way.ts'

const both = ['email', 'phone'] as const
const takesAll = answerJson(200, user)
const tab = (name: string) => page.getByRole('tab', { name })

function clear(): void {
  localStorage.clear()
  sessionStorage.clear()
}
beforeEach(clear)
afterEach(clear)

/** Keeps links from loading another page, as a router does. */
function preventNavigation(event: Event): void {
  if (event.target instanceof Element && event.target.closest('a')) event.preventDefault()
}
beforeEach(() => addEventListener('click', preventNavigation))
afterEach(() => removeEventListener('click', preventNavigation))

describe('The method that was used last', () => {
  it('is remembered, marked, and selected the next time', async () => {
    const first = await renderForm(<SignIn methods={both} />, takesAll)
    await tab('Phone').click()
    await phone.fill('+12025550123')
    await password.fill('corridor')
    await submit.click()
    await expect.poll(() => localStorage.getItem(lastWayKey)).toBe('phone')
    await first.unmount()

    await renderForm(<SignIn methods={both} />, takesAll)
    await expect.element(tab('Phone')).toHaveAttribute('aria-selected', 'true')
    await expect.element(tab('Phone Last used')).toBeVisible()
    await expect.element(phone).toBeVisible()
    expect(await findAxeViolations()).toEqual([])
  })

  it('is ignored if it is a provider, or a method that this page does not offer', async () => {
    for (const way of ['google', 'phone', '__proto__']) {
      localStorage.setItem(lastWayKey, way)
      const { unmount } = await renderForm(<SignIn />, takesAll)
      await expect.element(email).toBeVisible()
      await unmount()
    }
  })

  it('is ignored when a new account is created', async () => {
    localStorage.setItem(lastWayKey, 'phone')
    await renderForm(<SignUp methods={both} />, takesAll)
    await expect.element(tab('E-mail')).toHaveAttribute('aria-selected', 'true')
    expect(tab('Last used').elements()).toEqual([])
  })
})

describe('A typed address or number', () => {
  const links = { recovery: '/recover', signUp: '/sign-up', signIn: '/sign-in' }

  it.each([
    ['anna@example.com', 'E-mail', email, 'anna@example.com'],
    ['+12025550123', 'Phone', phone, '1 202 555 0123'],
  ] as const)('is carried over to the form that a link opens: %s', async (typed, name, field, shown) => {
    const first = await renderForm(<SignIn methods={both} links={links} />, takesAll)
    await tab(name).click()
    await field.fill(typed)
    await page.getByRole('link', { name: /^Forgot/ }).click()
    await first.unmount()
    const second = await renderForm(<Recovery methods={both} />, takesAll)
    await expect.element(field).toHaveValue(shown)
    await second.unmount()
    // It is taken along once: the next form begins empty.
    await renderForm(<Recovery methods={both} />, takesAll)
    await expect.element(email).toHaveValue('')
  })

  it('is offered to the method that it fits: a number in the e-mail field', async () => {
    await renderForm(<SignIn methods={both} />, takesAll)
    await email.click()
    await userEvent.keyboard('+1 202 555 0123')
    await expect.element(page.getByText('This looks like a phone number.')).toBeVisible()
    expect(await findAxeViolations()).toEqual([])
    await page.getByRole('button', { name: 'Use a phone number' }).click()
    await expect.element(tab('Phone')).toHaveAttribute('aria-selected', 'true')
    await expect.element(phone).toHaveFocus()
    await expect.element(phone).toHaveValue('1 202 555 0123')
    expect(page.getByText('This looks like').elements()).toEqual([])
  })

  it('is offered to the method that it fits: an address in the phone field, which shows no letters', async () => {
    await renderForm(<SignIn methods={both} />, takesAll)
    // The code that makes the offer is loaded once the page is at rest.
    await email.fill('+12025550123')
    await expect.element(page.getByText('This looks like a phone number.')).toBeVisible()
    await tab('Phone').click()
    await expect.element(page.getByRole('button', { name: /Country/ })).toBeVisible()
    await phone.click()
    await userEvent.keyboard('anna5@example.com')
    await expect.element(page.getByText('This looks like an e-mail address.')).toBeVisible()
    await page.getByRole('button', { name: 'Use an e-mail address' }).click()
    await expect.element(email).toHaveFocus()
    await expect.element(email).toHaveValue('anna5@example.com')
  })

  it('is offered to the method that it fits: an address that a password manager fills into the phone field', async () => {
    await renderForm(<SignIn methods={both} />, takesAll)
    await email.fill('+12025550123')
    await expect.element(page.getByText('This looks like a phone number.')).toBeVisible()
    await tab('Phone').click()
    await expect.element(page.getByRole('button', { name: /Country/ })).toBeVisible()
    const field = phone.element()
    Reflect.set(HTMLInputElement.prototype, 'value', 'anna@example.com', field)
    field.dispatchEvent(new Event('input', { bubbles: true }))
    await expect.element(page.getByText('This looks like an e-mail address.')).toBeVisible()
    await page.getByRole('button', { name: 'Use an e-mail address' }).click()
    await expect.element(email).toHaveValue('anna@example.com')
  })

  it('is offered to the method that it fits: an address that a password manager fills in before the page is idle', async () => {
    localStorage.setItem(lastWayKey, 'phone')
    await renderForm(<SignIn methods={both} />, takesAll)
    await expect.element(phone).toBeVisible()
    const field = phone.element()
    Reflect.set(HTMLInputElement.prototype, 'value', 'anna@example.com', field)
    field.dispatchEvent(new Event('input', { bubbles: true }))
    await expect.element(page.getByRole('button', { name: /Country/ })).toBeVisible()
    await page.getByRole('button', { name: 'Use an e-mail address' }).click()
    await expect.element(email).toHaveValue('anna@example.com')
  })

  it('is offered to the method that it fits: an address typed into the phone field before the page is idle', async () => {
    localStorage.setItem(lastWayKey, 'phone')
    await renderForm(<SignIn methods={both} />, takesAll)
    await expect.element(page.getByRole('button', { name: /Country/ })).toBeVisible()
    phone.element().focus()
    // Typed synchronously, unlike with `userEvent`, which would give the offer time to load.
    for (const key of 'anna5@example.com') document.execCommand('insertText', false, key)
    await page.getByRole('button', { name: 'Use an e-mail address' }).click()
    await expect.element(email).toHaveValue('anna5@example.com')
  })

  it('is carried over again when it is typed and accepted a second time', async () => {
    await renderForm(<SignIn methods={both} />, takesAll)
    const take = page.getByRole('button', { name: 'Use a phone number' })
    await email.fill('+12025550123')
    await take.click()
    await expect.element(page.getByRole('button', { name: /Country/ })).toBeVisible()
    await phone.fill('')
    await tab('E-mail').click()
    await email.fill('+12025550123 ')
    await email.fill('+12025550123')
    await take.click()
    await expect.element(phone).toHaveValue('1 202 555 0123')
  })

  it('is not offered elsewhere if it fits its own method', async () => {
    await renderForm(<SignIn methods={both} />, takesAll)
    for (const typed of ['12345@example.com', 'anna', '12345']) {
      await email.fill(typed)
      await expect.element(page.getByText('This looks like')).not.toBeInTheDocument()
    }
  })

  it('is not offered elsewhere after the person has chosen another, still empty method', async () => {
    await renderForm(<SignIn methods={both} />, takesAll)
    await email.fill('+12025550123')
    await expect.element(page.getByText('This looks like a phone number.')).toBeVisible()
    await email.fill('anna@example.com')
    await tab('Phone').click()
    await expect.element(phone).toHaveValue('')
    await expect.element(page.getByText('This looks like')).not.toBeInTheDocument()
  })
})
