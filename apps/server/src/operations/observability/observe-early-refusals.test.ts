import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { describe, expect } from 'vitest'
import { serverTest as test } from '../../testing/server-test.ts'

const nonsense = 'NONSENSE\r\n\r\n'
const oversized = `GET / HTTP/1.1\r\nx: ${'a'.repeat(40_000)}\r\n\r\n`
const undecodable = 'GET /AUTH/%zz HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n'

describe('A request that is refused before any route is found', () => {
  // Each has a configuration of its own, so that its server has not logged such a request yet.
  test.for([
    ['nonsense', nonsense, { method: 'none', status: 400, code: 'HPE_INVALID_METHOD' }, 101],
    ['headers without end', oversized, { method: 'none', status: 431, code: 'HPE_HEADER_OVERFLOW' }, 102],
    ['an undecodable address', undecodable, { method: 'GET', status: 400, code: 'FST_ERR_BAD_URL' }, 103],
  ] as const)(
    'is counted each time, and logged once a minute: %s',
    async ([, request, fields, visitorDays], { start }) => {
      const { listen, context, log } = await start({ visitorDays })
      const { port } = new URL(await listen())
      const { method, status } = fields
      const count = async () =>
        Number(
          new RegExp(
            `^foyer_http_requests_total\\{method="${method}",route="none",status="${status}"\\} (\\d+)$`,
            'm',
          ).exec((await context.metrics.print()).text)?.[1] ?? 0,
        )
      for (let time = 1; time <= 3; time++) {
        const socket = connect(Number(port), '127.0.0.1')
        socket.write(request)
        expect(await text(socket)).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
        await expect.poll(count).toBe(time)
      }
      expect(log.map((line) => JSON.parse(line) as object)).toMatchObject([
        { level: 'info', route: 'none', ...fields },
      ])
    },
  )
})
