// @ts-check
// Signs a person in, in a new browser, and performs a task that starts at the overview.
import { setTimeout as wait } from 'node:timers/promises'
import { estimateSeconds } from './keystroke-level.mjs'
import { Person } from './person.mjs'
import { createAccount } from './product.mjs'

/** Lighthouse's settings for desktop and phone. */
const settings = {
  desktop: {
    context: { viewport: { width: 1280, height: 800 } },
    line: { offline: false, latency: 40, downloadThroughput: 1_280_000, uploadThroughput: 1_280_000 },
    slowdown: 1,
  },
  phone: {
    context: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
    line: { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 96_000 },
    slowdown: 4,
  },
}

/**
 * @param {import('playwright').Browser} browser @param {import('./product.mjs').Product} product
 * @param {import('./tasks.mjs').Task} task @param {'now' | 'before'} version
 * @returns {Promise<import('./person.mjs').Doing>}
 */
export async function perform(browser, product, task, version) {
  const { context: options, line, slowdown } = settings[task.device]
  const account = await createAccount(product)
  await task.prepare?.(product, account)
  const context = await browser.newContext({
    ...options,
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    serviceWorkers: 'block',
  })
  try {
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Network.enable')
    await session.send('Network.emulateNetworkConditions', line)
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    await signIn(page, product, account)
    // Meanwhile the overview loads everything that it has deferred.
    await wait(estimateSeconds(['M', 'P']) * 1000)
    const person = new Person(page, { hasTouch: task.device === 'phone' })
    await task[version]({ page, person, account })
    return person.doing
  } finally {
    await context.close()
  }
}

/**
 * Signs in with the form, so that the browser has loaded what a sign-in loads.
 * @param {import('playwright').Page} page
 * @param {import('./product.mjs').Product} product
 * @param {import('./product.mjs').Account} account
 */
async function signIn(page, { url }, { email, password }) {
  await page.goto(`${url}/sign-in`)
  await page.locator('input[name=email]').fill(email)
  await page.locator('input[name=password]').fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.getByRole('heading', { level: 1, name: 'Welcome', exact: true }).waitFor()
}
