import '@foyer/kit/styles.css'
import { StrictMode } from 'react'
import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { unsafelyWithoutConsent } from '../analytics/consent.ts'
import { createAnalytics } from '../analytics/create-analytics.ts'
import type { Tracker } from '../analytics/tracker.ts'
import { basicFingerprint } from '../fingerprint/create-fingerprint.ts'
import { SignIn } from '../sign-in/sign-in.tsx'
import { Recovery } from '../recovery/recovery.tsx'
import { SignUp } from '../sign-up/sign-up.tsx'
import { createRecorder } from '../testing/create-recorder.ts'
import { answerJson, renderForm, user, wrongPassword, type Answer } from '../testing/render-form.tsx'
import { email, fillIn, password, phone, submit } from '../testing/sign-in-controls.ts'

const exit = { name: 'form_exit', schemaVersion: 1, form: 'sign-in' }

/** Waits until tasks that are scheduled now have run. */
const nextTask = () => new Promise((resolve) => setTimeout(resolve))

async function open(
  form = <SignIn />,
  answer: Answer = answerJson(200, user),
  trackers?: readonly Tracker[],
) {
  const recorder = createRecorder()
  const analytics = createAnalytics({ trackers: trackers ?? [recorder], consent: unsafelyWithoutConsent })
  const rendered = await renderForm(form, answer, basicFingerprint, analytics)
  return { ...rendered, ...recorder, names: () => recorder.events.map(({ name }) => name) }
}

describe('what a form reports', () => {
  // R1.4
  it('names its fields and events, once for each run of typing, and never the typed text', async () => {
    const { events } = await open(<SignIn methods={['email', 'phone']} />)
    await email.click()
    await userEvent.keyboard('anna@example.com')
    await password.click()
    await userEvent.keyboard('corridor')
    await page.getByRole('button', { name: 'Show password' }).click()
    await page.getByRole('button', { name: 'Hide password' }).click()
    await page.getByRole('tab', { name: 'Phone' }).click()
    await phone.fill('+44 20 7946 0000')
    await expect.poll(() => events.at(-1)).toMatchObject({ field: 'phone' })
    const about = { name: 'field_event', schemaVersion: 1, form: 'sign-in' }
    const reported = events.map((event) => {
      expect(event).toMatchObject(about)
      return 'field' in event ? `${event.field} ${event.action}` : event.name
    })
    expect(reported).toEqual([
      'email change',
      'email firstInput',
      'password change',
      'password firstInput',
      'password show',
      'password hide',
      'phone change',
      'phone firstInput',
    ])
    expect(JSON.stringify(events)).not.toMatch(/anna|corridor|7946/)
  })

  // R4.3
  it('includes a success, and no exit after it', async () => {
    const { events, names, unmount } = await open()
    await fillIn()
    await submit.click()
    await expect.poll(names).toContain('sign_in_success')
    expect(events.at(-1)).toEqual({
      name: 'sign_in_success',
      schemaVersion: 1,
      form: 'sign-in',
      method: 'email',
    })
    await unmount()
    dispatchEvent(new PageTransitionEvent('pagehide'))
    expect(names()).not.toContain('form_exit')
  })

  // R8.1
  it('includes an error with the server’s own message, whatever the person sees', async () => {
    const { events, names } = await open(<SignIn />, wrongPassword)
    await fillIn()
    await submit.click()
    await expect.poll(names).toContain('sign_in_error')
    expect(events.at(-1)).toEqual({
      name: 'sign_in_error',
      schemaVersion: 1,
      form: 'sign-in',
      method: 'email',
      code: 'invalid_credentials',
      message: 'The e-mail, phone number or password is wrong. Check them and try again.',
    })
  })

  it('includes no exit if the person signed in beside the form, as in a provider’s popup', async () => {
    const { session, names, unmount } = await open()
    await email.fill('a')
    await expect.poll(names).toContain('field_event')
    session.accept(user)
    await unmount()
    dispatchEvent(new PageTransitionEvent('pagehide'))
    await nextTask()
    expect(names()).not.toContain('form_exit')
  })

  it('includes an exit at once when the page is left, even for a form that mounted after analytics started', async () => {
    const recorder = createRecorder()
    const analytics = createAnalytics({ trackers: [recorder], consent: unsafelyWithoutConsent })
    const stop = analytics.start()
    await renderForm(<SignIn />, answerJson(200, user), basicFingerprint, analytics)
    await expect.element(email).toBeVisible()
    dispatchEvent(new PageTransitionEvent('pagehide'))
    expect(recorder.events).toEqual([exit])
    stop()
  })

  it.each([
    ['sign-up', <SignUp key="up" />, 'Create account', 'sign_up_success'],
    ['recovery', <Recovery key="recovery" />, 'Send link', 'recovery_success'],
  ])('includes the success of a %s as well', async (form, element, button, name) => {
    const { events, names } = await open(element)
    await email.fill('anna@example.com')
    if (form === 'sign-up') await password.fill('Corridor-7')
    await page.getByRole('button', { name: button }).click()
    await expect.poll(names).toContain(name)
    expect(events.at(-1)).toMatchObject({ form, method: 'email' })
  })

  // R4.2, R4.3
  it.each<[string, (rendered: Awaited<ReturnType<typeof open>>) => unknown]>([
    ['the form goes', ({ unmount }) => unmount()],
    ['the page is left', () => dispatchEvent(new PageTransitionEvent('pagehide'))],
    ['the path changes below it', () => history.pushState(null, '', `/elsewhere-${Math.random()}`)],
  ])('includes one exit when the form is left without success: %s', async (_name, leave) => {
    const originalUrl = location.href
    const rendered = await open()
    await expect.element(email).toBeVisible()
    await leave(rendered)
    await expect.poll(rendered.names).toEqual(['form_exit'])
    expect(rendered.events[0]).toEqual(exit)
    dispatchEvent(new PageTransitionEvent('pagehide'))
    await rendered.unmount()
    expect(rendered.names()).toEqual(['form_exit'])
    history.replaceState(null, '', originalUrl)
  })

  // R4.2
  it.each<[string, Answer, string]>([
    ['it is under way', () => new Promise<Response>(() => {}), 'aria-busy'],
    ['it was refused', wrongPassword, 'sign_in_error'],
  ])('includes an exit after a submit that has not succeeded: %s', async (_name, answer, sign) => {
    const { names, unmount } = await open(<SignIn />, answer)
    await fillIn()
    await submit.click()
    await expect.poll(() => [names(), document.body.innerHTML].join(' ')).toContain(sign)
    await unmount()
    await expect.poll(() => names().filter((name) => name === 'form_exit')).toHaveLength(1)
  })

  it('includes no exit when strict mode mounts the form twice', async () => {
    const { names } = await open(
      <StrictMode>
        <SignIn />
      </StrictMode>,
    )
    await email.fill('a')
    await expect.poll(names).toContain('field_event')
    expect(names()).not.toContain('form_exit')
  })
})
