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
    let releaseBoth = (): void => undefined
    const whenBothRequested = new Promise<void>((resolve) => (releaseBoth = resolve))
    let requestCount = 0
    await context.route('**/AUTH/profile-new', async (route) => {
      if (++requestCount === 2) releaseBoth()
      await whenBothRequested
      const response = await route.fetch()
      await route.fulfill({ response })
    })
    // The tab in use is brought to the front: background tabs are rendered rarely, which would slow down each step.
    const firstPage = await context.newPage()
    await goToProvider(firstPage, 'google')
    const secondPage = await context.newPage()
    await goToProvider(secondPage, 'google')
    for (const tab of [firstPage, secondPage]) {
      await tab.bringToFront()
      await consent(tab)
      await expectArrived(tab, 'google')
    }
  },
)
