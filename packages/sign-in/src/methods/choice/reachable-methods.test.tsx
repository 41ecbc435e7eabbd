import '@foyer/kit/styles.css'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Recovery } from '../../recovery/recovery.tsx'
import { SignIn } from '../../sign-in/sign-in.tsx'
import { SignUp } from '../../sign-up/sign-up.tsx'
import { findAxeViolations } from '../../testing/find-axe-violations.ts'
import {
  answerJson,
  answerSettings,
  DeferredAnswer,
  renderForm,
  settingsOf,
  user,
} from '../../testing/render-form.tsx'
import { email, password, phone } from '../../testing/sign-in-controls.ts'
import { lastWayKey } from './last-way.ts'

const both = ['email', 'phone'] as const
const tabs = page.getByRole('tab')
const accepted = answerJson(201, user)
const mailsAlone = settingsOf('classic', ['password', 'code'], ['email'])
const textsAlone = settingsOf('classic', ['password', 'code'], ['phone'])
const forms = [
  ['sign-up', SignUp],
  ['recovery', Recovery],
] as const

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})
afterEach(() => {
  answerSettings.mockImplementation(settingsOf('classic'))
  localStorage.clear()
  sessionStorage.clear()
})

describe.each(forms)('Where messages can be sent to one kind of identifier alone, the %s form', (_, Form) => {
  it.each([
    ['e-mail, by a prop', { reachableKinds: ['email'] }, settingsOf('classic'), email, phone],
    ['e-mail, by the settings of the server', {}, mailsAlone, email, phone],
    ['phone, by a prop', { reachableKinds: ['phone'] }, settingsOf('classic'), phone, email],
    ['phone, by the settings of the server', {}, textsAlone, phone, email],
  ] as const)('offers that one, without tabs (%s)', async (_case, props, settings, offered, missing) => {
    answerSettings.mockImplementation(settings)
    await renderForm(<Form methods={both} {...props} />, accepted)
    await expect.poll(() => tabs.elements()).toEqual([])
    await expect.element(offered).toBeVisible()
    expect(missing.elements()).toEqual([])
    expect(await findAxeViolations()).toEqual([])
  })

  it('does not restore what was typed in the other tab of the form before', async () => {
    const name = { at: Date.now(), method: 'phone', text: '+12025550123' }
    sessionStorage.setItem('foyer-typed-name', JSON.stringify(name))
    localStorage.setItem(lastWayKey, 'phone')
    await renderForm(<Form methods={both} reachableKinds={['email']} />, accepted)
    await expect.element(email).toHaveValue('')
    expect([...phone.elements(), ...tabs.elements()]).toEqual([])
  })

  it('does not offer the other method when its identifier is typed', async () => {
    await renderForm(<Form methods={both} reachableKinds={['email']} />, accepted)
    await email.fill('+12025550123')
    await userEvent.keyboard('{Enter}')
    await expect.element(email).toHaveAttribute('aria-invalid', 'true')
    expect(page.getByRole('button', { name: 'Use a phone number' }).elements()).toEqual([])
  })

  it('keeps what was typed before the server has answered', async () => {
    const settings = new DeferredAnswer()
    answerSettings.mockImplementation(() => settings.promise)
    await renderForm(<Form methods={both} />, accepted)
    await expect.poll(() => tabs.elements()).toHaveLength(2)
    await email.fill('anna@example.com')
    settings.resolve(await mailsAlone())
    await expect.poll(() => tabs.elements()).toEqual([])
    await expect.element(email).toHaveValue('anna@example.com')
    await expect.element(email).toHaveFocus()
  })

  it('keeps the methods that it was given if none of them can be reached', async () => {
    await renderForm(<Form methods={['email']} reachableKinds={['phone']} />, accepted)
    await expect.element(email).toBeVisible()
  })
})

it.each([
  ['a prop', { signInMethods: ['code'], reachableKinds: ['phone'] }, settingsOf('classic')],
  ['the settings of the server', {}, settingsOf('classic', ['code'], ['phone'])],
] as const)(
  'The sign-in form without passwords offers the method that a code reaches (by %s)',
  async (_, props, settings) => {
    answerSettings.mockImplementation(settings)
    await renderForm(<SignIn methods={both} {...props} />, accepted)
    await expect.poll(() => tabs.elements()).toEqual([])
    await expect.element(phone).toBeVisible()
    expect([...email.elements(), ...password.elements()]).toEqual([])
    expect(await findAxeViolations()).toEqual([])
  },
)

it('The sign-in form with passwords keeps both methods, because accounts with the other kind may be older', async () => {
  answerSettings.mockImplementation(mailsAlone)
  localStorage.setItem(lastWayKey, 'phone')
  await renderForm(<SignIn methods={both} />, accepted)
  await expect.poll(() => answerSettings.mock.results.length).toBeGreaterThan(0)
  await expect.element(phone).toBeVisible()
  await expect.element(password).toBeVisible()
  expect(tabs.elements()).toHaveLength(2)
})
