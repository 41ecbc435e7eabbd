import { readConfig, type Config } from '../../config.ts'
import { startFakeProvider, type FakeProvider } from '../fake-provider.ts'
import { recoveryTest } from '../recovery-test.ts'
import type { TestServer } from '../server-test.ts'
import { offerDiscord } from '../social/social-test.ts'

interface Fixtures {
  discord: FakeProvider
  /** Starts a server with messages and providers. The person who comes from Discord has the id 42 there. */
  startWithAllMethods: (changes?: Partial<Config>) => Promise<TestServer>
}

/** A test in which every first step of a sign-in is possible. */
export const factorsTest = recoveryTest.extend<Fixtures>({
  discord: [
    // oxlint-disable-next-line no-empty-pattern -- vitest reads from it which fixtures are wanted: none
    async ({}, use) => {
      const provider = await startFakeProvider()
      offerDiscord(provider, '42')
      await use(provider)
      await provider.close()
    },
    { scope: 'worker' },
  ],
  async startWithAllMethods({ start, inbox, discord }, use) {
    const { social } = readConfig({ SOCIAL_SANDBOX_URL: discord.url })
    await use((changes = {}) => start({ messages: inbox.config, social, ...changes }))
  },
})
