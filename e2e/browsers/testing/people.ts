import { expect, request } from '@playwright/test'
import { newPerson, type Person } from '../../testing/foyer.ts'
import { readMessage } from '../../testing/read-message.ts'
import { field, byPartialName } from './element-queries.ts'
import type { Visitor } from './visitor.ts'

/** Creates an account with a call. Afterwards the browser is signed in, and shows the first page. */
export async function signUpByCall(visitor: Visitor): Promise<Person> {
  const person = newPerson()
  await visitor.open('/terms')
  const status = await visitor.run(async (body) => {
    const headers = { 'Content-Type': 'application/json' }
    const answer = await fetch('/web/v1/auth/register', { method: 'POST', headers, body })
    return answer.status
  }, JSON.stringify(person))
  expect(status).toBe(201)
  return person
}

/** Proves the address of the signed-in person, with calls. */
export async function proveAddress(
  visitor: Visitor,
  { sandbox }: { readonly sandbox: string },
  { email }: Person,
): Promise<void> {
  const call = (path: string, body: object) =>
    visitor.run(
      async ([url, text]) => {
        const headers = { 'Content-Type': 'application/json' }
        return (await fetch(url, { method: 'POST', headers, body: text })).status
      },
      [`/web/v1/auth/${path}`, JSON.stringify(body)] as const,
    )
  expect(await call('verification', { kind: 'email' })).toBe(202)
  const api = await request.newContext()
  const { text } = await readMessage(api, sandbox, email)
  await api.dispose()
  expect(await call('verification/confirm', { code: /\b\d{6}\b/.exec(text)?.[0] })).toBe(200)
}

/** Opens a page that the service worker controls. */
export async function openWithWorker(visitor: Visitor, path: string): Promise<void> {
  const isControlled = () =>
    visitor.run(async () => {
      await navigator.serviceWorker.ready
      return navigator.serviceWorker.controller !== null
    }, null)
  await visitor.open(path)
  // A page that was loading while the worker was activated is not controlled by it; after a reload it is.
  if (!(await isControlled())) await visitor.driver.reload()
  expect(await isControlled()).toBe(true)
}

/** Gives consent on the sandbox's page, as a person who is new to Foyer. */
export async function consent(visitor: Visitor): Promise<void> {
  await visitor.waitFor(field('Answer'))
  await visitor.click(byPartialName('button', 'Continue as somebody new'))
}

/** Copies a text to the clipboard, through an input that holds it for a moment. */
export async function copy(visitor: Visitor, text: string, from: Parameters<typeof field>[0]): Promise<void> {
  await visitor.fill(field(from), text)
  await visitor.press('Control', 'a')
  await visitor.press('Control', 'x')
  await visitor.waitFor(field(from), { value: '' })
}

/** The country button of a phone input, for any country, or none. */
export const phoneCountry = byPartialName('button', ['Country:', 'Choose a country'])

/** Switches to Arabic with the list of languages, without leaving the page. */
export async function chooseArabic(visitor: Visitor): Promise<void> {
  await visitor.open('/sign-in')
  await visitor.waitFor(field('Language'))
  // By script, because the keys of a native select differ between browsers.
  await visitor.run(() => {
    const select = document.querySelector<HTMLSelectElement>('select:has([value="ar-XX"])')
    if (select === null) throw new Error('No language can be chosen here.')
    select.value = 'ar-XX'
    select.dispatchEvent(new Event('change', { bubbles: true }))
  }, null)
  await visitor.waitFor({ role: 'heading', name: 'تسجيل الدخول' })
}
