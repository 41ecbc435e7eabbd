import '@foyer/kit/styles.css'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { createApi } from '../api/index.ts'
import { basicFingerprint } from '../fingerprint/create-fingerprint.ts'
import { lastWayKey } from '../methods/choice/last-way.ts'
import { NewPassword } from '../recovery/new-password.tsx'
import { Recovery } from '../recovery/recovery.tsx'
import { SignIn } from '../sign-in/sign-in.tsx'
import { SignUp } from '../sign-up/sign-up.tsx'
import { SocialButtons } from '../social/buttons/social-buttons.tsx'
import { offerCallback } from '../social/flow/window-channel.ts'
import { comeBack, stateOf, storeAuthorization } from '../testing/come-back.tsx'
import { answerJson, user } from '../testing/render-form.tsx'
import {
  again,
  calls,
  createSecondStepServer,
  heading,
  stepExpired,
  renderStep,
  secondFactor,
  totp,
} from '../testing/second-step-server.tsx'
import { email, password, phone } from '../testing/sign-in-controls.ts'

const { pathname } = location

beforeEach(() => sessionStorage.clear())
afterEach(() => {
  vi.restoreAllMocks()
  sessionStorage.clear()
  history.replaceState(null, '', pathname)
})

const code = page.getByRole('textbox', { name: /^Code from the/ })
const newPassword = page.getByLabelText('New password', { exact: true })

async function takeCode(): Promise<void> {
  await expect.element(heading).toHaveFocus()
  await totp.fill('123456')
}

/** Goes to Google in a window of its own, and comes back there. */
async function comeInPopup(): Promise<void> {
  await page.getByRole('button', { name: 'Continue with Google' }).click()
  await expect.element(page.getByRole('link', { name: 'Open Google' })).toHaveFocus()
  await offerCallback('state-1', { query: new URLSearchParams('code=c1'), fragment: '' })
}

describe('The second step comes after', () => {
  it('a sign-in code, and starting again leads back to the first form, not to the spent code', async () => {
    const onSuccess = vi.fn<(person: unknown) => void>()
    await renderStep(createSecondStepServer(), <SignIn onSuccess={onSuccess} />)
    const ask = async (): Promise<void> => {
      await page.getByRole('button', { name: 'Send me a code instead' }).click()
      await expect.element(code).toHaveFocus()
      await userEvent.keyboard('111111')
      await expect.element(heading).toHaveFocus()
    }
    await email.fill('anna@example.com')
    await ask()
    await again.click()
    await expect.element(email).toHaveValue('anna@example.com')
    expect(code.elements()).toEqual([])
    await ask()
    await takeCode()
    await expect.poll(() => onSuccess.mock.calls).toEqual([[user]])
    expect(sessionStorage).toHaveLength(0)
  })

  it('a sign-up code for an address that already has an account', async () => {
    const server = createSecondStepServer()
    server.answers['POST /web/v1/auth/register'] = answerJson(409, {
      code: 'registration_private',
      message: '',
    })
    const onSuccess = vi.fn<(person: unknown) => void>()
    await renderStep(server, <SignUp onSuccess={onSuccess} />)
    await email.fill('anna@example.com')
    await password.fill('Long-enough-8-corridor')
    await page.getByRole('button', { name: 'Create account' }).click()
    await expect.element(code).toHaveFocus()
    await userEvent.keyboard('111111')
    await takeCode()
    await expect.poll(() => onSuccess.mock.calls).toEqual([[user]])
  })

  it('a new password by mail, which stays set even if the second step expires', async () => {
    const server = createSecondStepServer()
    const onSuccess = vi.fn<(person: unknown) => void>()
    const links = { signIn: '/sign-in' }
    await renderStep(server, <NewPassword token="t" links={links} onSuccess={onSuccess} />)
    await newPassword.fill('Long-enough-8-corridor')
    await page.getByRole('button', { name: 'Set password' }).click()
    server.answers[calls.finish] = stepExpired
    await takeCode()
    await expect.element(page.getByText('Your new password is set. Sign in with it.')).toHaveFocus()
    await expect.element(page.getByRole('link')).toHaveAttribute('href', '/sign-in')
    expect(newPassword.elements()).toEqual([])
  })

  it('a new password by text message', async () => {
    const onSuccess = vi.fn<(person: unknown) => void>()
    const unlinked = [{ social: 'google', name: 'Mallory' }]
    const server = createSecondStepServer({ ended: { unlinked, hadPassword: false } })
    await renderStep(server, <Recovery methods={['phone']} onSuccess={onSuccess} />)
    await phone.fill('+49 151 23456789')
    await page.getByRole('button', { name: 'Send code' }).click()
    await code.fill('111111')
    await newPassword.fill('Long-enough-8-corridor')
    await page.getByRole('button', { name: 'Set password' }).click()
    await takeCode()
    await expect.poll(() => onSuccess.mock.calls).toEqual([[{ ...user, unlinked }]])
    expect(sessionStorage).toHaveLength(0)
  })

  it('a social sign-in, and then returns to the page where it began', async () => {
    storeAuthorization('google')
    const { arrived, session } = await comeBack(
      'google',
      `?${stateOf('google')}&code=c1`,
      createSecondStepServer(),
    )
    await takeCode()
    await expect.poll(() => arrived.mock.calls).toEqual([['/checkout?a=1#pay', user]])
    expect(session.getState().status).toBe('signed-in')
  })

  it('a social sign-in, whose provider is marked as the one used last', async () => {
    storeAuthorization('google')
    await comeBack('google', `?${stateOf('google')}&code=c1`, createSecondStepServer())
    await takeCode()
    await expect.poll(() => localStorage.getItem(lastWayKey)).toBe('google')
  })

  it.each(['redirect', 'popup'] as const)(
    'a social sign-in by %s, and then tells of a promo code that was not used',
    async (display) => {
      vi.spyOn(globalThis, 'open').mockReturnValue(null)
      const server = createSecondStepServer({ unusedPromocode: { code: 'SPRING', reason: 'not_valid' } })
      let promocodeUnused = vi.fn<(message: string) => void>()
      if (display === 'redirect') {
        storeAuthorization('google')
        ;({ promocodeUnused } = await comeBack('google', `?${stateOf('google')}&code=c1`, server))
      } else {
        const buttons = <SocialButtons display="popup" onPromocodeUnused={promocodeUnused} />
        await renderStep(server, <SignIn social={buttons} />)
        await comeInPopup()
      }
      await expect.element(heading).toHaveFocus()
      expect(promocodeUnused).not.toHaveBeenCalled()
      await takeCode()
      const message = 'The promo code \u2068SPRING\u2069 is not valid, so it was not used.'
      await expect.poll(() => promocodeUnused.mock.calls).toEqual([[message]])
    },
  )

  it('a social sign-in, and leads to the other ways when the person starts again', async () => {
    storeAuthorization('google')
    const { otherWays } = await comeBack('google', `?${stateOf('google')}&code=c1`, createSecondStepServer())
    await expect.element(heading).toHaveFocus()
    await again.click()
    await expect.poll(() => otherWays.mock.calls).toMatchObject([[{ pathname: '/checkout?a=1#pay' }]])
  })

  it('a social sign-in, and says so on the same page if it has expired', async () => {
    storeAuthorization('google')
    const server = createSecondStepServer()
    server.answers[calls.finish] = stepExpired
    await comeBack('google', `?${stateOf('google')}&code=c1`, server)
    await takeCode()
    await expect.element(page.getByRole('alert')).toHaveTextContent('This sign-in has taken too long')
    await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  })
})

it('An app with its own form learns from the error what the second step needs', async () => {
  const { fetch } = createSecondStepServer()
  const fingerprint = await basicFingerprint.read(undefined)
  const login = createApi({ lang: 'en-001', fetch }).call('login', {
    body: { email: 'anna@example.com', password: 'corridor', fingerprint, lang: 'en-001' },
  })
  await expect(login).rejects.toMatchObject({ code: 'second_factor_needed', secondFactor })
})
