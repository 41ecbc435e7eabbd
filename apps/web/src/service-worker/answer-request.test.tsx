import { operations } from '@foyer/core/wire'
import { describe, expect, it, vi } from 'vitest'
import { answerAsset, answerFile, answerPage, chooseAnswer, type WorkerWorld } from './answer-request.ts'

const origin = 'https://id.example'

/** A fake request, because `new Request` does not accept the mode 'navigate'. */
function ask(path: string, { mode = 'cors', method = 'GET' } = {}): Request {
  return { url: new URL(path, origin).href, mode, method } as Request
}

function createWorld(changes: Partial<WorkerWorld> = {}) {
  return {
    shellUrl: '/assets/shell-1a2b3c4d.html',
    match: vi.fn<WorkerWorld['match']>(async () => undefined),
    put: vi.fn<WorkerWorld['put']>(async () => {}),
    fetch: vi.fn<WorkerWorld['fetch']>(async () => new Response('new')),
    ...changes,
  }
}

const shell = () =>
  new Response('<html lang="en-001">shell', { headers: { 'content-type': 'text/html', etag: 'x' } })
const noNetwork = async (): Promise<never> => {
  throw new TypeError('Failed to fetch')
}

describe('the service worker', () => {
  it.each([
    ['/', 'navigate', 'page'],
    ['/oauth/google?code=1', 'navigate', 'page'],
    ['/assets/index-1a2b3c4d.js', 'cors', 'asset'],
    ['/early.js', 'no-cors', 'file'],
    ['/favicon.svg', 'no-cors', null],
    ['/web/v1/auth/session', 'cors', null],
    ['/web/v1/auth/social-link/google?code=1', 'navigate', null],
    ['/MS-AUTH/captcha-isEnabled', 'cors', null],
    ['/docs/', 'navigate', null],
    ['/.well-known/change-password', 'navigate', null],
    ['https://elsewhere.example/assets/x-1a2b3c4d.js', 'cors', null],
  ])('takes %s (%s) as %s', (path, mode, kind) => {
    expect(chooseAnswer(ask(path, { mode }), origin)).toBe(kind)
    expect(chooseAnswer(ask(path, { mode, method: 'POST' }), origin)).toBeNull()
  })

  it.each([...new Set(Object.values(operations).map(({ path }) => path))])(
    'leaves %s to the browser, whatever the mode of the request',
    (path) => {
      for (const mode of ['navigate', 'cors']) expect(chooseAnswer(ask(path, { mode }), origin)).toBeNull()
    },
  )

  it('gives the page the fetched file even if there is no room to cache it', async () => {
    const put = vi.fn<WorkerWorld['put']>(async () => {
      throw new DOMException('', 'QuotaExceededError')
    })
    const response = await answerAsset(ask('/assets/index-1a2b3c4d.js'), createWorld({ put }))
    expect(await response.text()).toBe('new')
    expect(put).toHaveBeenCalledOnce()
  })

  it('serves pages from the server, caches none, and asks once', async () => {
    const world = createWorld({ match: vi.fn<WorkerWorld['match']>(async () => shell()) })
    expect(await (await answerPage(ask('/'), world)).text()).toBe('new')
    expect(world.put).not.toHaveBeenCalled()
    expect(world.fetch).toHaveBeenCalledOnce()
  })

  it.each([
    ['without a network', noNetwork, 'shell'],
    ['where a proxy answers 502', async () => new Response('', { status: 502 }), 'shell'],
    ['where a proxy answers 504', async () => new Response('', { status: 504 }), 'shell'],
    ['never where the server has no such page', async () => new Response('own', { status: 404 }), 'own'],
    ['never where the server itself fails', async () => new Response('own', { status: 500 }), 'own'],
  ])('serves the shell, marked as offline, %s', async (_, fetch, text) => {
    const answer = await answerPage(ask('/account'), createWorld({ fetch, match: async () => shell() }))
    const html = await answer.text()
    expect(html).toContain(text)
    expect(html.includes('data-unreached=""')).toBe(text === 'shell')
    expect(answer.headers.has('etag')).toBe(false)
  })

  it('fails as the network does where it has cached nothing', async () => {
    const world = createWorld({ fetch: noNetwork })
    await expect(answerPage(ask('/'), world)).rejects.toThrow('Failed to fetch')
    await expect(answerFile(ask('/early.js'), world)).rejects.toThrow('Failed to fetch')
  })

  it('requests a file with a hash once, and does not cache an error', async () => {
    const world = createWorld()
    await answerAsset(ask('/assets/a-1a2b3c4d.js'), world)
    expect(world.put).toHaveBeenCalledOnce()
    const kept = createWorld({ match: async () => new Response('kept') })
    expect(await (await answerAsset(ask('/assets/a-1a2b3c4d.js'), kept)).text()).toBe('kept')
    expect(kept.fetch).not.toHaveBeenCalled()
    const gone = createWorld({ fetch: async () => new Response('', { status: 404 }) })
    expect((await answerAsset(ask('/assets/a-1a2b3c4d.js'), gone)).status).toBe(404)
    expect(gone.put).not.toHaveBeenCalled()
  })

  it('does not cache a page that a network or proxy serves in place of a file, because it would stay for good', async () => {
    const headers = { 'content-type': 'text/html; charset=utf-8' }
    const blocked = createWorld({ fetch: async () => new Response('<h1>Blocked</h1>', { headers }) })
    await answerAsset(ask('/assets/a-1a2b3c4d.js'), blocked)
    expect(blocked.put).not.toHaveBeenCalled()
  })

  it('requests a file without a hash each time, and uses the cached one only if the server cannot be reached', async () => {
    const match = async () => new Response('kept')
    expect(await (await answerFile(ask('/early.js'), createWorld({ match }))).text()).toBe('new')
    const offline = createWorld({ match, fetch: noNetwork })
    expect(await (await answerFile(ask('/early.js'), offline)).text()).toBe('kept')
    const unreached = createWorld({ match, fetch: async () => new Response('', { status: 502 }) })
    expect(await (await answerFile(ask('/early.js'), unreached)).text()).toBe('kept')
  })
})
