import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { describe, expect } from 'vitest'
import { json } from '../testing/fake-foyer.ts'
import { adasRequest, foyerTest as test, refusal } from '../testing/foyer-test.ts'
import { ada } from '../testing/people.ts'

const html = { 'content-type': 'text/html' }
const isJson = { 'content-type': 'application/json' }

// R10.38, R10.42
describe('Foyer is away: 503, and nobody is signed out', () => {
  test('it fails', async ({ fake, foyer }) => {
    for (const [status, message] of [
      [500, `Foyer at ${fake.url} answered 500: it cannot answer at the moment.`],
      [502, `Foyer at ${fake.url} answered 502: it cannot answer at the moment.`],
      [429, `Foyer at ${fake.url} answered 429: it is asked too much at the moment.`],
    ] as const) {
      fake.next.push((_, response) => response.writeHead(status, html).end('Sorry'))
      const error = await refusal(foyer.requireUser(adasRequest))
      expect(error).toMatchObject({ code: 'foyer_unavailable', status: 503, retryAfter: 1, message })
    }
  })

  test.for([5, 86_400])('it says to come back in %i seconds', async (seconds, { fake, foyer }) => {
    const headers = { 'retry-after': String(seconds) }
    fake.next.push((_, response) => json(response, 503, { code: 'unavailable' }, headers))
    expect(await refusal(foyer.getUser(adasRequest))).toMatchObject({ retryAfter: seconds })
  })

  test('it does not answer', async ({ fake, open }) => {
    fake.next.push(() => {})
    const error = await refusal(open({ timeout: 1_000 }).getUser(adasRequest))
    expect(error).toMatchObject({ code: 'foyer_unavailable', retryAfter: 1 })
    expect(error.message).toBe(`Foyer at ${fake.url} did not answer within 1000 ms.`)
    expect(fake.asked).toHaveLength(1)
  })

  test('it begins an answer, and does not end it', async ({ fake, open }) => {
    fake.next.push((_, response) => void response.writeHead(200, isJson).write('{'))
    const error = await refusal(open({ timeout: 50 }).getUser(adasRequest))
    expect(error.message).toBe(`Foyer at ${fake.url} did not answer within 50 ms.`)
  })

  test('it stops in the middle of an answer', async ({ fake, foyer }) => {
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

  test('it was stopped', async ({ open }) => {
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
  ])('a fetch of the own app says why, or does not:%s', async ([why, thrown], { fake, open }) => {
    const error = await refusal(open({ fetch: () => Promise.reject(thrown) }).getUser(adasRequest))
    expect(error).toMatchObject({ code: 'foyer_unavailable', cause: thrown })
    expect(error.message).toMatch(`Foyer at ${fake.url} cannot be reached${why}. Check`)
  })

  test('a connection that breaks before any answer is tried once more, as in a restart', async ({
    fake,
    foyer,
  }) => {
    fake.next.push((request) => void request.socket.destroy())
    expect(await foyer.getUser(adasRequest)).toMatchObject({ id: ada.id })
    expect(fake.asked).toHaveLength(2)
  })

  test('it is tried twice, and not for ever', async ({ fake, foyer }) => {
    fake.repeat = (request) => void request.socket.destroy()
    const error = await refusal(foyer.getUser(adasRequest))
    expect(error.code).toBe('foyer_unavailable')
    expect(fake.asked).toHaveLength(2)
  })

  test('both tries have one time together', async ({ fake, open }) => {
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
