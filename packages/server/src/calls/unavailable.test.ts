import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { describe, expect } from 'vitest'
import type { Fetch } from './exchange.ts'
import type { FoyerError } from '../foyer-error.ts'
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

describe('Foyer goes on failing', () => {
  test('it is left alone for a while, and asked again', async ({ fake, foyer, clock }) => {
    fake.repeat = (_, response) => void response.writeHead(503).end()
    for (let time = 0; time < 5; time++) await refusal(foyer.getUser(adasRequest))
    expect(await refusal(foyer.getUser(adasRequest))).toMatchObject({
      code: 'foyer_unavailable',
      status: 503,
      retryAfter: 1,
      message: `Foyer at ${fake.url} has failed several times in a row, and is asked again in 1 s.`,
    })
    clock.now = 500
    expect(await refusal(foyer.createToken(adasRequest))).toMatchObject({ status: 503, retryAfter: 1 })
    expect(fake.asked).toHaveLength(5)

    clock.now = 1_000
    await refusal(foyer.getUser(adasRequest))
    expect(await refusal(foyer.getUser(adasRequest))).toMatchObject({ retryAfter: 2 })
    expect(fake.asked).toHaveLength(6)

    fake.repeat = null
    clock.now = 3_000
    expect(await foyer.getUser(adasRequest)).toMatchObject({ id: ada.id })
    expect(await foyer.getUser(adasRequest)).toMatchObject({ id: ada.id })
  })

  test('the clock of the machine counts, where it is given no other', async ({ fake, open }) => {
    const foyer = open({ now: undefined })
    fake.repeat = (_, response) => void response.writeHead(503).end()
    for (let time = 0; time < 6; time++)
      expect(await refusal(foyer.getUser(adasRequest))).toMatchObject({ status: 503 })
  })

  test.for<[string, Fetch]>([
    ['does not answer', () => new Promise(() => {})],
    [
      'does not end its answer',
      () => Promise.resolve(new Response(new ReadableStream(), { headers: isJson })),
    ],
  ])(
    'one trial that %s, with a fetch that ignores its signal, does not keep it away for ever',
    async ([, ignoreSignal], { fake, open, clock }) => {
      const trial: { fetch: Fetch } = { fetch }
      // Long enough for the answers that are given, on a busy machine too.
      const foyer = open({ timeout: 300, fetch: (input, init) => trial.fetch(input, init) })
      fake.repeat = (_, response) => void response.writeHead(503).end()
      for (let time = 0; time < 5; time++) await refusal(foyer.getUser(adasRequest))
      clock.now = 1_000
      trial.fetch = ignoreSignal
      expect((await refusal(foyer.getUser(adasRequest))).message).toBe(
        `Foyer at ${fake.url} did not answer within 300 ms.`,
      )
      trial.fetch = fetch
      fake.repeat = null
      clock.now = 3_000
      expect(await foyer.getUser(adasRequest)).toMatchObject({ id: ada.id })
    },
  )

  test('strangers and wrong answers are no failures', async ({ fake, foyer }) => {
    for (let time = 0; time < 6; time++) {
      fake.next.push((_, response) => response.writeHead(404, html).end())
      await refusal(foyer.getUser(adasRequest))
      await foyer.getUser({ headers: { cookie: 'foyer-session=nobody' } })
    }
    expect(await foyer.getUser(adasRequest)).toMatchObject({ id: ada.id })
  })
})

test('onError hears once of each call that failed, and of nobody who is signed out or has proven too little', async ({
  fake,
  open,
}) => {
  const errors: FoyerError[] = []
  const foyer = open({ onError: (error) => errors.push(error) })
  await refusal(foyer.requireUser({ headers: { cookie: 'foyer-session=nobody' } }))
  fake.next.push((_, response) => json(response, 403, { code: 'identifier_unproven' }))
  await refusal(foyer.createToken(adasRequest))
  fake.next.push((_, response) => response.writeHead(500).end())
  await Promise.all(Array.from({ length: 10 }, () => refusal(foyer.getUser(adasRequest))))
  fake.next.push((_, response) => response.writeHead(404, html).end())
  await refusal(foyer.getUser(adasRequest))
  expect(errors.map(({ code }) => code)).toEqual(['foyer_unavailable', 'foyer_misconfigured'])
})

test.for<[string, () => void]>([
  [
    'throws',
    () => {
      throw new Error('The log is full.')
    },
  ],
  ['fails later', () => Promise.reject(new Error('The log is full.'))],
])('a log that %s does not stand in the way of the answer', async ([, onError], { fake, open }) => {
  fake.next.push((_, response) => response.writeHead(500).end())
  expect(await refusal(open({ onError }).getUser(adasRequest))).toMatchObject({ code: 'foyer_unavailable' })
})

test('what addFields throws is no error of Foyer', async ({ open }) => {
  const away = new Error('The database is away.')
  const foyer = open({ addFields: () => Promise.reject(away) })
  await expect(foyer.getUser(adasRequest)).rejects.toBe(away)
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
