import { describe, expect } from 'vitest'
import type { Fetch } from './exchange.ts'
import type { FoyerError } from '../foyer-error.ts'
import { json } from '../testing/fake-foyer.ts'
import { adasRequest, foyerTest as test, refusal } from '../testing/foyer-test.ts'
import { ada } from '../testing/people.ts'

const html = { 'content-type': 'text/html' }
const isJson = { 'content-type': 'application/json' }

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
      // Long enough for the answers of the fake server, even on a busy machine.
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
