import { rm, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect } from 'vitest'
import { serverTest as test } from '../../testing/server-test.ts'
import { writeWebClient } from './testing/built-web-client.ts'

let webDir = ''

beforeAll(async () => {
  webDir = await writeWebClient()
})
afterAll(() => rm(webDir, { recursive: true, force: true }))

/** Writes the service worker of a release, with the time that reproducible builds give all files. */
async function writeRelease(number: number): Promise<void> {
  const script = `const assets = ["/assets/app-${number}.js"]`
  for (const [name, content] of [
    ['sw.js', script],
    ['sw.js.gz', gzipSync(script)],
  ] as const) {
    await writeFile(join(webDir, name), content)
    await utimes(join(webDir, name), 1, 1)
  }
}

describe.for([{}, { 'accept-encoding': 'gzip' }])(
  'a file of the web client, requested with %o',
  (headers) => {
    test('is not sent again while it is the same, after a restart either', async ({ start }) => {
      await writeRelease(1)
      const first = await (await start({ webDir })).open().request({ url: '/sw.js', headers })
      expect(first.status).toBe(200)
      const again = { ...headers, 'if-none-match': String(first.headers['etag']) }
      const { open, log } = await start({ webDir })
      for (const method of ['GET', 'HEAD'] as const)
        expect(await open().request({ method, url: '/sw.js', headers: again })).toMatchObject({
          status: 304,
          text: '',
          headers: { etag: first.headers['etag'] },
        })
      expect(log.filter((line) => line.includes('"status":304'))).toHaveLength(2)
    })

    test('is sent anew by another release, even if its size and time are the same', async ({ start }) => {
      await writeRelease(1)
      const { headers: old } = await (await start({ webDir })).open().request({ url: '/sw.js', headers })
      await writeRelease(2)
      const answer = await (await start({ webDir })).open().request({
        url: '/sw.js',
        headers: {
          ...headers,
          'if-none-match': String(old['etag']),
          ...(old['last-modified'] && { 'if-modified-since': String(old['last-modified']) }),
        },
      })
      expect(answer).toMatchObject({ status: 200 })
    })
  },
)
