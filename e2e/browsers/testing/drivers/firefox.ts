import puppeteer, { type BrowserContext, type KeyInput, type Page } from 'puppeteer-core'
import { findProgram } from '../../../../tools/test/other-browsers.mjs'
import type { Driver, StartBrowser } from './driver.ts'

/** Starts a headless Firefox, and drives it by WebDriver BiDi. */
export const startFirefox: StartBrowser = async () => {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: findProgram('firefox'),
    headless: true,
    defaultViewport: null,
    extraPrefsFirefox: {
      // The default for users, which test profiles change: pages go into the back/forward cache.
      'fission.bfcacheInParent': true,
      'browser.sessionhistory.max_total_viewers': -1,
    },
  })
  const context = browser.defaultBrowserContext()
  // Firefox's start page leaves the focus in the address bar, where keys do not reach the page's buttons.
  const [first] = await context.pages()
  const page = await context.newPage()
  await first?.close()
  return { driver: createDriver(page, context), end: () => browser.close() }
}

function createDriver(page: Page, context: BrowserContext): Driver {
  const errors: string[] = []
  // Leave out errors of scripts that a navigation has aborted, which Firefox also reports.
  page.on('pageerror', (error) => {
    const text = String(error)
    if (!text.startsWith('Error: Failed to load ')) errors.push(text)
  })
  return {
    async open(address) {
      await page.goto(address)
    },
    async reload() {
      await page.reload()
    },
    async back() {
      // Not `goBack`: a page from the back/forward cache fires no load event.
      await page.evaluate(() => history.back())
    },
    run: <Input, Output>(callback: (input: Input) => Output | Promise<Output>, input: Input) =>
      // Arguments are always JSON, never element handles.
      page.evaluate(callback as (input: unknown) => Output | Promise<Output>, input),
    async inject(script) {
      await page.evaluate(script)
    },
    async press(...keys) {
      for (const key of keys) await page.keyboard.down(key as KeyInput)
      for (const key of keys.toReversed()) await page.keyboard.up(key as KeyInput)
    },
    type: (text) => page.keyboard.type(text),
    click: ({ x, y }) => page.mouse.click(x, y),
    resize: (size) => page.setViewport(size),
    takePicture: () => page.screenshot({ type: 'png' }),
    async findPopup() {
      const otherPage = (await context.pages()).find((candidate) => candidate !== page)
      return otherPage && createDriver(otherPage, context)
    },
    listErrors: () => errors,
  }
}
