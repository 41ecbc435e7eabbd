import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { code, renderCodeForm, resendButton } from '../testing/render-code-form.tsx'

type Get = (options: CredentialRequestOptions) => Promise<Credential | null>

const get = vi.fn<Get>()
const phone = { channel: 'phone', sentTo: '+44 20 7946 0000' } as const
const never = () => new Promise<null>(() => undefined)
const signals = () => get.mock.calls.map(([{ signal }]) => signal?.aborted)

beforeEach(() => {
  vi.stubGlobal('OTPCredential', Credential)
  get.mockReset().mockImplementation(never)
  vi.spyOn(navigator.credentials, 'get').mockImplementation((options = {}) => get(options))
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** A text message arrives. */
const receive = (otp: string) => async () => Object.assign(Object.create(null), { type: 'otp', code: otp })

// R10.18
it('fills in the code of the text message, and sends it', async () => {
  get.mockImplementationOnce(receive('123456'))
  const { send, onSuccess } = await renderCodeForm(phone)
  await expect.poll(() => onSuccess.mock.calls.length).toBe(1)
  await expect.element(code).toHaveValue('123456')
  expect(send).toHaveBeenCalledOnce()
  expect(get.mock.calls[0]?.[0]).toMatchObject({ otp: { transport: ['sms'] } })
})

it('stops listening when the person submits, and when the form is left', async () => {
  const { send, unmount } = await renderCodeForm({ ...phone, autofocus: true })
  expect(signals()).toEqual([false])
  await userEvent.keyboard('123456')
  await expect.poll(() => send.mock.calls.length).toBe(1)
  expect(signals()).toEqual([true])
  await unmount()
  const other = await renderCodeForm(phone)
  expect(signals()).toEqual([true, false])
  await other.unmount()
  expect(signals()).toEqual([true, true])
})

it('listens again when the message is sent again', async () => {
  await renderCodeForm({ ...phone, resendAt: 0 })
  await resendButton.click()
  await expect.poll(signals).toEqual([true, false])
})

it('still takes a typed code if the browser refuses to listen', async () => {
  get.mockRejectedValueOnce(new DOMException('Not allowed', 'NotAllowedError'))
  const { sent } = await renderCodeForm({ ...phone, autofocus: true })
  await userEvent.keyboard('123456')
  await expect.poll(sent).toEqual(['123456'])
})

it('does not listen for a code by e-mail, or in a browser that cannot', async () => {
  await renderCodeForm()
  vi.stubGlobal('OTPCredential', undefined)
  Reflect.deleteProperty(globalThis, 'OTPCredential')
  await renderCodeForm(phone)
  expect(get).not.toHaveBeenCalled()
})
