import { once } from 'node:events'
import { request } from 'node:http'
import { rm } from 'node:fs/promises'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { serverTest as test } from '../testing/server-test.ts'
import { toOriginForm } from './origin-form.ts'
import { html, strangersPage, writeWebClient } from './pages/testing/built-web-client.ts'

let webDir = ''

beforeAll(async () => {
  webDir = await writeWebClient()
})
afterAll(() => rm(webDir, { recursive: true, force: true }))

test.for([
  ['/account?tab=1', strangersPage],
  ['/favicon.svg', '<svg/>'],
  ['/healthz', '{"status":"ok"}'],
] as const)(
  'a proxy that sends the whole address of %s gets what is there',
  async ([path, body], { start }) => {
    const address = await (await start({ webDir })).listen()
    const { hostname, port } = new URL(address)
    const sent = request({ hostname, port, path: `http://id.example.com${path}`, headers: html }).end()
    const [answer] = await once(sent, 'response')
    expect(answer.statusCode).toBe(200)
    expect(await text(answer)).toBe(body)
  },
)

it.each([
  ['http://id.example.com', '/'],
  ['HTTPS://id.example.com:443?a=http://b', '/?a=http://b'],
  ['//id.example.com/a', '//id.example.com/a'],
  ['*', '*'],
])('the path of %s is %s', (url, path) => {
  expect(toOriginForm({ url })).toBe(path)
})
