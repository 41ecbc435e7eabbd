import { afterEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { fetchWithProof } from '../api/index.ts'
import { answerJson } from '../testing/render-form.tsx'
import { dialog, note, passwordWay, renderProof, save } from '../testing/render-proof.tsx'

/** A page that saves through its own back end, which refuses to until a proof has been given. */
async function renderShop(isRequest: boolean) {
  const answers: Response[] = []
  const init = { method: 'POST', body: JSON.stringify({ account: 'DE89' }) }
  const rendered = await renderProof([passwordWay], {
    send: async (api) => {
      const answer = await (isRequest
        ? fetchWithProof(api, new Request('/api/payout', init))
        : fetchWithProof(api, '/api/payout', init))
      answers.push(answer)
      if (!answer.ok) throw new Error('Refused.')
    },
  })
  const { server, state } = rendered
  server.answers['POST /api/payout'] = async () =>
    state.isProven
      ? Response.json({})
      : Response.json(
          { code: 'proof_needed', message: 'Confirm that it is you to continue.' },
          { status: 403 },
        )
  server.answers['GET /web/v1/auth/proof'] = () =>
    answerJson(200, { isRecent: state.isProven, ways: [passwordWay] })()
  vi.stubGlobal('fetch', server.fetch)
  const payouts = () => server.sent.filter(({ call }) => call.endsWith('/payout')).map(({ body }) => body)
  return { ...rendered, answers, payouts }
}

afterEach(() => void vi.unstubAllGlobals())

// R10.43
describe('The dialog for a proof that the page’s own back end needs', () => {
  it.each([
    ['an address', false],
    ['a Request', true],
  ])(
    'sends the request again once a proof is given, and keeps what was typed on the page: %s',
    async (_, isRequest) => {
      const { payouts, proofs } = await renderShop(isRequest)
      await note.fill('Half a sentence')
      await save.click()
      await expect.element(dialog.getByLabelText('Password', { exact: true })).toHaveFocus()
      await userEvent.keyboard('Corridor-light-9{Enter}')
      await expect.element(page.getByText('Saved 1 times')).toBeVisible()
      expect(proofs()).toEqual([{ password: 'Corridor-light-9' }])
      expect(payouts()).toEqual([{ account: 'DE89' }, { account: 'DE89' }])
      await expect.element(save).toHaveFocus()
      await expect.element(note).toHaveValue('Half a sentence')
    },
  )

  it('can be closed: the request is not sent again, and its refusal can be read', async () => {
    const { answers, payouts } = await renderShop(false)
    await save.click()
    await expect.element(dialog.getByLabelText('Password', { exact: true })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect.element(dialog).not.toBeInTheDocument()
    await expect.poll(() => answers.length).toBe(1)
    expect(await answers[0]?.json()).toMatchObject({ code: 'proof_needed' })
    expect(payouts()).toHaveLength(1)
  })
})
