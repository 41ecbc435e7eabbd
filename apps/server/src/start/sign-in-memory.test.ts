import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { describe, expect } from 'vitest'
import { ada } from '../testing/people.ts'
import { serverTest as test, type TestServer } from '../testing/server-test.ts'

setFlagsFromString('--expose-gc')
const collectGarbage: () => void = runInNewContext('gc')

async function signInAndOut({ open }: TestServer, times: number) {
  for (let time = 0; time < times; time++) {
    const browser = open()
    await browser.call('login', { body: ada })
    await browser.call('session')
    await browser.call('logout')
  }
}

function readHeap(): number {
  collectGarbage()
  collectGarbage()
  return process.memoryUsage().heapUsed
}

describe('the server’s memory', () => {
  test('does not grow with 100 sign-ins in a row', async ({ start }) => {
    const server = await start({ logLevel: 'silent' })
    await server.open().call('register', { body: ada })
    await signInAndOut(server, 50) // warm-up: fills caches and compiles code
    const growths: number[] = []
    // Compiled code is allocated and freed; a leak grows in every round. 100 kB would be 1 kB per sign-in.
    do {
      const before = readHeap()
      await signInAndOut(server, 100)
      growths.push(readHeap() - before)
    } while (Math.min(...growths) > 100_000 && growths.length < 6)
    expect(Math.min(...growths)).toBeLessThanOrEqual(100_000)
  }, 120_000)
})
