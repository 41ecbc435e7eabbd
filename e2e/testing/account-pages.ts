import { expect, type APIRequestContext, type Page } from '@playwright/test'
import { newPerson, type Person } from './foyer.ts'
import { readMessage } from './read-message.ts'

/** Another app in front of Foyer, to whose pages mails lead. */
export interface OtherApp {
  readonly origin: string
  /** The address of the sandbox. */
  readonly sandbox: string
}

/** A signed-in person sees their account, and proves their address by the link in a mail; in another browser the link shows its code. */
export async function openAccount(page: Page, { origin, sandbox }: OtherApp, { email }: Person) {
  await page.goto(`${origin}/account`)
  await expect(page.getByRole('heading', { name: 'Your account' })).toBeVisible()
  await page.getByRole('link', { name: 'Confirm now' }).first().click()
  await page.getByRole('button', { name: 'Send code' }).click()
  const { text } = await readMessage(page.request, sandbox, email, /#code=/)
  const [link = '', code = ''] = /\S+\/verify#code=(\d{6})&purpose=verify/.exec(text) ?? []

  const otherContext = await page.context().browser()?.newContext()
  const otherPage = await otherContext?.newPage()
  if (otherPage === undefined) throw new Error('A browser of its own is needed.')
  await otherPage.goto(link)
  await expect(otherPage.getByRole('heading', { name: 'Your code' })).toBeVisible()
  await expect(otherPage.getByText(code)).toBeVisible()
  await otherContext?.close()

  const tab = await page.context().newPage()
  await tab.goto(link)
  await expect(tab.getByLabel('Code from the e-mail')).toHaveValue(code)
  await expect(tab).toHaveURL(`${origin}/verify`)
  await tab.getByRole('button', { name: 'Confirm' }).click()
  await expect(tab).toHaveURL(`${origin}/account`)
  await expect(tab.getByRole('link', { name: 'Security' })).toBeVisible()
  await expect(tab.getByRole('link', { name: 'Confirm now' })).toBeHidden()
  await tab.close()
}

/** A signed-in person with a recent proof changes their address, and undoes the change by the link in the notice. */
export async function undoChange(page: Page, { origin, sandbox }: OtherApp, { email }: Person) {
  const otherEmail = newPerson().email
  await post(page.request, `${origin}/web/v1/auth/identifiers`, { email: otherEmail })
  const code = /\b\d{6}\b/.exec((await readMessage(page.request, sandbox, otherEmail)).text)?.[0]
  await post(page.request, `${origin}/web/v1/auth/identifiers/confirm`, { code })
  const { text } = await readMessage(page.request, sandbox, email, /\/undo#token=/)
  await page.goto(/http:\S+\/undo#token=\S+/.exec(text)?.[0] ?? '')
  await expect(page).toHaveURL(`${origin}/undo`)
  await page.getByRole('button', { name: 'Undo the change' }).click()
  await page.getByLabel('New password', { exact: true }).fill('Corridor-lamp-9')
  await page.getByRole('button', { name: 'Set password' }).click()
  await expect(page).toHaveURL(`${origin}/account`)
  await expect(page.getByText(email).first()).toBeVisible()
}

async function post(request: APIRequestContext, url: string, data: object): Promise<void> {
  const answer = await request.post(url, { data })
  expect(answer.ok(), `${url}: ${answer.status()} ${await answer.text()}`).toBe(true)
}
