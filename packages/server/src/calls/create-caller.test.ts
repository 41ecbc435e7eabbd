import { describe, expect } from 'vitest'
import type { Fetch } from './exchange.ts'
import type { FoyerError } from '../foyer-error.ts'
import { json } from '../testing/fake-foyer.ts'
import { adasRequest, foyerTest as test, refusal } from '../testing/foyer-test.ts'
import { ada } from '../testing/people.ts'

const html = { 'content-type': 'text/html' }
const isJson = { 'content-type': 'application/json' }

describe('When Foyer keeps failing,', () => {
  test('it is not called for a while, and then tried again', async ({ fake, foyer, clock }) => {
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

  test('calls go on failing with 503 if no clock is passed', async ({ fake, open }) => {
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
    'one trial that %s does not block later calls for ever, even with a fetch that ignores its signal',
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

  test('at one call (500), it is still called for everybody else', async ({ fake, foyer }) => {
    for (let time = 0; time < 6; time++) {
      fake.next.push((_, response) => response.writeHead(500).end())
      expect(await refusal(foyer.getUser(adasRequest))).toMatchObject({ code: 'foyer_unavailable' })
    }
    expect(await foyer.getUser(adasRequest)).toMatchObject({ id: ada.id })
  })

  test('strangers and wrong answers do not count as failures', async ({ fake, foyer }) => {
    for (let time = 0; time < 6; time++) {
      fake.next.push((_, response) => response.writeHead(404, html).end())
      await refusal(foyer.getUser(adasRequest))
      await foyer.getUser({ headers: { cookie: 'foyer-session=nobody' } })
    }
    expect(await foyer.getUser(adasRequest)).toMatchObject({ id: ada.id })
  })
})

test('onError is called once for each failed call, and not for people who are signed out or have proven too little', async ({
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
])('an onError that %s does not change the answer', async ([, onError], { fake, open }) => {
  fake.next.push((_, response) => response.writeHead(500).end())
  expect(await refusal(open({ onError }).getUser(adasRequest))).toMatchObject({ code: 'foyer_unavailable' })
})

test('an error thrown by addFields is passed on as it is', async ({ open }) => {
  const away = new Error('The database is away.')
  const foyer = open({ addFields: () => Promise.reject(away) })
  await expect(foyer.getUser(adasRequest)).rejects.toBe(away)
})
