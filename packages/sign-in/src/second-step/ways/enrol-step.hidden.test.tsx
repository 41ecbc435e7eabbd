import { afterEach, beforeEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { SignIn } from '../../sign-in/sign-in.tsx'
import { Hideable, hideAndShow } from '../../testing/hideable.tsx'
import { answerJson } from '../../testing/render-form.tsx'
import { calls, createSecondStepServer, renderStep } from '../../testing/second-step-server.tsx'
import { email, password, submit } from '../../testing/sign-in-controls.ts'

beforeEach(() => sessionStorage.clear())
afterEach(() => sessionStorage.clear())

const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP'

it('A second step that sets up an authenticator app keeps the scanned key when it is shown again after it was hidden', async () => {
  const server = createSecondStepServer({ ways: [] })
  server.answers[calls.enrol] = answerJson(200, { secret, uri: `otpauth://totp/Shop?secret=${secret}` })
  const { bodies } = await renderStep(
    server,
    <Hideable>
      <SignIn />
    </Hideable>,
  )
  await email.fill('anna@example.com')
  await password.fill('corridor')
  await submit.click()
  await expect.element(page.getByRole('img')).toBeVisible()
  await hideAndShow()
  await expect.element(page.getByRole('img')).toBeVisible()
  expect(bodies(calls.enrol)).toHaveLength(1)
})
