import { expect, test } from '../testing/foyer.ts'
import { choose, consent, expectArrived, goToProvider } from '../testing/social.ts'

test.describe('With the service worker', () => {
  test.use({ serviceWorkers: 'allow' })

  test(
    'reload, Back and Forward after a sign-in lead to the page that was asked for, and start no second session',
    { tag: '@fault' },
    async ({ page }) => {
      await goToProvider(page, 'discord')
      await consent(page)
      await expectArrived(page, 'discord')
      await page.reload()
      await expectArrived(page, 'discord')
      await page.goBack()
      await expect(page.getByLabel('Answer')).toBeVisible()
      await page.goForward()
      await expectArrived(page, 'discord')
      // Opens the provider's old address again: its state is used up.
      await page.goBack()
      await consent(page)
      await expectArrived(page, 'discord')
    },
  )
})

test(
  'A provider’s answer that is reloaded after a failure, or opened again, is reported as used, and the person can try again',
  { tag: '@fault' },
  async ({ page }) => {
    let address = ''
    page.on('request', (request) => {
      if (request.isNavigationRequest() && request.url().includes('/oauth/google?')) address = request.url()
    })
    await choose(page, 'error-500')
    await goToProvider(page, 'google')
    await expect(page.getByRole('alert')).toContainText('did not respond as expected')
    await page.reload()
    await expect(page.getByRole('alert')).toContainText('has already been used')
    await page.goto(address)
    await expect(page.getByRole('alert')).toContainText('has already been used')
    await choose(page)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expectArrived(page, 'google')
  },
)

test(
  'Two tabs that start a sign-in with a provider at the same moment both complete it',
  { tag: '@fault' },
  async ({ context }) => {
    let go = (): void => undefined
    const bothAsked = new Promise<void>((resolve) => (go = resolve))
    let asked = 0
    await context.route('**/AUTH/profile-new', async (route) => {
      if (++asked === 2) go()
      await bothAsked
      const response = await route.fetch()
      await route.fulfill({ response })
    })
    // The tab in use is brought to the front: background tabs are rendered rarely, which would slow down each step.
    const one = await context.newPage()
    await goToProvider(one, 'google')
    const two = await context.newPage()
    await goToProvider(two, 'google')
    for (const tab of [one, two]) {
      await tab.bringToFront()
      await consent(tab)
      await expectArrived(tab, 'google')
    }
  },
)
