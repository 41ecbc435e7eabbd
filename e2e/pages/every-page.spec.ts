import type { Page } from '@playwright/test'
import { expect, expectNoAxeViolations, expectNoHorizontalOverflow, test } from '../testing/foyer.ts'
import { signUpByCall, field } from '../testing/forms.ts'
import { openScreen, rooms, screens } from '../testing/screens.ts'

test(
  'No screen scrolls sideways at 320 and 1280 px, even with text at 200 % and right to left; none breaks the content security policy, logs an error, or makes a request that the server refuses; every link leads to a page; axe finds nothing on public pages in the light theme',
  { tag: '@any-size' },
  async ({ page, foyer }) => {
    const problems = listProblems(page)
    const links = new Set<string>()
    const checkPage = async (description: string): Promise<void> => {
      for (const width of [320, 1280]) {
        await page.setViewportSize({ width, height: 720 })
        await expectNoHorizontalOverflow(page, `${description}, ${width} px`)
      }
      for (const address of await readLinks(page)) links.add(address)
    }
    for (const screen of screens) {
      await openScreen(page, screen)
      await expectNoAxeViolations(page)
      await checkPage(screen.path)
    }
    await openScreen(page, { path: '/recover', title: 'Reset your password' })
    await field(page, 'email').fill('anna.katharina.montgomery-smith@example-company.com')
    await page.getByRole('button', { name: 'Send link' }).click()
    await expect(page.getByRole('heading', { name: 'Check your e-mail' })).toBeVisible()
    await checkPage('where a long address is told')
    await signUpByCall(page)
    const overview = { path: '/', title: 'Welcome' }
    for (const screen of [overview, ...rooms]) {
      await openScreen(page, screen)
      await checkPage(screen.path)
    }
    expect(problems).toEqual([])
    // The pages that were opened above, where their titles were checked; licences.spec.ts reads the licences.
    const opened = new Set(
      [...screens, ...rooms].map(({ path }) => new URL(path, foyer.url).href.split('#')[0]),
    )
    const unopened = [...links].filter((address) => !opened.has(address))
    expect(unopened).toEqual([`${foyer.url}/licences.txt`])
  },
)

/** The targets of the page's links. A target on the page itself must exist. */
async function readLinks(page: Page): Promise<string[]> {
  const links = await page.getByRole('link').evaluateAll((anchors) =>
    anchors.map((link) => {
      const { origin, pathname, hash } = new URL((link as HTMLAnchorElement).href)
      const hasTarget = pathname !== location.pathname || hash === '' || document.querySelector(hash) !== null
      return { address: origin + pathname, isThere: hasTarget }
    }),
  )
  expect(links.filter(({ isThere }) => !isThere)).toEqual([])
  return links.map(({ address }) => address)
}

/** Collects console messages and failed requests; the missing page is requested on purpose. */
function listProblems(page: Page): string[] {
  const problems: string[] = []
  page.on('console', (message) => {
    const isMissingPage =
      /status of 404/.test(message.text()) && message.location().url.endsWith('/no/such/room')
    if (message.type() === 'error' && !isMissingPage) problems.push(message.text())
  })
  page.on('response', (response) => {
    const isPage = response.request().isNavigationRequest()
    if (response.status() >= 400 && !isPage) problems.push(`${response.status()} ${response.url()}`)
  })
  page.on('pageerror', (error) => problems.push(String(error)))
  return problems
}

test(
  'Following a link sets the title of the next page, and moves the focus to its heading, or to the first field of its form',
  { tag: '@any-size' },
  async ({ page }) => {
    await page.goto('/sign-in')
    await expect(page).toHaveTitle('Sign in · Foyer')
    await page.getByRole('link', { name: 'Create an account' }).click()
    await expect(page).toHaveTitle('Create an account · Foyer')
    await expect(field(page, 'email')).toBeFocused()
    await page.goto('/terms')
    // Before hydration a link opens a new document, where the browser decides about the focus.
    await expect(page.locator('html')).toHaveAttribute('data-answers')
    await page.getByRole('link', { name: 'Back to the checkout' }).click()
    await expect(page).toHaveTitle('Checkout · Foyer')
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  },
)

test(
  'The chosen theme is kept over a reload, and colours the window too',
  { tag: '@any-size' },
  async ({ page }) => {
    await page.goto('/')
    await expectWindowLikePage(page)
    const html = page.locator('html')
    await page.getByRole('radio', { name: 'Dark' }).check({ force: true })
    // A press before hydration is replayed afterwards.
    await expect(html).toHaveAttribute('data-theme', 'dark')
    const dark = await expectWindowLikePage(page)
    await page.reload()
    await expect(html).toHaveAttribute('data-theme', 'dark')
    expect(await expectWindowLikePage(page)).toBe(dark)
    await page.getByRole('radio', { name: 'System' }).check({ force: true })
    await expect(html).not.toHaveAttribute('data-theme', 'dark')
    expect(await expectWindowLikePage(page)).not.toBe(dark)
  },
)

/** Expects the browser's toolbar to have the page's colour. */
async function expectWindowLikePage(page: Page): Promise<string> {
  const colours = () =>
    page.evaluate(() => {
      const metas = [...document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')]
      const brush = document.createElement('canvas').getContext('2d')
      if (brush === null) throw new Error('No canvas.')
      const [window, background] = [
        metas.find(({ media }) => matchMedia(media).matches)?.content ?? '',
        getComputedStyle(document.documentElement).backgroundColor,
      ].map((colour) => {
        brush.fillStyle = colour
        brush.fillRect(0, 0, 1, 1)
        return brush.getImageData(0, 0, 1, 1).data.join()
      })
      return { window, ground: background }
    })
  await expect(async () => {
    const { window, ground: background } = await colours()
    expect(window).toBe(background)
  }).toPass()
  return (await colours()).window ?? ''
}
