import { afterEach, beforeEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { SignIn } from '../sign-in/sign-in.tsx'
import { answerJson } from '../testing/render-form.tsx'
import { calls, createSecondStepServer, needed, renderStep } from '../testing/second-step-server.tsx'
import { email, fillIn, submit } from '../testing/sign-in-controls.ts'

beforeEach(() => sessionStorage.clear())
afterEach(() => sessionStorage.clear())

const parts = ['/second-step/second-step.tsx', '/authenticator/totp-form.tsx', '/authenticator/qr-path.ts']

it('The second step’s code is loaded only when the server asks for it, and that of QR codes only when one is shown', async () => {
  const loaded: string[] = []
  // Observes only what is loaded from now on, so a part that was loaded too early fails the test.
  const observer = new PerformanceObserver((list) => {
    const names = list.getEntries().map(({ name }) => name)
    loaded.push(...parts.filter((part) => names.some((name) => name.includes(part))))
  })
  observer.observe({ type: 'resource' })
  const server = createSecondStepServer()
  const secret = 'JBSWY3DPEHPK3PXP'
  server.answers[calls.enrol] = answerJson(200, { secret, uri: `otpauth://totp/Shop?secret=${secret}` })
  await renderStep(server, <SignIn />)
  await expect.element(email).toBeVisible()
  await fillIn()
  expect(loaded).toEqual([])
  await submit.click()
  await page.getByRole('button', { name: 'Start again' }).click()
  await expect.poll(() => loaded.toSorted()).toEqual(parts.slice(0, 2).toSorted())
  server.answers['POST /web/v1/auth/login'] = needed({ ways: [] })
  await submit.click()
  await expect.element(page.getByRole('img')).toBeVisible()
  await expect.poll(() => loaded.toSorted()).toEqual(parts.toSorted())
  observer.disconnect()
})
