import { expect, vi } from 'vitest'
import type { Answer, Browser } from '../testing/browser.ts'
import { factorsTest as test } from '../testing/factors/factors-test.ts'
import { ada } from '../testing/people.ts'
import { phone } from '../testing/recovery-test.ts'
import { finishAuthorization, startAuthorization } from '../testing/social/social-test.ts'

/** Something that a person does in a browser, after some preparation. */
interface Deed {
  readonly before?: (browser: Browser) => Promise<unknown>
  readonly act: (browser: Browser) => Promise<Answer<unknown>>
}

const keyed = { 'idempotency-key': 'a-key-of-a-submit-that-is-sent-again' }
const signUp = (browser: Browser) => browser.call('register', { body: ada, headers: keyed })

const deeds: Readonly<Record<string, Deed>> = {
  'signs up': { act: signUp },
  'signs up again, because the answer was lost': { before: signUp, act: signUp },
  'signs out': { before: signUp, act: (browser) => browser.call('logout') },
  'changes the profile': {
    before: signUp,
    act: (browser) => browser.call('updateAccount', { body: { name: 'Ada' } }),
  },
  'requests a code': { act: (browser) => browser.call('signInCode', { body: { email: ada.email } }) },
  'requests a recovery by mail': {
    act: (browser) => browser.call('recovery', { body: { email: ada.email } }),
  },
  'requests a recovery by text message': { act: (browser) => browser.call('recovery', { body: { phone } }) },
  'requests a first password': {
    async before(browser) {
      const { state } = await startAuthorization(browser, 'discord')
      await finishAuthorization(browser, 'discord', { state })
    },
    act: (browser) => browser.call('passwordSetup', { body: ada }),
  },
}

const rows = Object.entries(deeds).flatMap(([name, deed]) =>
  ['40P01', '40001'].map((code) => [name, code, deed] as const),
)

test.for(rows)(
  'A person %s although the database aborts each transaction once because of a conflict: %s',
  async ([, code, { before, act }], { startWithAllMethods }) => {
    const { context, open } = await startWithAllMethods()
    const browser = open()
    await before?.(browser)
    const { drizzle } = context.database
    const original = drizzle.transaction.bind(drizzle)
    let turn = 0
    const transaction = vi.spyOn(drizzle, 'transaction').mockImplementation((run) =>
      turn++ % 2 === 0
        ? original(async (queries) => {
            // Fails the first run with a conflict, whatever its result.
            await run(queries).catch(() => undefined)
            throw Object.assign(new Error('a conflict'), { code })
          })
        : original(run),
    )
    const { status, headers } = await act(browser).finally(() => transaction.mockRestore())
    expect(status).toBeLessThan(300)
    // RFC 6265, 4.1.1: each cookie is set only once, although its transaction has run twice.
    const names = [headers['set-cookie'] ?? []].flat().map((cookie) => String(cookie).split('=', 1)[0])
    expect(names).toEqual([...new Set(names)])
  },
)
