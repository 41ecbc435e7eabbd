import { kit, signIn, validation } from '@foyer/core/messages/ar-XX'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { findAxeViolations } from '../testing/find-axe-violations.ts'
import { requestOptions } from '../testing/passkey-options.ts'
import { withPasskeys } from '../testing/passkey-browser.ts'
import { answerJson } from '../testing/render-form.tsx'
import { Hideable, hideAndShow } from '../testing/hideable.tsx'
import { renderSocial, SocialServer } from '../testing/social-server.tsx'
import { PasskeyWay } from './passkey-way.tsx'
import { dialog, note, passwordWay, renderProof, save } from '../testing/render-proof.tsx'

const passkeyWay = { way: 'passkey' } as const
const again = dialog.getByRole('button', { name: 'Use a passkey' })
const hint = dialog.getByText(/This was cancelled or took too long/)
const saved = (count: number) => expect.element(page.getByText(`Saved ${count} times`)).toBeVisible()
const authenticator = withPasskeys()
const refused = new DOMException('No', 'NotAllowedError')

async function render(...args: Parameters<typeof renderProof>) {
  const rendered = await renderProof(...args)
  rendered.server.answers['POST /web/v1/auth/proof/passkey'] = answerJson(200, { options: requestOptions })
  return rendered
}

beforeEach(() => authenticator().add())

describe('The dialog for a proof, with a passkey', () => {
  it('requests it as soon as that way is chosen, and sends the call again', async () => {
    const { proofs } = await render([passwordWay, passkeyWay])
    const get = vi.spyOn(navigator.credentials, 'get')
    await note.fill('Half a sentence')
    await save.click()
    await dialog.getByRole('button', { name: 'Use another way' }).click()
    expect(get).not.toHaveBeenCalled()
    await expect.element(again).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await saved(1)
    expect(proofs()).toEqual([{ passkey: expect.objectContaining({ type: 'public-key' }) }])
    expect(get).toHaveBeenCalledOnce()
    await expect.element(note).toHaveValue('Half a sentence')
  })

  it('says that it was cancelled, not as an error, and can request it again', async () => {
    await render([passkeyWay, passwordWay])
    vi.spyOn(navigator.credentials, 'get').mockRejectedValueOnce(refused)
    await save.click()
    await expect.element(hint).toBeVisible()
    expect(hint.element().closest('[role=alert]')).toBeNull()
    await Promise.all(document.getAnimations().map(({ finished }) => finished))
    expect(await findAxeViolations()).toEqual([])
    await again.click()
    await saved(1)
  })

  it('is not requested again when the page is shown again after it was hidden', async () => {
    const get = vi.spyOn(navigator.credentials, 'get').mockRejectedValue(refused)
    const server = new SocialServer()
    server.answers['POST /web/v1/auth/proof/passkey'] = answerJson(200, { options: requestOptions })
    const modal = Object.assign(Object.create(null), { resolve: () => undefined })
    await renderSocial(server, () => (
      <Hideable>
        <PasskeyWay modal={modal} />
      </Hideable>
    ))
    const cancelled = page.getByText(/This was cancelled or took too long/)
    await expect.element(cancelled).toBeVisible()
    await hideAndShow()
    await expect.element(cancelled).toBeVisible()
    expect(get).toHaveBeenCalledOnce()
  })

  it('cancels the browser’s request when it is closed', async () => {
    await authenticator().answerAtOnce(false)
    const { state } = await render([passkeyWay])
    const get = vi.spyOn(navigator.credentials, 'get')
    await save.click()
    await expect.poll(() => get.mock.calls.length).toBe(1)
    await dialog.getByRole('button', { name: 'Close' }).click()
    await expect.element(dialog).not.toBeInTheDocument()
    await expect.poll(() => get.mock.calls[0]?.[0]?.signal?.aborted).toBe(true)
    expect(state.calls).toBe(1)
  })

  it('fits into 320 pixels in Arabic', async () => {
    await page.viewport(320, 700)
    document.documentElement.dir = 'rtl'
    vi.spyOn(navigator.credentials, 'get').mockRejectedValue(refused)
    await render([passkeyWay], { lang: 'ar-XX', messages: { ...kit, ...validation, ...signIn } })
    await save.click()
    await expect.element(dialog.getByText(signIn.passkey_cancelled)).toBeVisible()
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
  })
})
