import type { BrowserContext, Page } from '@playwright/test'
import { expect, test } from '../testing/foyer.ts'
import {
  choose,
  consent,
  expectArrived,
  findButton,
  providers,
  readAccount,
  goToProvider,
  type Social,
} from '../testing/social.ts'

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

// R7.9
test(
  'Of 50 finishes of one state at the same moment one makes a session',
  { tag: '@fault' },
  async ({ page, foyer }) => {
    const body = await holdFinish(page, 'google')
    const url = foyer.url + call('google')
    const answers = await Promise.all(Array.from({ length: 50 }, () => finish(page.context(), url, body)))
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      200,
      ...Array.from({ length: 49 }, () => 400),
    ])
    const cookie = answers
      .find(({ ok }) => ok)
      ?.headers.getSetCookie()
      .find((text) => text.startsWith('foyer-session='))
    const own = await fetch(`${foyer.url}/web/v1/auth/sessions`, {
      headers: { cookie: cookie?.split(';')[0] ?? '' },
    })
    expect((await own.json()).sessions).toHaveLength(1)
  },
)

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

test('Who comes back too late is told so, and nothing is sent', { tag: '@fault' }, async ({ page }) => {
  await page.clock.install()
  await goToProvider(page, 'vk')
  await expect(page.getByLabel('Answer')).toBeVisible()
  const sent: string[] = []
  page.on('request', (request) => sent.push(new URL(request.url()).pathname))
  await page.clock.fastForward('10:01')
  await consent(page)
  await expect(page.getByRole('alert')).toContainText('took too long')
  expect(sent).not.toContain(call('vk'))
  await choose(page)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expectArrived(page, 'vk')
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

for (const [first, second] of [
  ['google', 'google'],
  ['steam', 'discord'],
] as const)
  test(
    `Two tabs that set out for ${providers[first]} and ${providers[second]} at the same moment both arrive`,
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
      await goToProvider(one, first)
      const two = await context.newPage()
      await goToProvider(two, second)
      await one.bringToFront()
      await consent(one)
      await expectArrived(one, first)
      await two.bringToFront()
      await consent(two)
      await expectArrived(two, second)
    },
  )

test(
  'A person who comes back from the provider with nothing chosen finds every button ready',
  { tag: '@fault' },
  async ({ page }) => {
    await page.goto('/sign-in')
    await (await findButton(page, 'facebook')).click()
    await expect(page.getByLabel('Answer')).toBeVisible()
    await page.goBack()
    await expect(await findButton(page, 'facebook')).toBeEnabled()
    await expect(page.locator('[aria-busy]')).toHaveCount(0)
    await (await findButton(page, 'discord')).click()
    await consent(page)
    await expect.poll(async () => (await page.request.get('/web/v1/auth/session')).status()).toBe(200)
    expect((await readAccount(page)).identities).toMatchObject([{ social: 'discord' }])
  },
)
