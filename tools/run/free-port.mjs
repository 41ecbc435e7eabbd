// @ts-check
// Finds a free port.
import { once } from 'node:events'
import { createServer } from 'node:net'

/** Returns a local port that was free a moment ago. @returns {Promise<number>} */
export async function findFreePort() {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  if (address === null || typeof address === 'string') throw new TypeError('A port was asked for.')
  return address.port
}
