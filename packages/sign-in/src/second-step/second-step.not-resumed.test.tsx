import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { cleanup } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import { NewPassword } from '../recovery/new-password.tsx'
import { SignIn } from '../sign-in/sign-in.tsx'
import { comeBack } from '../testing/come-back.tsx'
import { answerJson } from '../testing/render-form.tsx'
import {
  calls,
  createSecondStepServer,
  heading,
  stepExpired,
  renderStep,
} from '../testing/second-step-server.tsx'
import { setKeyboard } from '../testing/set-keyboard.ts'
import { email, submit } from '../testing/sign-in-controls.ts'

const { pathname } = location

beforeEach(() => sessionStorage.clear())
afterEach(() => {
  history.replaceState(null, '', pathname)
  sessionStorage.clear()
})

describe('A reloaded page that cannot resume the second step', () => {
  it('shows the form, and says that the sign-in has expired', async () => {
    sessionStorage.setItem('foyer-second-factor', 'sign_in')
    const server = createSecondStepServer()
    server.answers[calls.ways] = stepExpired
    await renderStep(server, <SignIn />)
    await expect
      .element(page.getByRole('alert').first())
      .toHaveTextContent('This sign-in has taken too long.')
    await expect.element(submit).toBeVisible()
    expect(sessionStorage).toHaveLength(0)
    expect(heading.elements()).toEqual([])
  })

  it.each([
    ['cannot be reached', () => Promise.reject(new TypeError('x')), 'We could not reach the server.'],
    ['fails', answerJson(500, {}), 'Something went wrong on our side.'],
  ])(
    'says that the server %s, does not move the focus from the form, and resumes at the next reload',
    async (_, answer, said) => {
      setKeyboard(true)
      sessionStorage.setItem('foyer-second-factor', 'sign_in')
      const server = createSecondStepServer()
      const { [calls.ways]: answerWays } = server.answers
      server.answers[calls.ways] = answer
      await renderStep(server, <SignIn autofocus />)
      await expect.element(page.getByRole('alert').first()).toHaveTextContent(said)
      await expect.element(email).toHaveFocus()
      await cleanup()
      Object.assign(server.answers, { [calls.ways]: answerWays })
      await renderStep(server, <SignIn />)
      await expect.element(heading).toBeVisible()
    },
  )

  it('says that the password is set, and not that the link is used up, if the server cannot say how to resume a recovery', async () => {
    sessionStorage.setItem('foyer-second-factor', 'recovery')
    const server = createSecondStepServer()
    server.answers[calls.ways] = answerJson(500, {})
    server.answers['POST /web/v1/auth/recovery/check'] = answerJson(200, { isOpen: false })
    await renderStep(server, <NewPassword token="t" links={{ signIn: '/sign-in' }} />)
    await expect.element(page.getByRole('alert').first()).toHaveTextContent('Your new password is set.')
    await expect.element(page.getByRole('link', { name: 'Back to sign-in' })).toBeVisible()
  })

  it('says why an expired social sign-in does not go on', async () => {
    sessionStorage.setItem('foyer-second-factor', 'social')
    const server = createSecondStepServer()
    server.answers[calls.ways] = stepExpired
    await comeBack('google', '', server)
    await expect.element(page.getByText('This sign-in has taken too long.')).toBeVisible()
  })
})
