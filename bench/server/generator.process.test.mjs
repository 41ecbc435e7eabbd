// @ts-check
import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { writeRequest, writeRequests } from './load.mjs'

const generator = fileURLToPath(new URL('generator.mjs', import.meta.url))
let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'foyer-generator-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

test.each(['in one piece', 'in chunks'])(
  'Each connection of the load waits for the whole answer, which comes %s',
  async (framing) => {
    let earlyCount = 0
    let servedCount = 0
    const busySockets = new Set()
    const server = createServer((request, response) => {
      if (busySockets.has(request.socket)) earlyCount++
      busySockets.add(request.socket)
      response.on('finish', () => busySockets.delete(request.socket))
      servedCount++
      if (framing === 'in one piece') response.setHeader('content-length', 2)
      response.write('{')
      setImmediate(() => response.end('}'))
    }).listen(0, '127.0.0.1')
    await once(server, 'listening')
    const { port } = /** @type {import('node:net').AddressInfo} */ (server.address())
    const file = writeRequests(folder, 'requests', [writeRequest('GET', '/', {})])
    const { stdout } = await promisify(execFile)(process.execPath, [
      generator,
      String(port),
      '2',
      '0.3',
      file,
    ])
    server.close()
    expect(earlyCount).toBe(0)
    expect(JSON.parse(stdout)).toMatchObject({ requests: servedCount, refused: 0, broken: 0 })
  },
)
