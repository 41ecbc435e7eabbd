import { account } from '@foyer/core/messages/en-001'
import { afterEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { Account, OwnData } from '../index.ts'
import { FakeAccount } from '../testing/fake-account.ts'
import { button } from '../testing/render-factors.tsx'
import { renderPart } from '../testing/render-part.tsx'

afterEach(() => vi.restoreAllMocks())

it.each([
  ['Auckland', '2026-11-28T20:00:00Z', -780, '2026-11-29'],
  ['Lima', '2026-11-29T02:00:00Z', 300, '2026-11-28'],
])(
  'names the file of downloaded data after the current day in %s',
  async (_timeZone, now, minutesBehind, day) => {
    vi.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(minutesBehind)
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue()
    const server = new FakeAccount()
    server.answers['GET /web/v1/auth/account/export'] = () => Response.json({})
    await renderPart(
      server,
      <Account messages={account}>
        <OwnData now={() => Date.parse(now)} />
      </Account>,
    )
    await button('Download my data').click()
    await expect.element(page.getByText(`foyer-account-${day}.json`)).toBeVisible()
  },
)
