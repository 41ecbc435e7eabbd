import { afterEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { answerJson, renderForm } from '../testing/render-form.tsx'
import { Recovery } from './recovery.tsx'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  sessionStorage.clear()
})

// R10.18
it('fills in the code of the text message, and waits for the new password', async () => {
  vi.stubGlobal('OTPCredential', Credential)
  let receive: ((credential: Credential) => void) | undefined
  vi.spyOn(navigator.credentials, 'get').mockImplementation(
    () => new Promise((resolve) => (receive = resolve)),
  )
  const { sent } = await renderForm(<Recovery methods={['phone']} />, answerJson(202, {}))
  await page.getByRole('textbox', { name: 'Phone' }).fill('+44 20 7946 0000')
  await page.getByRole('button', { name: 'Send code' }).click()
  const code = page.getByRole('textbox', { name: 'Code from the text message' })
  await expect.element(code).toHaveValue('')
  await expect.poll(() => receive).toBeDefined()
  receive?.(Object.assign(Object.create(null) as Credential, { type: 'otp', code: '123456' }))
  await expect.element(code).toHaveValue('123456')
  expect(sent).toHaveLength(1)
})
