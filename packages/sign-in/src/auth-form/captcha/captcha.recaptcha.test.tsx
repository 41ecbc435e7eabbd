import { captchaMessages } from '@foyer/core/messages/en-001/sign-in-later'
import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { recaptchaScript } from '../../testing/captcha-services.ts'
import { findAxeViolations } from '../../testing/find-axe-violations.ts'
import { enabled, expectTypedIsThere, renderCaptcha, send, signedIn } from '../../testing/render-captcha.tsx'
import { alert, fillIn, password, submit } from '../../testing/sign-in-controls.ts'

describe('reCAPTCHA', () => {
  // R9.3
  it('is the default: its box in the form gets the focus, and ticking it sends the form', async () => {
    const { calls, onSuccess } = await renderCaptcha(
      { ids: { recaptcha: 'site' }, id: 'default', script: recaptchaScript() },
      { answers: { 'captcha-isEnabled': enabled(true), login: signedIn } },
    )
    await send()
    const panel = page.getByRole('region', { name: 'Confirm that you are human' })
    await expect.element(panel.getByText('Confirm that you are human')).toHaveFocus()
    await expect.element(panel.getByRole('status')).toHaveTextContent('Tick the box to continue.')
    expect(window.recaptchaOptions).toMatchObject({ sitekey: 'site' })
    expect(await findAxeViolations()).toEqual([])
    await panel.getByRole('button', { name: 'I am a person' }).click()
    await expect.poll(() => onSuccess.mock.calls.length).toBe(1)
    expect(calls.at(-1)?.body['captcha']).toEqual({ type: 'recaptcha', id: 'site', response: 'token' })
    expect(panel.elements()).toEqual([])
  })

  // R9.3
  it('can be cancelled with a message, and keeps what was typed', async () => {
    const { onError } = await renderCaptcha(
      { id: 'default', script: recaptchaScript() },
      { props: { captcha: true } },
    )
    await send()
    await page.getByRole('button', { name: 'Cancel the check' }).click()
    await expect.element(alert).toHaveTextContent(captchaMessages.captcha_closed)
    expect(window.recaptchaOptions).toMatchObject({ sitekey: 'default' })
    expect(onError.mock.calls[0]?.[1]).toMatchObject({ message: 'GeeTest widget was closed by the user' })
    await expectTypedIsThere()
  })

  it('can be cancelled, and asks again when the same form is sent again', async () => {
    const { calls, onSuccess } = await renderCaptcha(
      { id: 'site', script: recaptchaScript() },
      { answers: { login: signedIn }, props: { captcha: true } },
    )
    await send()
    await page.getByRole('button', { name: 'Cancel the check' }).click()
    await expect.element(alert).toHaveTextContent(captchaMessages.captcha_closed)
    await submit.click()
    await page.getByRole('button', { name: 'I am a person' }).click()
    await expect.poll(() => onSuccess.mock.calls.length).toBe(1)
    expect(calls.at(-1)?.body['captcha']).toEqual({ type: 'recaptcha', id: 'site', response: 'token' })
  })

  // WCAG 2.4.3
  it.each([
    ['by the button', () => submit.click(), submit],
    ['by Enter in a field', () => userEvent.type(password, '{Enter}'), password],
  ])(
    'gives the focus back to where the form was sent %s, when it is cancelled',
    async (_, sendForm, sender) => {
      await renderCaptcha({ id: 'site', script: recaptchaScript() }, { props: { captcha: true } })
      await fillIn()
      await sendForm()
      await expect.element(page.getByText('Confirm that you are human')).toHaveFocus()
      await userEvent.tab()
      await expect.element(page.getByRole('button', { name: 'Cancel the check' })).toHaveFocus()
      await userEvent.keyboard('{Enter}')
      await expect.element(alert).toHaveTextContent(captchaMessages.captcha_closed)
      await expect.element(sender).toHaveFocus()
      expect(page.getByRole('region').elements()).toEqual([])
      await expect.element(submit).toBeEnabled()
    },
  )

  it('keeps its box when the device is rotated', async () => {
    const { names, onSuccess } = await renderCaptcha(
      { id: 'site', script: recaptchaScript() },
      { answers: { login: signedIn }, props: { captcha: true } },
    )
    await send()
    const tick = page.getByRole('button', { name: 'I am a person' })
    await expect.element(tick).toBeVisible()
    screen.orientation.dispatchEvent(new Event('change'))
    await tick.click()
    await expect.poll(() => onSuccess.mock.calls.length).toBe(1)
    expect(names()).toEqual(['login'])
  })
})
