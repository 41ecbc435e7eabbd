import { operations } from '@foyer/core/wire'
import { describe, expect, it, vi } from 'vitest'
import {
  answerAsset,
  answerFile,
  answerPage,
  chooseStrategy,
  type WorkerDependencies,
} from './answer-request.ts'

const origin = 'https://id.example'

/** A fake request, because `new Request` does not accept the mode 'navigate'. */
function createRequest(path: string, { mode = 'cors', method = 'GET' } = {}): Request {
  return { url: new URL(path, origin).href, mode, method } as Request
}

function createDependencies(changes: Partial<WorkerDependencies> = {}) {
  return {
    shellUrl: '/assets/shell-1a2b3c4d.html',
    match: vi.fn<WorkerDependencies['match']>(async () => undefined),
    put: vi.fn<WorkerDependencies['put']>(async () => {}),
    fetch: vi.fn<WorkerDependencies['fetch']>(async () => new Response('new')),
    ...changes,
  }
}

const shell = () =>
  new Response('<html lang="en-001">shell', { headers: { 'content-type': 'text/html', etag: 'x' } })
const failFetch = async (): Promise<never> => {
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
    expect(chooseStrategy(createRequest(path, { mode }), origin)).toBe(kind)
    expect(chooseStrategy(createRequest(path, { mode, method: 'POST' }), origin)).toBeNull()
  })

  it.each([...new Set(Object.values(operations).map(({ path }) => path))])(
    'leaves %s to the browser, whatever the mode of the request',
    (path) => {
      for (const mode of ['navigate', 'cors'])
        expect(chooseStrategy(createRequest(path, { mode }), origin)).toBeNull()
    },
  )

  it('gives the page the fetched file even if there is no room to cache it', async () => {
    const put = vi.fn<WorkerDependencies['put']>(async () => {
      throw new DOMException('', 'QuotaExceededError')
    })
    const response = await answerAsset(
      createRequest('/assets/index-1a2b3c4d.js'),
      createDependencies({ put }),
    )
    expect(await response.text()).toBe('new')
    expect(put).toHaveBeenCalledOnce()
  })

  it('serves pages from the server, caches none, and asks once', async () => {
    const dependencies = createDependencies({
      match: vi.fn<WorkerDependencies['match']>(async () => shell()),
    })
    expect(await (await answerPage(createRequest('/'), dependencies)).text()).toBe('new')
    expect(dependencies.put).not.toHaveBeenCalled()
    expect(dependencies.fetch).toHaveBeenCalledOnce()
  })

  it.each([
    ['without a network', failFetch, 'shell'],
    ['where a proxy answers 502', async () => new Response('', { status: 502 }), 'shell'],
    ['where a proxy answers 504', async () => new Response('', { status: 504 }), 'shell'],
    ['never where the server has no such page', async () => new Response('own', { status: 404 }), 'own'],
    ['never where the server itself fails', async () => new Response('own', { status: 500 }), 'own'],
  ])('serves the shell, marked as offline, %s', async (_, fetch, text) => {
    const answer = await answerPage(
      createRequest('/account'),
      createDependencies({ fetch, match: async () => shell() }),
    )
    const html = await answer.text()
    expect(html).toContain(text)
    expect(html.includes('data-unreached=""')).toBe(text === 'shell')
    expect(answer.headers.has('etag')).toBe(false)
  })

  it('fails as the network does where it has cached nothing', async () => {
    const dependencies = createDependencies({ fetch: failFetch })
    await expect(answerPage(createRequest('/'), dependencies)).rejects.toThrow('Failed to fetch')
    await expect(answerFile(createRequest('/early.js'), dependencies)).rejects.toThrow('Failed to fetch')
  })

  it('requests a file with a hash once, and does not cache an error', async () => {
    const dependencies = createDependencies()
    await answerAsset(createRequest('/assets/a-1a2b3c4d.js'), dependencies)
    expect(dependencies.put).toHaveBeenCalledOnce()
    const cached = createDependencies({ match: async () => new Response('kept') })
    expect(await (await answerAsset(createRequest('/assets/a-1a2b3c4d.js'), cached)).text()).toBe('kept')
    expect(cached.fetch).not.toHaveBeenCalled()
    const notFound = createDependencies({ fetch: async () => new Response('', { status: 404 }) })
    expect((await answerAsset(createRequest('/assets/a-1a2b3c4d.js'), notFound)).status).toBe(404)
    expect(notFound.put).not.toHaveBeenCalled()
  })

  it('does not cache a page that a network or proxy serves in place of a file, because it would stay for good', async () => {
    const headers = { 'content-type': 'text/html; charset=utf-8' }
    const blocked = createDependencies({ fetch: async () => new Response('<h1>Blocked</h1>', { headers }) })
    await answerAsset(createRequest('/assets/a-1a2b3c4d.js'), blocked)
    expect(blocked.put).not.toHaveBeenCalled()
  })

  it('requests a file without a hash each time, and uses the cached one only if the server cannot be reached', async () => {
    const match = async () => new Response('kept')
    expect(await (await answerFile(createRequest('/early.js'), createDependencies({ match }))).text()).toBe(
      'new',
    )
    const offline = createDependencies({ match, fetch: failFetch })
    expect(await (await answerFile(createRequest('/early.js'), offline)).text()).toBe('kept')
    const unreachable = createDependencies({ match, fetch: async () => new Response('', { status: 502 }) })
    expect(await (await answerFile(createRequest('/early.js'), unreachable)).text()).toBe('kept')
  })
})
