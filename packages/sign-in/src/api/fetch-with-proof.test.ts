import { afterEach, describe, expect, it, vi } from 'vitest'
import { createApi } from './api.ts'
import { fetchWithProof } from './fetch-with-proof.ts'
import type { AskForProof } from './proof-gate.ts'

const address = 'https://shop.example/api/payout'
const ways = [{ way: 'email', to: 'anna@example.com' }]
const needed = { code: 'proof_needed', message: 'Confirm that it is you to continue.' }
const json = (status: number, body: unknown) => Response.json(body, { status })

/** How a request is written. */
type Way = [name: string, write: (signal: AbortSignal) => { input: RequestInfo; init?: RequestInit }]

/** A shop whose back end refuses until a proof is there, and a Foyer beside it. */
function openShop() {
  const state = { isProven: false, isRecent: false }
  const shop = vi.fn<typeof fetch>(async (input, init) => {
    const request = new Request(input, init)
    request.signal.throwIfAborted()
    return state.isProven ? json(200, { saved: await request.text() }) : json(403, needed)
  })
  const foyer = vi.fn<typeof fetch>(async (_, init) => {
    init?.signal?.throwIfAborted()
    return json(200, { isRecent: state.isRecent, ways })
  })
  const settle: ((isGiven: boolean) => void)[] = []
  const ask = vi.fn<AskForProof>(() => new Promise((resolve) => settle.push(resolve)))
  const api = createApi({ lang: 'en-001', fetch: foyer })
  api.askForProofWith(ask)
  vi.stubGlobal('fetch', shop)
  /** What the person does in the dialog, when it is open. */
  const answer = async (isGiven: boolean): Promise<void> => {
    await expect.poll(() => settle.length).toBe(1)
    state.isProven = isGiven
    settle.pop()?.(isGiven)
  }
  return { api, state, shop, foyer, ask, answer }
}

afterEach(() => void vi.unstubAllGlobals())

// R10.43
describe('A request to the page’s own back end', () => {
  it.each([
    ['200', () => json(200, needed)],
    ['a 403 with another code', () => json(403, { code: 'second_factor_needed', message: 'x' })],
    ['a 403 without a code', () => json(403, null)],
    ['a 403 that is no JSON', () => new Response('{"code":"proof_needed"}', { status: 403 })],
    [
      'a 403 with broken JSON',
      () => new Response('{', { status: 403, headers: { 'content-type': 'application/json' } }),
    ],
    ['a 401 with that code', () => json(401, needed)],
  ])('is sent once, and its answer returned, after %s', async (_, answer) => {
    const { api, shop, foyer } = openShop()
    shop.mockImplementationOnce(async () => answer())
    const response = await fetchWithProof(api, address)
    const expected = answer()
    expect([response.status, await response.text()]).toEqual([expected.status, await expected.text()])
    expect([shop.mock.calls.length, foyer.mock.calls.length]).toEqual([1, 0])
  })

  it.each([
    ['an address', () => ({ input: address, init: { method: 'POST', body: 'DE89' } })],
    ['a Request', () => ({ input: new Request(address, { method: 'POST', body: 'DE89' }) })],
  ] as readonly Way[])(
    'that needs a proof asks for it, and is sent once more with the same body: %s',
    async (_, sent) => {
      const { api, shop, foyer, ask, answer } = openShop()
      const { input, init } = sent(new AbortController().signal)
      const result = fetchWithProof(api, input, init)
      await answer(true)
      expect(await (await result).json()).toEqual({ saved: 'DE89' })
      expect(foyer.mock.calls.map(([url]) => url)).toEqual(['/web/v1/auth/proof'])
      expect(ask.mock.calls.map(([asked]) => asked)).toEqual([ways])
      expect(shop).toHaveBeenCalledTimes(2)
    },
  )

  it('returns the refusal, still readable, when the person closes the dialog', async () => {
    const { api, shop, answer } = openShop()
    const result = fetchWithProof(api, address)
    await answer(false)
    const response = await result
    expect([response.status, response.bodyUsed, await response.json()]).toEqual([403, false, needed])
    expect(shop).toHaveBeenCalledOnce()
  })

  it('is retried once without a dialog if a recent proof exists already, and not a third time', async () => {
    const { api, state, shop, ask } = openShop()
    state.isRecent = true
    const response = await fetchWithProof(api, address)
    expect([response.status, await response.json()]).toEqual([403, needed])
    expect([shop.mock.calls.length, ask.mock.calls.length]).toEqual([2, 0])
  })

  it.each([
    [
      'no dialog is there',
      () => createApi({ lang: 'en-001', fetch: async () => json(200, { isRecent: false, ways }) }),
    ],
    ['Foyer is away', () => createApi({ lang: 'en-001', fetch: () => Promise.reject(new TypeError('x')) })],
    [
      'the session has ended',
      () =>
        createApi({
          lang: 'en-001',
          fetch: async () => json(401, { code: 'unauthenticated', message: 'x' }),
        }),
    ],
  ])('returns the refusal if %s', async (_, create) => {
    const { shop } = openShop()
    const response = await fetchWithProof(create(), address)
    expect([response.status, await response.json()]).toEqual([403, needed])
    expect(shop).toHaveBeenCalledOnce()
  })

  it('shares the dialog with another request that is refused at the same time', async () => {
    const { api, shop, foyer, ask, answer } = openShop()
    const results = [fetchWithProof(api, address), fetchWithProof(api, `${address}/2`)]
    await expect.poll(() => foyer.mock.calls.length).toBe(2)
    await answer(true)
    expect((await Promise.all(results)).map(({ status }) => status)).toEqual([200, 200])
    expect([shop.mock.calls.length, ask.mock.calls.length]).toEqual([4, 1])
  })

  it.each([
    ['an address', (signal) => ({ input: address, init: { signal } })],
    ['a Request', (signal) => ({ input: new Request(address, { signal }) })],
  ] as readonly Way[])('that is aborted stops waiting, and closes the dialog: %s', async (_, sent) => {
    const { api, shop, ask } = openShop()
    const controller = new AbortController()
    const { input, init } = sent(controller.signal)
    const result = fetchWithProof(api, input, init).catch((error: Error) => error.name)
    await expect.poll(() => ask.mock.calls.length).toBe(1)
    controller.abort()
    expect(await result).toBe('AbortError')
    expect(ask.mock.calls[0]?.[1].aborted).toBe(true)
    expect(shop).toHaveBeenCalledOnce()
  })

  it('with a stream as its body is rejected before it is sent', async () => {
    const { api, shop } = openShop()
    const sent = fetchWithProof(api, address, { method: 'POST', body: new ReadableStream() })
    await expect(sent).rejects.toThrow(
      new TypeError('fetchWithProof cannot send a stream a second time: pass its whole content as the body.'),
    )
    expect(shop).not.toHaveBeenCalled()
  })
})
