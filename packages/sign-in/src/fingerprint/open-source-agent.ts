import type { FingerprintAgent } from './fingerprint-agent.ts'

/** FingerprintJS. Without `monitoring: false`, a small share of pages would send a report to its makers. */
export const openSourceAgent: FingerprintAgent = {
  name: 'fingerprintjs-5',
  async identify() {
    const { load } = await import('@fingerprintjs/fingerprintjs')
    const agent = await load({ monitoring: false })
    const { visitorId } = await agent.get()
    return { visitorId, sealed: null }
  },
}
