import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'
import { test as base, type Page } from '@playwright/test'
import { root } from '../../../tools/run/programs.mjs'

export interface Story {
  readonly id: string
  readonly title: string
  readonly name: string
}

/** The globals of the playground's toolbar. */
interface Switches {
  readonly theme?: 'light' | 'dark'
  readonly brand?: 'foyer' | 'harbour' | 'ember'
  readonly direction?: 'ltr' | 'rtl'
}

/** Storybook's globals in the page of a story. */
interface StoryWindow {
  readonly __STORYBOOK_PREVIEW__?: {
    readonly currentRender?: { readonly id: string; readonly phase?: string }
  }
  readonly __STORYBOOK_ADDONS_CHANNEL__?: { readonly emit: (event: string, payload: unknown) => void }
}

/** All stories of the built playground. */
export function listStories(): Story[] {
  const { entries } = JSON.parse(readFileSync(join(root, 'apps/playground/dist/index.json'), 'utf8')) as {
    entries: Record<string, Story & { type: string }>
  }
  return Object.values(entries).filter(({ type }) => type === 'story')
}

/** One page for all stories of a worker: the playground is loaded once, and switches between stories. */
export const test = base.extend<object, { storyPage: Page }>({
  storyPage: [
    async ({ browser }, use) => {
      // Without animations the look is final at once.
      const page = await browser.newPage({ reducedMotion: 'reduce' })
      await use(page)
      await page.close()
    },
    { scope: 'worker' },
  ],
})

/** Shows a story, in the light theme and at full width, and waits until it is rendered and played. Returns its error message, if it threw. */
export async function openStory(page: Page, { id }: Story): Promise<string | null> {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.emulateMedia({ forcedColors: 'none' })
  if (page.url().startsWith('http')) {
    await setTextSize(page, '')
    await setSwitches(page, { theme: 'light', brand: 'foyer', direction: 'ltr' })
    await emit(page, 'setCurrentStory', { storyId: id, viewMode: 'story' })
  } else {
    const globals = 'theme:light;direction:ltr'
    await page.goto(
      `${process.env['FOYER_PLAYGROUND']}/iframe.html?id=${id}&viewMode=story&globals=${globals}`,
    )
  }
  await page.waitForFunction((id) => {
    const render = (window as StoryWindow)['__STORYBOOK_PREVIEW__']?.currentRender
    return render?.id === id && ['finished', 'errored', 'aborted'].includes(render.phase ?? '')
  }, id)
  const hasError = await page.evaluate(() => document.body.classList.contains('sb-show-errordisplay'))
  return hasError ? page.locator('#error-message').innerText() : null
}

/** Sets globals of the toolbar. */
export async function setSwitches(page: Page, switches: Switches): Promise<void> {
  await emit(page, 'updateGlobals', { globals: switches })
  const { theme, brand, direction } = switches
  const wanted = [
    theme && `[data-theme="${theme}"]`,
    brand && (brand === 'foyer' ? ':not([data-brand])' : `[data-brand="${brand}"]`),
    direction && `[dir="${direction}"]`,
  ]
  await page.locator(`html${wanted.filter(Boolean).join('')}`).waitFor()
}

/** Sets the size of the page's text. @param size for CSS; if empty, the browser's own */
export async function setTextSize(page: Page, size: string): Promise<void> {
  await page.evaluate((fontSize) => Object.assign(document.documentElement.style, { fontSize }), size)
}

/** Sends an event on Storybook's channel, as its toolbar and sidebar do. */
async function emit(page: Page, event: string, payload: unknown): Promise<void> {
  await page.evaluate(
    ([event, payload]) => (window as StoryWindow)['__STORYBOOK_ADDONS_CHANNEL__']?.emit(event, payload),
    [event, payload] as const,
  )
}
