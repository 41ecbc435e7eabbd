import '@foyer/kit/styles.css'
import { KitLocale } from '@foyer/kit/messages'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { mockLocale } from '../testing/mock-locale.ts'
import { answerJson, renderForm, user } from '../testing/render-form.tsx'
import { email, password, phone, submit } from '../testing/sign-in-controls.ts'
import { SignIn } from './sign-in.tsx'

const both = ['email', 'phone'] as const

afterEach(() => {
  vi.restoreAllMocks()
  delete document.documentElement.dataset['theme']
})

describe('<SignIn>', () => {
  // R2.5
  it('keeps what was typed in each method, and sends only the chosen one', async () => {
    const { sent } = await renderForm(<SignIn methods={both} />, answerJson(200, user))
    await email.fill('anna@example.com')
    await page.getByRole('tab', { name: 'Phone' }).click()
    await phone.fill('+44 (20) 7946-0000')
    await page.getByRole('tab', { name: 'E-mail' }).click()
    await expect.element(email).toHaveValue('anna@example.com')
    await page.getByRole('tab', { name: 'Phone' }).click()
    await expect.element(phone).toHaveValue('44 20 7946 0000')
    await password.fill('corridor')
    await submit.click()
    await expect.poll(() => sent.length).toBe(1)
    expect(sent[0]?.body).toMatchObject({ phone: '+442079460000' })
    expect(sent[0]?.body).not.toHaveProperty('email')
  })

  // R2.8
  it('accepts a national number, whose country can be changed beside it', async () => {
    mockLocale(['en-US'], 'Europe/Berlin')
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

  // R2.8
  it.each([
    [
      'the time zone, and not the languages of the browser',
      ['en-US', 'en'],
      'Europe/Oslo',
      'Country: Norway, +47',
    ],
    ['the region of the browser’s language', ['en-US', 'en'], 'UTC', 'Country: United States, +1'],
    ['the person’s choice if nothing else tells it', ['en', 'de'], 'UTC', 'Choose a country'],
  ])('sets the country of a phone number from %s', async (_case, languages, timeZone, name) => {
    mockLocale(languages, timeZone)
    await renderForm(<SignIn methods={['phone']} />, answerJson(200, user))
    await expect.element(page.getByRole('button', { name })).toHaveAttribute('aria-haspopup', 'dialog')
  })

  it('does not take 479 555 0123 for a number of Norway, and gives it no tick', async () => {
    mockLocale(['en'], 'UTC')
    const { sent } = await renderForm(<SignIn methods={['phone']} />, answerJson(200, user))
    await expect.element(page.getByRole('button', { name: 'Choose a country' })).toBeVisible()
    await phone.fill('479 555 0123')
    await password.fill('corridor')
    await submit.click()
    await expect
      .element(phone)
      .toHaveAccessibleDescription('Choose a country, or start with + and the country code')
    expect(sent).toEqual([])
    expect(document.querySelector('[data-status=success]:has([name=phone])')).toBeNull()
  })
})
