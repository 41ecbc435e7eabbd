import { once } from 'node:events'
import { createServer } from 'node:net'
import { expect, test } from 'vitest'
import { explainListening } from './explain-listening.ts'

// An address of another network (RFC 5737), and a text longer than any name. Neither causes a DNS look-up.
test.each(['192.0.2.1', 'x'.repeat(300)])(
  'a HOST that is no address of the machine is explained in one sentence that names it: %s',
  async (host) => {
    const error: unknown = await once(createServer().listen(0, host), 'listening').catch(
      (reason: unknown) => reason,
    )
    expect(explainListening(error, { host, port: 0 })).toMatchObject({
      message: `HOST: ${host} is not an address of this machine. Correct it, or leave HOST unset.`,
    })
  },
)
