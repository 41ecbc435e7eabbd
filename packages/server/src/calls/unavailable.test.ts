import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { describe, expect } from 'vitest'
import { json } from '../testing/fake-foyer.ts'
import { adasRequest, foyerTest as test, refusal } from '../testing/foyer-test.ts'
import { ada } from '../testing/people.ts'

const html = { 'content-type': 'text/html' }
const isJson = { 'content-type': 'application/json' }

// R10.38, R10.42
describe('When Foyer is unavailable (503, and nobody is signed out),', () => {
  test('the error says that it answered 500, 502 or 429', async ({ fake, foyer }) => {
    for (const [status, message] of [
      [500, `Foyer at ${fake.url} answered 500: it has failed, and its log says why.`],
      [502, `Foyer at ${fake.url} answered 502: it cannot answer at the moment.`],
      [429, `Foyer at ${fake.url} answered 429: it is asked too much at the moment.`],
    ] as const) {
      fake.next.push((_, response) => response.writeHead(status, html).end('Sorry'))
      const error = await refusal(foyer.requireUser(adasRequest))
      expect(error).toMatchObject({ code: 'foyer_unavailable', status: 503, retryAfter: 1, message })
    }
  })

  test.for([5, 86_400])(
    'the error passes on its Retry-After of %i seconds',
    async (seconds, { fake, foyer }) => {
      const headers = { 'retry-after': String(seconds) }
      fake.next.push((_, response) => json(response, 503, { code: 'unavailable' }, headers))
      expect(await refusal(foyer.getUser(adasRequest))).toMatchObject({ retryAfter: seconds })
    },
  )

  test('the call times out if no answer comes', async ({ fake, open }) => {
    fake.next.push(() => {})
    const error = await refusal(open({ timeout: 1_000 }).getUser(adasRequest))
    expect(error).toMatchObject({ code: 'foyer_unavailable', retryAfter: 1 })
    expect(error.message).toBe(`Foyer at ${fake.url} did not answer within 1000 ms.`)
    expect(fake.asked).toHaveLength(1)
  })

  test('the call times out if an answer begins and never ends', async ({ fake, open }) => {
    fake.next.push((_, response) => void response.writeHead(200, isJson).write('{'))
    const error = await refusal(open({ timeout: 50 }).getUser(adasRequest))
    expect(error.message).toBe(`Foyer at ${fake.url} did not answer within 50 ms.`)
  })

  test('the error says that the connection broke off in the middle of an answer', async ({ fake, foyer }) => {
    fake.next.push((request, response) => {
      response.writeHead(200, { ...isJson, 'content-length': '1000' })
      response.write('{"id":', () => request.socket.destroy())
    })
    const error = await refusal(foyer.getUser(adasRequest))
    expect(error).toMatchObject({ code: 'foyer_unavailable', retryAfter: 1 })
    expect(error.message).toMatch(
      new RegExp(`^Foyer at ${fake.url} broke off in the middle of its answer( \\(\\w+\\))?\\.$`),
    )
    expect(fake.asked).toHaveLength(1)
  })

  test('the error says that it cannot be reached if it has been stopped', async ({ open }) => {
    const url = await closedAddress()
    const error = await refusal(open({ url }).getUser(adasRequest))
    expect(error).toMatchObject({ code: 'foyer_unavailable', status: 503, retryAfter: 1 })
    expect(error.message).toBe(
      `Foyer at ${url} cannot be reached (ECONNREFUSED). Check that it runs, and that this is its address.`,
    )
  })

  test.for<[string, unknown]>([
    [' (ETIMEDOUT)', Object.assign(new Error('No route.'), { code: 'ETIMEDOUT' })],
    ['', new Error('No route.', { cause: null })],
    ['', undefined],
  ])(
    'the error gives the code with which the app’s own fetch failed, if there is one:%s',
    async ([why, thrown], { fake, open }) => {
      const error = await refusal(open({ fetch: () => Promise.reject(thrown) }).getUser(adasRequest))
      expect(error).toMatchObject({ code: 'foyer_unavailable', cause: thrown })
      expect(error.message).toMatch(`Foyer at ${fake.url} cannot be reached${why}. Check`)
    },
  )

  test('a connection that breaks before any answer is tried once more, as in a restart', async ({
    fake,
    foyer,
  }) => {
    fake.next.push((request) => void request.socket.destroy())
    expect(await foyer.getUser(adasRequest)).toMatchObject({ id: ada.id })
    expect(fake.asked).toHaveLength(2)
  })

  test('a call is not tried more than twice', async ({ fake, foyer }) => {
    fake.repeat = (request) => void request.socket.destroy()
    const error = await refusal(foyer.getUser(adasRequest))
    expect(error.code).toBe('foyer_unavailable')
    expect(fake.asked).toHaveLength(2)
  })

  test('a call and its retry share one timeout', async ({ fake, open }) => {
    fake.next.push(
      (request) => void request.socket.destroy(),
      () => {},
    )
    const error = await refusal(open({ timeout: 1_000 }).getUser(adasRequest))
    expect(error.message).toBe(`Foyer at ${fake.url} did not answer within 1000 ms.`)
    expect(fake.asked).toHaveLength(2)
  })
})

/** An address at which nobody listens any more. */
async function closedAddress(): Promise<string> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return `http://127.0.0.1:${port}`
}
