import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { pathToFileURL } from 'node:url'
import type * as Vite from 'vite'
import { createConsumer } from '../../tools/run/create-consumer.mjs'
import { findFreePort } from '../../tools/run/free-port.mjs'
import { readText } from '../../tools/run/programs.mjs'
import { expect, expectNoAxeViolations, newPerson, test } from '../testing/foyer.ts'
import { field, fillIn, signOut } from '../testing/forms.ts'
import { openAccount, undoChange } from '../testing/account-pages.ts'
import { createDataDir, startProduct } from '../testing/products/product.ts'
import { startOtherServer } from '../testing/products/other-server.ts'
import { readMessage } from '../testing/read-message.ts'

// Installs and builds an app by following the guide, which takes long.
test.setTimeout(360_000)

test('The app of docs/embedding.md, built from packed packages, signs people up, in and out, with a provider too, shows their account and handles mailed links, under the policy given there; it signs in with another server too', async ({
  page,
  request,
}) => {
  const { dataDir, remove } = await createDataDir()
  const shop = await mkdtemp(join(tmpdir(), 'foyer-shop-'))
  const [port, shopPort] = [await findFreePort(), await findFreePort()]
  const origin = `http://localhost:${shopPort}`
  const { product, end } = await startProduct(dataDir, { PORT: String(port), PUBLIC_URL: origin })
  try {
    await createConsumer(shop, process.env)
    // The captcha worker is bundled into the app, not loaded from another address.
    const built = await readdir(join(shop, 'dist/assets'))
    expect(built.filter((file) => file.startsWith('altcha-worker-'))).toHaveLength(1)
    // Otherwise a part of the page could not have the other colours, as snackbars do.
    const styles = built.filter((file) => /^index-.*\.css$/.test(file))
    for (const file of styles)
      expect(await readFile(join(shop, 'dist/assets', file), 'utf8')).toContain('light-dark(')
    expect(styles).toHaveLength(1)
    const preview = await serve(shop, shopPort, `http://localhost:${port}`)
    const isBroken: string[] = []
    page.on('pageerror', (error) => isBroken.push(error.message))
    page.on('console', (message) => {
      if (message.text().includes('Content Security Policy')) isBroken.push(message.text())
    })
    const person = newPerson()
    const app = { origin, sandbox: product.sandbox }
    const signedIn = page.getByText(`Signed in as ${person.email}`)

    await page.goto(origin)
    await page.getByRole('link', { name: 'Sign in' }).click()
    await expectNoAxeViolations(page)
    await page.getByRole('link', { name: 'Create an account' }).click()
    await fillIn(page, person)
    await page.getByRole('button', { name: 'Create account' }).click()
    await expect(signedIn).toBeVisible()
    await page.reload()
    await expect(signedIn).toBeVisible()
    await openAccount(page, app, person)
    await page.goto(origin)
    await signOut(page)

    await page.getByRole('link', { name: 'Sign in' }).click()
    await fillIn(page, { ...person, password: 'Wrong-password-1' })
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await expect(page.getByRole('alert')).toContainText('is wrong')
    await field(page, 'password').fill(person.password)
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await expect(signedIn).toBeVisible()
    await signOut(page)

    await page.goto(`${origin}/recover`)
    await field(page, 'email').fill(person.email)
    await page.getByRole('button', { name: 'Send link' }).click()
    const { text } = await readMessage(request, product.sandbox, person.email, /\/new-password#token=/)
    await page.goto(/http:\S+/.exec(text)?.[0] ?? '')
    await expect(page).toHaveURL(`${origin}/recover/new-password`)
    await page.getByLabel('New password', { exact: true }).fill('Corridor-light-9')
    await page.getByRole('button', { name: 'Set password' }).click()
    await expect(signedIn).toBeVisible()
    await undoChange(page, app, person)
    await signOut(page)

    await page.goto(`${origin}/sign-in`)
    await page.getByRole('button', { name: 'Continue with Google' }).click()
    await page.waitForURL(`${product.sandbox}/**`)
    await page.locator('button[name=person]').first().click()
    await expect(page.getByText('Signed in as')).toBeVisible()
    await expect(page).toHaveURL(`${origin}/`)
    await preview.close()

    const otherServer = await startOtherServer(person)
    const servedAgain = await serve(shop, shopPort, otherServer.url)
    await page.context().clearCookies()
    await page.goto(`${origin}/sign-in`)
    await fillIn(page, { ...person, password: 'Wrong-password-1' })
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await expect(page.getByRole('alert')).toContainText('This server knows nobody')
    await field(page, 'password').fill(person.password)
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await expect(signedIn).toBeVisible()
    await page.reload()
    await expect(signedIn).toBeVisible()
    await signOut(page)
    await expect(page.getByRole('link', { name: 'Sign in' })).toBeVisible()
    await servedAgain.close()
    otherServer.close()
    expect(isBroken).toEqual([])
  } finally {
    await end()
    await rm(shop, { recursive: true, force: true })
    await remove()
  }
})

/** The built app, served by its own Vite. */
async function serve(folder: string, port: number, foyer: string): Promise<Vite.PreviewServer> {
  process.env['FOYER_URL'] = foyer
  const entry = createRequire(join(folder, 'package.json')).resolve('vite')
  const { preview } = (await import(pathToFileURL(entry).href)) as typeof Vite
  const headers = { 'content-security-policy': readPolicy() }
  return preview({ root: folder, logLevel: 'error', preview: { port, strictPort: true, headers } })
}

/** The content security policy that the guide says the packages need at least. */
function readPolicy(): string {
  const [, policy] =
    /\n## Content security policy\n[^#]*?```\n([^`]*)```/.exec(readText('docs/embedding.md')) ?? []
  if (policy === undefined) throw new Error('docs/embedding.md has no content security policy.')
  return policy.trim().replaceAll('\n', ' ')
}
