import type { Page } from '@playwright/test'
import { expect, expectNoAxeViolations, newPerson, test as base } from './foyer.ts'
import { fillIn, signUp } from './forms.ts'
import { makeDataDir, startProduct, type Product } from './product.ts'
import { requireTrustedTypes } from './require-trusted-types.ts'

/** The product with a tag manager, which the sandbox stands in for. */
const test = base.extend<object, { readonly counted: Product }>({
  counted: [
    // oxlint-disable-next-line no-empty-pattern -- playwright reads from it which fixtures are wanted: none
    async ({}, use) => {
      const { dataDir, remove } = await makeDataDir()
      const { product, end } = await startProduct(dataDir, ({ sandbox }) => ({
        TAG_MANAGER_ID: 'GTM-SANDBOX1',
        TAG_MANAGER_ORIGIN: sandbox,
        ANALYTICS_LOG: 'on',
      }))
      await use(product)
      await end()
      await remove()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  baseURL: ({ counted }, use) => use(counted.url),
})

test.describe.configure({ mode: 'serial' })

const banner = (page: Page) => page.getByRole('region', { name: 'Analytics' })

async function arrive({ sandbox }: Product, arrival: string) {
  await fetch(`${sandbox}/tag-manager`, { method: 'POST', body: new URLSearchParams({ arrival }) })
}

async function readTold({ sandbox }: Product): Promise<Record<string, unknown>[]> {
  const answer = (await (await fetch(`${sandbox}/tag-manager/events`)).json()) as { events: string[] }
  return answer.events.map((event) => JSON.parse(event) as Record<string, unknown>)
}

test('Nothing is loaded or sent before a person agrees, and nothing at all when they do not', async ({
  page,
  counted,
}) => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (/gtm\.js|\/web\/v1\/events|tag-manager/.test(request.url())) asked.push(request.url())
  })
  await page.goto('/sign-in')
  await expect(banner(page)).toBeVisible()
  await expectNoAxeViolations(page)
  await fillIn(page, newPerson())
  await banner(page).getByRole('button', { name: 'Do not allow' }).click()
  await expect(banner(page).getByRole('button', { name: 'Analytics choice' })).toBeFocused()
  await page.goto('/sign-up')
  await expect(banner(page).getByRole('button', { name: 'Analytics choice' })).toBeVisible()
  expect(asked).toEqual([])
  expect(await readTold(counted)).toEqual([])
})

test('After consent the tag manager is told of a sign-up, and of nothing that was typed, with Trusted Types too', async ({
  page,
  counted,
}) => {
  await requireTrustedTypes(page, 'foyer')
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/web/v1/events')) sent.push(request.postData() ?? '')
  })
  await page.goto('/sign-up')
  await banner(page).getByRole('button', { name: 'Allow', exact: true }).click()
  const person = newPerson()
  await fillIn(page, person)
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByText(person.email)).toBeVisible()
  await expect
    .poll(async () => (await readTold(counted)).map(({ event }) => event))
    .toContain('foyer_sign_up_success')
  const told = await readTold(counted)
  expect(told[0]).toMatchObject({ event: 'gtm.js' })
  expect(told.at(-1)).toMatchObject({ schemaVersion: 1, form: 'sign-up', method: 'email' })
  await expect.poll(() => sent.join('')).toContain('sign_up_success')
  expect(JSON.stringify([told, sent])).not.toMatch(/person-|Correct-horse/)
})

for (const arrival of ['slow', 'blocked', 'broken'] as const) {
  test(
    `A tag manager that is ${arrival} is in nobody's way`,
    { tag: '@fault' },
    async ({ page, counted }) => {
      await arrive(counted, arrival)
      await page.goto('/sign-up')
      await banner(page).getByRole('button', { name: 'Allow', exact: true }).click()
      await signUp(page)
      await arrive(counted, 'loaded')
    },
  )
}

test(
  "A tag manager that throws whenever it is told something is in nobody's way",
  { tag: '@fault' },
  async ({ page }) => {
    await page.addInitScript(() => {
      // What a container puts in the place of the list that it was given.
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
