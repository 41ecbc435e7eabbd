import { createHash } from 'node:crypto'
import { cp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import type { Page } from '@playwright/test'
import { root } from '../tools/programs.mjs'
import { expect, test } from './foyer.ts'
import { signUp } from './forms.ts'
import { makeDataDir, startProduct } from './product.ts'

test.use({ serviceWorkers: 'allow' })

const texts = new Set(['.js', '.css', '.html'])

/** What a deploy does to the folder that is served: every file with a hash has another name, and the old ones are gone. */
async function deploy(webDir: string, build: string): Promise<void> {
  const hash = (name: string) => createHash('sha256').update(`${build} ${name}`).digest('hex').slice(0, 8)
  const assets = (await readdir(join(webDir, 'assets'))).filter((name) => /-[\w-]{8}\.\w+$/.test(name))
  const names = new Map(assets.map((name) => [name, name.replace(/[\w-]{8}(?=\.\w+$)/, hash(name))]))
  const anyName = new RegExp(
    [...names.keys()].map((name) => name.replaceAll('.', String.raw`\.`)).join('|'),
    'g',
  )
  for (const file of await readdir(webDir, { recursive: true })) {
    const path = join(webDir, file)
    // Compressed by the build before.
    if (/\.(br|gz)$/.test(file)) await rm(path)
    if (!texts.has(extname(file))) continue
    const text = (await readFile(path, 'utf8')).replaceAll(anyName, (name) => names.get(name) ?? name)
    // The worker's name of its build.
    await writeFile(path, file === 'sw.js' ? text.replace(/version:`\w+`/, `version:\`${build}\``) : text)
  }
  for (const [name, next] of names) await rename(join(webDir, 'assets', name), join(webDir, 'assets', next))
}

const readBuild = (page: Page) =>
  page
    .locator('script[type=module]')
    .evaluate((script) => new URL((script as HTMLScriptElement).src).pathname)
const readCaches = (page: Page) => page.evaluate(() => caches.keys())
const heading = (page: Page) => page.getByRole('heading', { level: 1 })

test(
  'Who has a page open while a new build is deployed goes on, gets it with one reload, and keeps the last two builds',
  { tag: '@any-size' },
  async ({ page }) => {
    const { dataDir, remove } = await makeDataDir()
    const webDir = join(dataDir, 'web')
    await cp(join(root, 'apps/web/dist'), webDir, { recursive: true })
    const { product, end } = await startProduct(join(dataDir, 'data'), { WEB_DIR: webDir })
    try {
      await signUp(page, undefined, product.url)
      await page.goto(product.url)
      await page.evaluate(() => navigator.serviceWorker.ready)
      await expect.poll(() => readCaches(page)).toHaveLength(1)
      const [first] = await readCaches(page)
      await page.getByRole('link', { name: 'Your account' }).click()
      await expect(heading(page)).toHaveText('Your account')
      await page.getByRole('link', { name: 'Foyer' }).click()
      await expect(heading(page)).toHaveText('Welcome')
      const before = await readBuild(page)
      let loads = 0
      page.on('load', () => loads++)

      await deploy(webDir, 'second')
      // What has been open before, the page of the old build still has.
      await page.getByRole('link', { name: 'Your account' }).click()
      await expect(heading(page)).toHaveText('Your account')
      await page.getByRole('link', { name: 'Foyer' }).click()
      expect(loads).toBe(0)
      // What it has not had is gone from the server.
      await page.getByRole('link', { name: 'Checkout' }).click()
      await expect(heading(page)).toHaveText('Checkout')
      await expect(page.getByRole('button', { name: 'Place the order' })).toBeVisible()
      expect(loads).toBe(1)
      const second = await readBuild(page)
      expect(second).not.toBe(before)
      await expect.poll(() => readCaches(page)).toEqual([first, 'foyer-second'])

      await deploy(webDir, 'third')
      await page.reload()
      expect(await readBuild(page)).not.toBe(second)
      await expect.poll(() => readCaches(page)).toEqual(['foyer-second', 'foyer-third'])
    } finally {
      await end()
      await remove()
    }
  },
)
