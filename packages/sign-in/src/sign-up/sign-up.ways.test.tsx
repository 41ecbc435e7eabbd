import '@foyer/kit/styles.css'
import { afterEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { findAxeViolations } from '../testing/find-axe-violations.ts'
import { answerJson, answerSettings, renderForm, settingsOf, user } from '../testing/render-form.tsx'
import { email, password } from '../testing/sign-in-controls.ts'
import { SignUp } from './sign-up.tsx'

afterEach(() => {
  answerSettings.mockImplementation(settingsOf('classic'))
})

describe('Where people sign in by codes alone', () => {
  it.each([
    ['by a prop', { signInMethods: ['code'] }],
    ['by the settings of the server', {}],
  ] as const)('the form asks for no password, and sends none (%s)', async (_case, props) => {
    answerSettings.mockImplementation(settingsOf('classic', ['code']))
    const { sent, session } = await renderForm(<SignUp {...props} />, answerJson(201, user))
    await expect.poll(() => password.elements()).toEqual([])
    expect(page.getByRole('listitem').elements()).toEqual([])
    expect(await findAxeViolations()).toEqual([])
    await email.fill('anna@example.com')
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => session.getState()).toEqual({ status: 'signed-in', user })
    expect(sent).toHaveLength(1)
    expect(sent[0]?.body).toMatchObject({ email: 'anna@example.com' })
    expect(sent[0]?.body).not.toHaveProperty('password')
  })

  it('the prop is enough: the password is not even shown briefly, and the server is not asked', async () => {
    answerSettings.mockClear()
    const addedElements: Element[] = []
    const observer = new MutationObserver(() => {
      addedElements.push(...document.querySelectorAll('input[type=password]'))
    })
    observer.observe(document.body, { childList: true, subtree: true })
    await renderForm(<SignUp signInMethods={['code']} />, answerJson(201, user))
    await expect.element(email).toBeVisible()
    observer.disconnect()
    expect(addedElements).toEqual([])
    expect(answerSettings).not.toHaveBeenCalled()
  })
})

it('If people sign in by passwords, with or without codes, the form asks for one', async () => {
  for (const signInMethods of [['password'], ['password', 'code']] as const) {
    const { unmount } = await renderForm(<SignUp signInMethods={signInMethods} />, answerJson(201, user))
    await expect.element(password).toBeVisible()
    await unmount()
  }
})

it.each([
  ['knows no such settings', answerJson(200, { settings: {} })],
  ['answers something else', answerJson(200, {})],
])('The form keeps its password field if the server %s', async (_case, answer) => {
  answerSettings.mockClear().mockImplementation(answer)
  await renderForm(<SignUp />, answerJson(201, user))
  await expect.poll(() => answerSettings.mock.results.length).toBeGreaterThan(0)
  await answerSettings.mock.results[0]?.value
  await new Promise(requestAnimationFrame)
  await expect.element(password).toBeVisible()
})
