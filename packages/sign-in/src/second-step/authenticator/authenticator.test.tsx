import '@foyer/kit/styles.css'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { ApiError } from '../../api/index.ts'
import { findAxeViolations } from '../../testing/find-axe-violations.ts'
import { answerJson, renderForm } from '../../testing/render-form.tsx'
import { EnrolAuthenticator } from './enrol-authenticator.tsx'
import { NewRecoveryCodes } from './new-recovery-codes.tsx'

const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP'
const uri = `otpauth://totp/Shop:anna%40example.com?secret=${secret}&issuer=Shop`
const codes = Array.from({ length: 10 }, (_, index) => `ABCD${index}-FGHJK`)
const code = page.getByRole('textbox', { name: 'Code from your authenticator app' })
const picture = page.getByRole('img', { name: 'QR code for your authenticator app' })

type Send = (code: string) => Promise<{ recoveryCodes: string[] }>

const copied = vi.fn<(text: string) => Promise<void>>()

beforeEach(() => {
  copied.mockReset().mockResolvedValue(undefined)
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(copied)
})
afterEach(async () => {
  vi.restoreAllMocks()
  document.documentElement.dir = ''
  document.documentElement.removeAttribute('data-theme')
  await page.viewport(414, 896)
})

async function renderEnrolment(send: Send = async () => ({ recoveryCodes: codes })) {
  const onSuccess = vi.fn<(result: { recoveryCodes: string[] }) => void>()
  const onRestart = vi.fn<() => void>()
  const sent = vi.fn<Send>(send)
  await renderForm(
    <>
      <h1>Authenticator</h1>
      <EnrolAuthenticator {...{ secret, uri, onSuccess, onRestart }} send={sent} />
    </>,
    answerJson(404, {}),
  )
  return { sent, onSuccess, onRestart }
}

describe('Enrolling an authenticator app', () => {
  it('shows the key as a QR code and as text, and takes the first code when it is whole', async () => {
    const { sent, onSuccess } = await renderEnrolment()
    await expect.element(picture).toBeVisible()
    await expect.element(page.getByText('JBSW Y3DP EHPK 3PXP JBSW Y3DP EHPK 3PXP')).toBeVisible()
    expect(await findAxeViolations()).toEqual([])
    await code.click()
    await userEvent.keyboard('12345')
    expect(sent).not.toHaveBeenCalled()
    await userEvent.keyboard('6')
    await expect.poll(() => onSuccess.mock.calls).toEqual([[{ recoveryCodes: codes }]])
    expect(sent.mock.calls.map(([typed]) => typed)).toEqual(['123456'])
  })

  it('copies the key without its spaces, and says that it is copied', async () => {
    await renderEnrolment()
    await page.getByRole('button', { name: 'Copy the key' }).click()
    await expect.element(page.getByText('Copied', { exact: true })).toBeVisible()
    expect(copied.mock.calls).toEqual([[secret]])
  })

  it('says what to do if the browser does not allow copying', async () => {
    copied.mockRejectedValue(new DOMException('', 'NotAllowedError'))
    await renderEnrolment()
    await page.getByRole('button', { name: 'Copy the key' }).click()
    await expect.element(page.getByText(/could not be copied/)).toBeVisible()
  })

  it('shows at the field that a code is wrong, and selects it so that typing replaces it', async () => {
    const wrong = new ApiError(422, {
      code: 'validation_failed',
      message: 'Some fields are not right yet. Check them and try again.',
      errors: [{ field: 'totp', code: 'totp_wrong', message: 'That code is not right.' }],
      isFromServer: true,
    })
    const { sent, onSuccess } = await renderEnrolment(() => Promise.reject(wrong))
    await code.click()
    await userEvent.keyboard('123456')
    await expect.element(code).toHaveAccessibleDescription('That code is not right.')
    await expect.element(code).toHaveFocus()
    sent.mockResolvedValue({ recoveryCodes: codes })
    await userEvent.keyboard('654321')
    await expect.poll(() => onSuccess.mock.calls).toHaveLength(1)
  })

  it('offers another key when the server no longer knows this one', async () => {
    const over = new ApiError(409, { code: 'totp_not_begun', message: 'Took too long.', isFromServer: true })
    const { onRestart } = await renderEnrolment(() => Promise.reject(over))
    await code.fill('123456')
    await page.getByRole('button', { name: 'Get a new key' }).click()
    expect(onRestart).toHaveBeenCalledTimes(1)
    await expect.element(page.getByText('Took too long.')).toBeVisible()
  })

  it('shows the QR code dark on white in dark mode too', async () => {
    document.documentElement.dataset['theme'] = 'dark'
    await renderEnrolment()
    await expect.element(picture).toBeVisible()
    const fills = [...picture.element().querySelectorAll('path')].map((path) => getComputedStyle(path).fill)
    expect(fills).toEqual(['rgb(255, 255, 255)', 'rgb(0, 0, 0)'])
    expect(getComputedStyle(picture.element()).forcedColorAdjust).toBe('none')
    expect(await findAxeViolations()).toEqual([])
  })

  it.each(['ltr', 'rtl'])('fits into 320 pixels, %s', async (dir) => {
    document.documentElement.dir = dir
    await page.viewport(320, 800)
    await renderEnrolment()
    await expect.element(picture).toBeVisible()
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
    expect(await findAxeViolations()).toEqual([])
  })
})

async function renderCodes() {
  const onKept = vi.fn<() => void>()
  await renderForm(<NewRecoveryCodes codes={codes} onKept={onKept} />, answerJson(404, {}))
  return onKept
}

describe('New recovery codes', () => {
  const list = page.getByRole('list', { name: 'Recovery codes' })

  it('are listed under a focused heading until the person has saved them', async () => {
    const onKept = await renderCodes()
    await expect.element(page.getByRole('heading', { name: 'Save your recovery codes' })).toHaveFocus()
    expect(
      list
        .getByRole('listitem')
        .elements()
        .map((item) => item.textContent),
    ).toEqual(codes)
    expect(await findAxeViolations()).toEqual([])
    expect(onKept).not.toHaveBeenCalled()
    await page.getByRole('button', { name: 'I have saved them' }).click()
    expect(onKept).toHaveBeenCalledTimes(1)
  })

  it('are copied one per line', async () => {
    await renderCodes()
    await page.getByRole('button', { name: 'Copy the codes' }).click()
    await expect.element(page.getByText('Copied', { exact: true })).toBeVisible()
    expect(copied.mock.calls).toEqual([[codes.join('\n')]])
  })

  it('are downloaded as a text file that says what they are for', async () => {
    const files: { name: string; blob: Blob }[] = []
    const blobs: Blob[] = []
    vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      blobs.push(blob as Blob)
      return 'blob:codes'
    })
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      files.push({ name: this.download, blob: blobs[0] ?? new Blob() })
    })
    await renderCodes()
    await page.getByRole('button', { name: 'Download as a text file' }).click()
    expect(files.map(({ name }) => name)).toEqual([`recovery-codes-${location.hostname}.txt`])
    expect(await files[0]?.blob.text()).toBe(
      `Recovery codes for ${location.host}. Each works once.\n\n${codes.join('\n')}\n`,
    )
  })

  it('fit into 320 pixels', async () => {
    await page.viewport(320, 800)
    await renderCodes()
    await expect.element(list).toBeVisible()
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
  })
})
