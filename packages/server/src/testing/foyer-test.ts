import { test } from 'vitest'
import { createFoyer, type Foyer, type FoyerOptions } from '../create-foyer.ts'
import { FoyerError } from '../foyer-error.ts'
import { adasCookie, startFakeFoyer, type FakeFoyer } from './fake-foyer.ts'

interface Fixtures {
  fake: FakeFoyer
  foyer: Foyer
  /** Milliseconds, which tests move forward. */
  clock: { now: number }
  open: (options?: Partial<FoyerOptions>) => Foyer
}

/** A test with a fake Foyer of its own, and the back end's side of it. */
export const foyerTest = test.extend<Fixtures>({
  // oxlint-disable-next-line no-empty-pattern -- vitest reads from it which fixtures are wanted: none
  async fake({}, use) {
    const fake = await startFakeFoyer()
    await use(fake)
    await fake.close()
  },
  // oxlint-disable-next-line no-empty-pattern -- as above
  async clock({}, use) {
    await use({ now: 0 })
  },
  async open({ fake, clock }, use) {
    await use((options) => createFoyer({ url: fake.url, now: () => clock.now, ...options }))
  },
  async foyer({ open }, use) {
    await use(open())
  },
})

export const adasRequest = { headers: { cookie: adasCookie } }

/** The error that a promise is rejected with. */
export async function refusal(promise: Promise<unknown>): Promise<FoyerError> {
  const error: unknown = await promise.then(
    (value) => new Error(`There was no error, but ${JSON.stringify(value)}.`),
    (error: unknown) => error,
  )
  if (error instanceof FoyerError) return error
  throw error
}
