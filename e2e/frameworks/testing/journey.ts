import { request as requests, type APIRequestContext, type Page } from '@playwright/test'
import { expect, newPerson, type Person } from '../../testing/foyer.ts'
import { fillIn } from '../../testing/forms.ts'
import { expectAnswers } from '../../testing/hold-scripts.ts'
import { goOn, password as passwordField } from '../../testing/proof-dialog.ts'
import type { App } from './app.ts'

/** What an app offers signed-in people. It is requested with the browser's cookies. */
export interface Places {
  /** A page that shows the person's address, and sends signed-out people to `/sign-in`. `away`: its status while Foyer is stopped. */
  readonly page?: { readonly path: string; readonly away: number }
  /** A call that is answered 401 if nobody is signed in. */
  readonly call?: string
  /** A call that needs a recent proof. */
  readonly recent?: {
    readonly method: 'GET' | 'POST' | 'DELETE'
    readonly path: string
    /** The button that makes that call by `fetchWithProof`, if the app has one. */
    readonly button?: { readonly page: string; readonly name: string }
  }
}

/** Walks from a new account to the end of its session, and checks at each step what the app's server answers. */
export async function walk(page: Page, app: App, places: Places): Promise<void> {
  const stranger = await requests.newContext({ baseURL: app.origin })
  const own = page.context().request
  await expectRefused(stranger, places)
  const person = await signUp(page, app)
  await expectKnown(page, app, places, person)
  await expectRefused(stranger, places)
  await stranger.dispose()

  await app.stopFoyer()
  await expectUnavailable(page, app, places)
  await app.age()
  await app.startFoyer()
  // The circuit breaker lets a look-up through again after some seconds.
  await expect
    .poll(async () => (await own.get(app.origin + askable(places), { maxRedirects: 0 })).status())
    .toBe(200)
  await expectKnown(page, app, places, person)
  if (places.recent !== undefined) await expectProofNeeded(page, app.origin, places.recent, person)

  const elsewhere = await requests.newContext({ baseURL: app.origin })
  await post(elsewhere, '/web/v1/auth/login', person)
  expect((await elsewhere.delete('/web/v1/auth/sessions')).ok()).toBe(true)
  await elsewhere.dispose()
  await expectRefused(own, places, app.origin)
  if (places.page !== undefined) await expectBack(page, app, places.page.path, person)
}

/** After signing in, the person gets the page that they had requested. */
async function expectBack(page: Page, { origin }: App, path: string, person: Person): Promise<void> {
  await page.goto(origin + path)
  await expectAnswers(page)
  await fillIn(page, person)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByRole('heading', { name: `Orders of ${person.email}` })).toBeVisible()
  await expect(page).toHaveURL(origin + path)
}

async function signUp(page: Page, { origin }: App): Promise<Person> {
  const person = newPerson()
  await page.goto(`${origin}/sign-up`)
  await expectAnswers(page)
  await fillIn(page, person)
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByText(`Signed in as ${person.email}`)).toBeVisible()
  return person
}

async function expectKnown(page: Page, { origin }: App, places: Places, { email }: Person): Promise<void> {
  if (places.call !== undefined) {
    const answer = await page.context().request.get(origin + places.call)
    expect(answer.status()).toBe(200)
    const session = await page.context().request.get(`${origin}/web/v1/auth/session`)
    const { id } = (await session.json()) as { readonly id: string }
    expect(await answer.text()).toContain(id)
  }
  if (places.page !== undefined) {
    await page.goto(origin + places.page.path)
    await expect(page.getByRole('heading', { name: `Orders of ${email}` })).toBeVisible()
  }
}

async function expectRefused(request: APIRequestContext, places: Places, origin = ''): Promise<void> {
  if (places.call !== undefined) {
    const answer = await request.get(origin + places.call)
    expect(answer.status()).toBe(401)
    expect(await answer.json()).toMatchObject({ code: 'unauthenticated' })
  }
  if (places.page !== undefined) {
    const answer = await request.get(origin + places.page.path, { maxRedirects: 0 })
    const from = encodeURIComponent(places.page.path)
    expect(answer.headers()['location'] ?? '', `${answer.status()}`).toMatch(
      new RegExp(`/sign-in\\?from=${from}$`),
    )
  }
  if (places.recent !== undefined) {
    const answer = await request.fetch(origin + places.recent.path, {
      method: places.recent.method,
      maxRedirects: 0,
    })
    expect([401, 302, 303]).toContain(answer.status())
  }
}

/** While Foyer is stopped, nobody must be told that they are signed out. */
async function expectUnavailable(page: Page, { origin }: App, places: Places): Promise<void> {
  const own = page.context().request
  if (places.call !== undefined) {
    const answer = await own.get(origin + places.call)
    expect(answer.status()).toBe(503)
    expect(await answer.json()).toMatchObject({
      message: expect.stringContaining('Try again soon'),
    })
    expect(Number(answer.headers()['retry-after'])).toBeGreaterThan(0)
  }
  if (places.page !== undefined) {
    const answer = await page.goto(origin + places.page.path)
    expect(answer?.status()).toBe(places.page.away)
    await expect(page.getByText('You are still signed in.')).toBeVisible()
    await expect(page).toHaveURL(origin + places.page.path)
  }
}

async function expectProofNeeded(
  page: Page,
  origin: string,
  { method, path, button }: NonNullable<Places['recent']>,
  { password }: Person,
): Promise<void> {
  const { request } = page.context()
  const refused = await request.fetch(origin + path, { method })
  expect(refused.status()).toBe(403)
  expect(await refused.text()).toContain('Confirm that it is you to continue.')
  if (button === undefined) await post(request, `${origin}/web/v1/auth/proof`, { password })
  else {
    await page.goto(origin + button.page)
    await expectAnswers(page, 'main button')
    await page.getByRole('button', { name: button.name }).click()
    await passwordField(page).fill(password)
    await goOn(page).click()
    await expect(page.getByText('ordersOf')).toBeVisible()
  }
  expect((await request.fetch(origin + path, { method })).status()).toBe(200)
}

async function post(request: APIRequestContext, path: string, data: object): Promise<void> {
  const answer = await request.post(path, { data })
  expect(answer.ok(), `${path}: ${answer.status()} ${await answer.text()}`).toBe(true)
}

/** An address that answers 200 to signed-in people. */
function askable({ call, page }: Places): string {
  const path = call ?? page?.path
  if (path === undefined) throw new Error('The app has nothing for those who are signed in.')
  return path
}
