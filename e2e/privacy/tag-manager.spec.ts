import { expect } from '../testing/foyer.ts'
import { enter, signUp } from '../testing/forms.ts'
import { banner, readTold, test } from '../testing/products/with-tag-manager.ts'

test.describe.configure({ mode: 'serial' })

// R4.41
for (const [platform, userAgent] of [
  [
    'ios',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1',
  ],
  ['android', 'Mozilla/5.0 (Linux; Android 16; Pixel 9) Chrome/156.0.0.0 Mobile Safari/537.36'],
] as const)
  test(`That the app was installed is told with its platform: ${platform}`, async ({ browser, counted }) => {
    const context = await browser.newContext({ userAgent, baseURL: counted.url })
    const page = await context.newPage()
    await enter(page)
    await page.goto('/')
    await banner(page).getByRole('button', { name: 'Allow', exact: true }).click()
    // Safari sends no event: the person says so. Chrome sends one, whether the person has used the banner or the menu.
    if (platform === 'ios') await page.getByRole('button', { name: 'Done' }).click()
    else await page.evaluate(() => dispatchEvent(new Event('appinstalled')))
    await expect
      .poll(async () => JSON.stringify(await readTold(counted)))
      .toContain(`"platform":"${platform}"`)
    const told = (await readTold(counted)).filter(({ event }) => event === 'foyer_app_install')
    expect(told.at(-1)).toMatchObject({ schemaVersion: 1, platform })
    await context.close()
  })

test(
  "A tag manager that throws whenever it is told something is in nobody's way",
  { tag: '@fault' },
  async ({ page }) => {
    await page.addInitScript(() => {
      // A container replaces the array of the data layer like this.
      const told = {
        push: () => {
          throw new Error('Analytics is broken')
        },
      }
      Object.defineProperty(window, 'dataLayer', { value: told })
    })
    await page.goto('/sign-up')
    await banner(page).getByRole('button', { name: 'Allow', exact: true }).click()
    await signUp(page)
  },
)
