import { request, type BrowserContext, type Page } from '@playwright/test'
import {
  expect,
  expectNoAxeViolations,
  expectNoHorizontalOverflow,
  newPerson,
  test,
} from '../testing/foyer.ts'
import { tabTo } from '../testing/forms.ts'
import { startAgedProduct } from '../testing/products/aged-product.ts'
import type { Product } from '../testing/products/product.ts'
import { download, password, proofDialog, savedMessage, recordStatuses } from '../testing/proof-dialog.ts'
import { readMessage } from '../testing/read-message.ts'
import { phoneSize } from '../testing/sizes.ts'
import { choose, consent, findButton, readAccount } from '../testing/social.ts'

// R10.23
test.describe.configure({ mode: 'default' })

type Cookies = Parameters<BrowserContext['addCookies']>[0]

/** A person for one test, who has signed in eleven minutes ago. */
interface SignedInPerson {
  readonly email: string
  readonly password: string
  readonly cookies: Cookies
}

async function signUp(baseURL: string): Promise<SignedInPerson> {
  const api = await request.newContext({ baseURL })
  const person = newPerson()
  expect((await api.post('/web/v1/auth/register', { data: person })).status()).toBe(201)
  const { cookies } = await api.storageState()
  await api.dispose()
  return { ...person, cookies }
}

const people: SignedInPerson[] = []
let socialOnly: Cookies = []
const product = startAgedProduct(async ({ url }, browser) => {
  people.splice(0)
  people.push(...(await Promise.all(Array.from({ length: 2 }, () => signUp(url)))))
  const context = await browser.newContext({ baseURL: url })
  const page = await context.newPage()
  await choose(page, 'usual', 'boris')
  await page.goto('/account/data')
  await (await findButton(page, 'discord')).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Data')
  socialOnly = (await context.storageState()).cookies.filter(({ path }) => path === '/')
  await context.close()
})

/** Opens the account page as a person whom no other test uses. */
async function open(page: Page): Promise<SignedInPerson & Product> {
  const person = people.pop()
  if (person === undefined) throw new Error('There are more journeys than people.')
  await page.context().addCookies([...person.cookies])
  const { url, sandbox, demo } = product().product
  await page.goto(`${url}/account/data`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Data')
  return { ...person, url, sandbox, demo }
}

test('A person who signed in a while ago enters their password once, by keyboard alone, and the download goes on', async ({
  page,
}) => {
  const person = await open(page)
  const exports = recordStatuses(page, '/account/export')
  await tabTo(page, download(page))
  await page.keyboard.press('Enter')
  await expect(password(page)).toBeFocused()
  await expectNoAxeViolations(page)
  await page.keyboard.type('Wrong-door-1')
  await page.keyboard.press('Enter')
  await expect(password(page)).toHaveAccessibleDescription(/not your current password/)
  await expect(password(page)).toBeFocused()
  await expectNoAxeViolations(page)
  expect(exports).toEqual([403])
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type(person.password)
  const file = page.waitForEvent('download')
  await page.keyboard.press('Enter')
  expect((await file).suggestedFilename()).toMatch(/^foyer-account-/)
  await expect(proofDialog(page)).toBeHidden()
  await expect(download(page)).toBeFocused()
  await download(page).click()
  await expect.poll(() => exports).toEqual([403, 200, 200])
  await expect(proofDialog(page)).toBeHidden()
})

test('A person who signed in a while ago can confirm who they are with a mailed code instead', async ({
  page,
  request: api,
}) => {
  const person = await open(page)
  await download(page).click()
  await proofDialog(page).getByRole('button', { name: 'Use another way' }).click()
  const send = proofDialog(page).getByRole('button', { name: /^Send me a code to/ })
  await expect(send).toBeFocused()
  await page.setViewportSize(phoneSize)
  await expectNoHorizontalOverflow(page, 'the question')
  await send.click()
  const { subject } = await readMessage(api, person.sandbox, person.email)
  await proofDialog(page)
    .getByLabel('Code from the e-mail')
    .fill(/\d{6}/.exec(subject)?.[0] ?? '')
  await expect(savedMessage(page)).toBeVisible()
})

test('A person without a password confirms who they are with their linked provider, in a popup, where no other account will do', async ({
  page,
}) => {
  const { url } = product().product
  await page.context().addCookies(socialOnly)
  await page.goto(`${url}/account/data`)
  const exports = recordStatuses(page, '/account/export')
  await download(page).click()
  const provider = proofDialog(page).getByRole('button', { name: 'Continue with Discord' })
  await expect(provider).toBeFocused()
  await expectNoAxeViolations(page)

  const first = page.waitForEvent('popup')
  await provider.click()
  await consent(await first, 'usual', 'Una Doyle')
  await expect(proofDialog(page).getByRole('alert')).toContainText('not linked to yours')
  await expectNoAxeViolations(page)
  expect(exports).toEqual([403])

  const secondPopup = page.waitForEvent('popup')
  await provider.click()
  await consent(await secondPopup, 'usual', 'Boris Petrov')
  await expect(savedMessage(page)).toBeVisible()
  expect(exports).toEqual([403, 200])
  await expect.poll(() => page.context().pages().length).toBe(1)
  // The proof has not signed anybody else in.
  const { identities, sessions } = await readAccount(page, url)
  expect([identities.length, sessions.length]).toEqual([1, 1])
})
