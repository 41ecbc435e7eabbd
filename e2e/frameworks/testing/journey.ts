import { request as requests, type APIRequestContext, type Page } from '@playwright/test'
import { expect, newPerson, type Person } from '../../testing/foyer.ts'
import { fillIn } from '../../testing/forms.ts'
import { expectAnswers } from '../../testing/hold-scripts.ts'
import { continueButton, password as passwordField } from '../../testing/proof-dialog.ts'
import type { App } from './app.ts'

/** What an app offers signed-in people. It is requested with the browser's cookies. */
export interface AppPaths {
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
export async function runJourney(page: Page, app: App, paths: AppPaths): Promise<void> {
  const stranger = await requests.newContext({ baseURL: app.origin })
  const ownRequest = page.context().request
  await expectRefused(stranger, paths)
  const person = await signUp(page, app)
  await expectRecognized(page, app, paths, person)
  await expectRefused(stranger, paths)
  await stranger.dispose()

  await app.stopFoyer()
  await expectUnavailable(page, app, paths)
  await app.age()
  await app.startFoyer()
  // The circuit breaker lets a look-up through again after some seconds.
  await expect
    .poll(async () => (await ownRequest.get(app.origin + describeCall(paths), { maxRedirects: 0 })).status())
    .toBe(200)
  await expectRecognized(page, app, paths, person)
  if (paths.recent !== undefined) await expectProofNeeded(page, app.origin, paths.recent, person)

  const otherContext = await requests.newContext({ baseURL: app.origin })
  await post(otherContext, '/web/v1/auth/login', person)
  expect((await otherContext.delete('/web/v1/auth/sessions')).ok()).toBe(true)
  await otherContext.dispose()
  await expectRefused(ownRequest, paths, app.origin)
  if (paths.page !== undefined) await expectReturned(page, app, paths.page.path, person)
}

/** After signing in, the person gets the page that they had requested. */
async function expectReturned(page: Page, { origin }: App, path: string, person: Person): Promise<void> {
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

async function expectRecognized(
  page: Page,
  { origin }: App,
  paths: AppPaths,
  { email }: Person,
): Promise<void> {
  if (paths.call !== undefined) {
    const answer = await page.context().request.get(origin + paths.call)
    expect(answer.status()).toBe(200)
    const session = await page.context().request.get(`${origin}/web/v1/auth/session`)
    const { id } = (await session.json()) as { readonly id: string }
    expect(await answer.text()).toContain(id)
  }
  if (paths.page !== undefined) {
    await page.goto(origin + paths.page.path)
    await expect(page.getByRole('heading', { name: `Orders of ${email}` })).toBeVisible()
  }
}

async function expectRefused(request: APIRequestContext, paths: AppPaths, origin = ''): Promise<void> {
  if (paths.call !== undefined) {
    const answer = await request.get(origin + paths.call)
    expect(answer.status()).toBe(401)
    expect(await answer.json()).toMatchObject({ code: 'unauthenticated' })
  }
  if (paths.page !== undefined) {
    const answer = await request.get(origin + paths.page.path, { maxRedirects: 0 })
    const from = encodeURIComponent(paths.page.path)
    expect(answer.headers()['location'] ?? '', `${answer.status()}`).toMatch(
      new RegExp(`/sign-in\\?from=${from}$`),
    )
  }
  if (paths.recent !== undefined) {
    const answer = await request.fetch(origin + paths.recent.path, {
      method: paths.recent.method,
      maxRedirects: 0,
    })
    expect([401, 302, 303]).toContain(answer.status())
  }
}

/** While Foyer is stopped, nobody must be told that they are signed out. */
async function expectUnavailable(page: Page, { origin }: App, paths: AppPaths): Promise<void> {
  const ownRequest = page.context().request
  if (paths.call !== undefined) {
    const answer = await ownRequest.get(origin + paths.call)
    expect(answer.status()).toBe(503)
    expect(await answer.json()).toMatchObject({
      message: expect.stringContaining('Try again soon'),
    })
    expect(Number(answer.headers()['retry-after'])).toBeGreaterThan(0)
  }
  if (paths.page !== undefined) {
    const answer = await page.goto(origin + paths.page.path)
    expect(answer?.status()).toBe(paths.page.away)
    await expect(page.getByText('You are still signed in.')).toBeVisible()
    await expect(page).toHaveURL(origin + paths.page.path)
  }
}

async function expectProofNeeded(
  page: Page,
  origin: string,
  { method, path, button }: NonNullable<AppPaths['recent']>,
  { password }: Person,
): Promise<void> {
  const { request } = page.context()
  const response = await request.fetch(origin + path, { method })
  expect(response.status()).toBe(403)
  expect(await response.text()).toContain('Confirm that it is you to continue.')
  if (button === undefined) await post(request, `${origin}/web/v1/auth/proof`, { password })
  else {
    await page.goto(origin + button.page)
    await expectAnswers(page, 'main button')
    await page.getByRole('button', { name: button.name }).click()
    await passwordField(page).fill(password)
    await continueButton(page).click()
    await expect(page.getByText('ordersOf')).toBeVisible()
  }
  expect((await request.fetch(origin + path, { method })).status()).toBe(200)
}

async function post(request: APIRequestContext, path: string, data: object): Promise<void> {
  const answer = await request.post(path, { data })
  expect(answer.ok(), `${path}: ${answer.status()} ${await answer.text()}`).toBe(true)
}

/** An address that answers 200 to signed-in people. */
function describeCall({ call, page }: AppPaths): string {
  const path = call ?? page?.path
  if (path === undefined) throw new Error('The app has nothing for those who are signed in.')
  return path
}
