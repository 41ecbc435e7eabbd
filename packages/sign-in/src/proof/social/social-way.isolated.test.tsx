import { encodeState } from '@foyer/core/social'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { offerCallback } from '../../social/flow/window-channel.ts'
import { findAxeViolations } from '../../testing/find-axe-violations.ts'
import { answerJson } from '../../testing/render-form.tsx'
import { dialog, googleWay, renderProof, save } from '../../testing/render-proof.tsx'

const google = dialog.getByRole('button', { name: 'Continue with Google' })
const replace = vi.fn<(url: string) => void>()
const popup = Object.assign(Object.create(null), {
  closed: false,
  close: vi.fn<() => void>(),
  location: { replace },
})

beforeEach(() => void vi.spyOn(globalThis, 'open').mockReturnValue(popup))
afterEach(() => {
  vi.restoreAllMocks()
  replace.mockReset()
})

/** The other window has returned from the provider. */
const comeBack = () => offerCallback('state-1', { query: new URLSearchParams('code=c1'), fragment: '' })

describe('The dialog for a proof, with a provider', () => {
  it('opens the provider in another window, and sends the call again when that window returns', async () => {
    const { server, state } = await renderProof([googleWay])
    await save.click()
    await expect.element(google).toHaveFocus()
    expect(await findAxeViolations()).toEqual([])
    await google.click()
    await expect.element(dialog.getByText('Continue in the Google window.')).toBeVisible()
    expect(replace.mock.calls[0]?.[0]).toMatch(/^https:\/\/google\.example\/authorize\?/)
    expect(server.sent[0]).toMatchObject({ body: { social: 'google', isProof: true } })
    server.answers['POST /web/v1/auth/google'] = () => {
      state.isProven = true
      return answerJson(200, { id: 'anna' })()
    }
    expect(await comeBack()).toBe(true)
    await expect.element(page.getByText('Saved 1 times')).toBeVisible()
    expect(state.calls).toBe(2)
    expect(server.sent.at(-1)).toMatchObject({ body: { code: 'c1', state: 'state-1' } })
    await expect.element(save).toHaveFocus()
  })

  it('says that another account came back, and does not send the call again', async () => {
    const { server, state } = await renderProof([googleWay])
    const message = 'That account is not linked to yours.'
    server.answers['POST /web/v1/auth/google'] = answerJson(403, { code: 'proof_other_account', message })
    await save.click()
    await google.click()
    await expect.element(dialog.getByText('Continue in the Google window.')).toBeVisible()
    await comeBack()
    await expect.element(dialog.getByRole('alert')).toHaveTextContent(message)
    expect(state.calls).toBe(1)
    await expect.element(google).toBeEnabled()
  })

  it('shows a link if the browser blocks the window', async () => {
    vi.mocked(globalThis.open).mockReturnValue(null)
    await renderProof([googleWay])
    await save.click()
    await google.click()
    const link = dialog.getByRole('link', { name: 'Open Google in a new tab' })
    await expect.element(link).toHaveFocus()
    await expect.element(link).toHaveAttribute('target', '_blank')
    const url = new URL(link.element().getAttribute('href') ?? '')
    expect(url.searchParams.get('state')).toBe(
      encodeState('google', { pathname: location.pathname + location.search, state: 'state-1' }),
    )
    expect(await findAxeViolations()).toEqual([])
  })

  it('says that the server could not be reached, and can try again', async () => {
    const { server } = await renderProof([googleWay])
    server.answers['POST /AUTH/profile-new'] = () => Promise.reject(new TypeError('Failed to fetch'))
    await save.click()
    await google.click()
    await expect.element(dialog.getByRole('alert')).toHaveTextContent('We could not reach the server.')
    expect(popup.close).toHaveBeenCalled()
    await expect.element(google).toBeEnabled()
  })
})
