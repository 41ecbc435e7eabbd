import { Buffer } from 'node:buffer'
import type { ServerResponse } from 'node:http'
import { expect } from 'vitest'
import { json } from '../testing/fake-foyer.ts'
import { adasRequest, foyerTest as test, refusal } from '../testing/foyer-test.ts'
import { ada } from '../testing/people.ts'

// R10.38
test.for(['-5', '0', '1.5', '5s', '2026-11-29', '86401', '99999999999', 'Sun, 29 Nov 2026 10:00:00 GMT'])(
  'a Retry-After of %j, which is not a number of seconds up to a day, is replaced by one second',
  async (header, { fake, foyer }) => {
    fake.next.push((_, response) => json(response, 503, {}, { 'retry-after': header }))
    const error = await refusal(foyer.getUser(adasRequest))
    expect(error.retryAfter).toBe(1)
    expect(error.toResponse().headers.get('retry-after')).toBe('1')
  },
)

/** Sends zeros for as long as anybody listens. */
function pour(response: ServerResponse): void {
  response.write('0'.repeat(65_536), (error) => error ?? pour(response))
}

test('an endless answer is read only up to 64 KiB, and refused as not being Foyer’s', async ({
  fake,
  foyer,
}) => {
  const isClosed = new Promise((resolve) => {
    fake.next.push((_, response) => {
      response.writeHead(200, { 'content-type': 'application/json' }).once('close', resolve)
      pour(response)
    })
  })
  const error = await refusal(foyer.getUser(adasRequest))
  expect(error).toMatchObject({ code: 'foyer_misconfigured', status: 500 })
  expect(error.message).toMatch(`${fake.url} answered 200 with more than 65536 bytes, as Foyer does not`)
  await isClosed
})

test('a long error page from a proxy that cannot reach Foyer still counts as Foyer being unavailable', async ({
  fake,
  foyer,
}) => {
  fake.next.push((_, response) => response.writeHead(502).end('0'.repeat(100_000)))
  expect(await refusal(foyer.getUser(adasRequest))).toMatchObject({ code: 'foyer_unavailable' })
})

test('an answer in several chunks is read whole, even if a character is split between two of them', async ({
  fake,
  foyer,
}) => {
  fake.next.push((_, response) => {
    const [one, other = ''] = JSON.stringify({ ...ada, name: 'Åda' }).split('Å')
    response.writeHead(200, { 'content-type': 'application/json' }).write(one)
    response.write(Buffer.of(0xc3), () => response.end(Buffer.concat([Buffer.of(0x85), Buffer.from(other)])))
  })
  expect(await foyer.getUser(adasRequest)).toMatchObject({ name: 'Åda' })
})
