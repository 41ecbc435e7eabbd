import type { BrowserContext, Page } from '@playwright/test'
import { expect, test } from '../testing/foyer.ts'
import { choose, consent, expectArrived, findButton, goToProvider, type Social } from '../testing/social.ts'

test.use({ serviceWorkers: 'allow' })

const call = (social: Social) => `/web/v1/auth/${social}`

/** Goes to a provider and back, and intercepts the call that would finish the sign-in. */
async function holdFinish(page: Page, social: Social): Promise<Readonly<Record<string, unknown>>> {
  await page.route(`**${call(social)}`, (route) => route.abort())
  const asked = page.waitForRequest(`**${call(social)}`)
  await choose(page)
  await page.goto('/sign-in')
  await (await findButton(page, social)).click()
  return (await asked).postDataJSON() as Readonly<Record<string, unknown>>
}

/** Makes the call with that browser's cookies, without its page. */
async function finish(context: BrowserContext | null, url: string, data: object) {
  const cookies = (await context?.cookies(url)) ?? []
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
  return fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', cookie },
    body: JSON.stringify(data),
  })
}

test('A state of another browser, of another provider, and of none is refused, and is not used up by that', async ({
  page,
  browser,
  foyer,
}) => {
  const body = await holdFinish(page, 'google')
  const thief = await browser.newContext()
  // Another person with a sign-in of their own.
  await holdFinish(await thief.newPage(), 'google')
  const refused = [
    await finish(thief, foyer.url + call('google'), body),
    await finish(null, foyer.url + call('google'), body),
    await finish(page.context(), foyer.url + call('discord'), body),
    await finish(page.context(), foyer.url + call('youtube'), body),
  ]
  await thief.close()
  for (const answer of refused) {
    expect(answer.status).toBe(400)
    expect(await answer.json()).toMatchObject({ code: 'social_state_invalid' })
  }
  expect((await finish(page.context(), foyer.url + call('google'), body)).status).toBe(200)
})

test(
  'Reload, back and forward after a sign-in lead on, and start nothing anew',
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

test(
  'An answer that is opened again, or reloaded where it failed, says so and offers the next step',
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

test('Two tabs that set out at the same moment both arrive', { tag: '@fault' }, async ({ context }) => {
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
})
