import { expect } from 'vitest'
import { serverTest as test } from '../../testing/server-test.ts'

/** In seconds: what `Keep-Alive` says about an idle connection. */
async function readKeepAlive(address: string): Promise<number> {
  const { headers } = await fetch(new URL('/healthz', address))
  return Number(/timeout=(\d+)/.exec(headers.get('keep-alive') ?? '')?.[1])
}

test.for([
  ['a load balancer of Google', 600],
  ['Caddy', 120],
  ['Traefik', 90],
] as const)(
  'an idle connection of a proxy is kept longer than %s waits before it closes its own: %i seconds',
  async ([, seconds], { start }) => {
    const { listen } = await start({ trustedProxies: ['127.0.0.1'] })
    expect(await readKeepAlive(await listen())).toBeGreaterThan(seconds)
  },
)

test('an idle connection of a browser is not kept for minutes', async ({ start }) => {
  const { listen } = await start()
  expect(await readKeepAlive(await listen())).toBeLessThan(120)
})
