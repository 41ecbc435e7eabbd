import { createHash } from 'node:crypto'
import { cp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import type { Browser, Page } from '@playwright/test'
import { root } from '../../tools/run/programs.mjs'
import { expect, newPerson, test } from '../testing/foyer.ts'
import { createDataDir, startProduct } from '../testing/products/product.ts'
import { proveAddress } from '../testing/prove-address.ts'
import { consent } from '../testing/social.ts'

// The tests share a product and a deployment, because each start, and each build that a worker caches, takes seconds.
test.describe.configure({ mode: 'serial' })

const texts = new Set(['.js', '.css', '.html'])

/** Changes the served folder as a deployment does: every file with a hash gets another name, and the old ones are gone. */
async function writeBuild(webDir: string, build: string): Promise<void> {
  const hash = (name: string) => createHash('sha256').update(`${build} ${name}`).digest('hex').slice(0, 8)
  const assets = (await readdir(join(webDir, 'assets'))).filter((name) => /-[\w-]{8}\.\w+$/.test(name))
  const names = new Map(assets.map((name) => [name, name.replace(/[\w-]{8}(?=\.\w+$)/, hash(name))]))
  const anyName = new RegExp(
    [...names.keys()].map((name) => name.replaceAll('.', String.raw`\.`)).join('|'),
    'g',
  )
  for (const file of await readdir(webDir, { recursive: true })) {
    const path = join(webDir, file)
    // Compressed copies of the old files.
    if (/\.(br|gz)$/.test(file)) await rm(path)
    if (!texts.has(extname(file))) continue
    const text = (await readFile(path, 'utf8')).replaceAll(anyName, (name) => names.get(name) ?? name)
    // The worker contains the name of its build.
    await writeFile(path, file === 'sw.js' ? text.replace(/version:`\w+`/, `version:\`${build}\``) : text)
  }
  for (const [name, newName] of names)
    await rename(join(webDir, 'assets', name), join(webDir, 'assets', newName))
}

/** Starts the product with a build that a deployment replaces: new files, and a restarted server. */
async function startDeployed(dataDir: string) {
  const webDir = join(dataDir, 'web')
  await cp(join(root, 'apps/web/dist'), webDir, { recursive: true })
  let runningProduct = await startProduct(dataDir, { WEB_DIR: webDir })
  const { url, sandbox } = runningProduct.product
  return {
    url,
    sandbox,
    end: () => runningProduct.end(),
    async deploy(build: string): Promise<void> {
      await runningProduct.end()
      await writeBuild(webDir, build)
      // At the same address, for pages that are still open.
      const { port, origin } = new URL(url)
      runningProduct = await startProduct(dataDir, { WEB_DIR: webDir, PORT: port, PUBLIC_URL: origin })
    },
  }
}

const readBuild = (page: Page) =>
  page
    .locator('script[type=module]')
    .evaluate((script) => new URL((script as HTMLScriptElement).src).pathname)
const readCaches = (page: Page) => page.evaluate(() => caches.keys())
const heading = (page: Page) => page.getByRole('heading', { level: 1 })

/** A person who had a page open when the second build was deployed. */
interface Visitor {
  readonly page: Page
  /** A file name of the build with which their page was loaded. */
  readonly previousFile: string
  /** How often the page has been loaded since the deployment. */
  loads: number
}

let deployed: Awaited<ReturnType<typeof startDeployed>>
let removeData: () => Promise<void>
let withWorker: Visitor
let withoutWorker: Visitor

/** Opens the overview of the first build for a person with a new account. */
async function visit(browser: Browser, serviceWorkers: 'allow' | 'block'): Promise<Visitor> {
  const context = await browser.newContext({ serviceWorkers })
  const page = await context.newPage()
  const person = newPerson()
  const answer = await page.request.post(`${deployed.url}/web/v1/auth/register`, { data: person })
  expect(answer.status()).toBe(201)
  await proveAddress(page.request, deployed, person)
  if (serviceWorkers === 'allow') {
    // A cache left by the worker of a still older build, created on a page that registers no worker.
    await page.goto(`${deployed.url}/licences.txt`)
    await page.evaluate(() => caches.open('foyer-oldest'))
  }
  await page.goto(deployed.url)
  await expect(heading(page)).toHaveText('Welcome')
  if (serviceWorkers === 'allow') {
    await page.evaluate(() => navigator.serviceWorker.ready)
    await expect.poll(() => readCaches(page)).toHaveLength(2)
  }
  return { page, previousFile: await readBuild(page), loads: 0 }
}

test.beforeAll(async ({ browser }) => {
  const { dataDir, remove } = await createDataDir()
  removeData = remove
  deployed = await startDeployed(dataDir)
  withWorker = await visit(browser, 'allow')
  await withWorker.page.getByRole('link', { name: 'Profile' }).click()
  await expect(heading(withWorker.page)).toHaveText('Profile')
  await withWorker.page.getByRole('link', { name: 'Foyer' }).click()
  await expect(heading(withWorker.page)).toHaveText('Welcome')
  // Restores a setting of an earlier build.
  await withWorker.page.evaluate(async () => {
    const { navigationPreload } = await navigator.serviceWorker.ready
    await navigationPreload.enable()
  })
  withoutWorker = await visit(browser, 'block')
  await deployed.deploy('second')
  for (const visitor of [withWorker, withoutWorker]) visitor.page.on('load', () => visitor.loads++)
})

test.afterAll(async () => {
  for (const { page } of [withWorker, withoutWorker]) await page.context().close()
  await deployed.end()
  await removeData()
})

test(
  'Without a service worker, a page that is open during a deployment gets the new build with one reload',
  { tag: '@any-size' },
  async () => {
    const { page, previousFile } = withoutWorker
    // Chunks that the page has not loaded yet are gone from the server.
    await page.getByRole('link', { name: 'Checkout' }).click()
    await expect(heading(page)).toHaveText('Checkout')
    await expect(page.getByRole('button', { name: 'Place the order' })).toBeVisible()
    await expect(page).toHaveURL(`${deployed.url}/checkout`)
    expect(withoutWorker.loads).toBe(1)
    expect(await readBuild(page)).not.toBe(previousFile)
  },
)

test(
  'With a service worker, a page that is open during a deployment goes on from the cache, gets the new build on the next load, keeps two builds, and links a provider once, though the old build had navigation preload on',
  { tag: '@any-size' },
  async () => {
    const { page, previousFile } = withWorker
    const [oldest, first] = await readCaches(page)
    expect(oldest).toBe('foyer-oldest')
    // This page was opened before, so its code is still in memory.
    await page.getByRole('link', { name: 'Profile' }).click()
    await expect(heading(page)).toHaveText('Profile')
    await page.getByRole('link', { name: 'Foyer' }).click()
    expect(withWorker.loads).toBe(0)
    // Other chunks are gone from the server, but in the worker's cache.
    await page.getByRole('link', { name: 'Checkout' }).click()
    await expect(heading(page)).toHaveText('Checkout')
    await expect(page.getByRole('button', { name: 'Place the order' })).toBeVisible()
    expect(withWorker.loads).toBe(0)
    await page.reload()
    await expect(page.getByRole('button', { name: 'Place the order' })).toBeVisible()
    expect(await readBuild(page)).not.toBe(previousFile)
    await expect.poll(() => readCaches(page)).toEqual([first, 'foyer-second'])
    // Wait until the new worker controls the pages.
    await expect
      .poll(() =>
        page.evaluate(async () => {
          const { installing, waiting, active } = await navigator.serviceWorker.ready
          return installing === null && waiting === null && active?.state
        }),
      )
      .toBe('activated')

    await page.goto(`${deployed.url}/account/connections`)
    const linked = page.getByRole('region', { name: 'Connections', exact: true })
    await linked.getByRole('button', { name: 'Link Google', exact: true }).click()
    await consent(page)
    await expect(heading(page)).toHaveText('Connections')
    await expect(linked.getByRole('button', { name: 'Unlink Google', exact: true })).toBeVisible()
    await expect(linked.getByRole('status')).toHaveText(/Google is linked/)
  },
)
