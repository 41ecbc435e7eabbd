import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'
import { test as base, type Page } from '@playwright/test'
import { root } from '../../../tools/run/programs.mjs'
import { loadAxe } from '../../testing/foyer.ts'
import { installPageChecks } from './page-faults.ts'

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

/** Does in a story's page what Storybook's toolbar and sidebar do. */
export interface StoryControls {
  /** Shows a story, and waits until it is rendered and played. Returns its error message, if it threw. */
  readonly show: (id: string) => Promise<string | null>
  /** Sets globals of the toolbar, and waits until the page has them. */
  readonly switchTo: (switches: Switches) => Promise<void>
  /** Sets the size of the page's text. @param size a CSS value; empty: the browser's default */
  readonly setTextSize: (size: string) => void
}

declare global {
  interface Window {
    readonly storyControls: StoryControls
    /** Storybook's own object. */
    readonly __STORYBOOK_PREVIEW__?: {
      readonly currentRender?: { readonly id: string; readonly phase?: string }
    }
    readonly __STORYBOOK_ADDONS_CHANNEL__?: { readonly emit: (event: string, payload: unknown) => void }
  }
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
      // With reduced motion the final look is reached at once.
      const page = await browser.newPage({ reducedMotion: 'reduce' })
      await use(page)
      await page.close()
    },
    { scope: 'worker' },
  ],
})

/** Runs in the page. */
function installStoryControls(): void {
  const emit = (event: string, payload: unknown) =>
    window['__STORYBOOK_ADDONS_CHANNEL__']?.emit(event, payload)
  const page = document.documentElement

  const storyControls: StoryControls = {
    async show(storyId) {
      const isShown = (): boolean => {
        const currentRender = window['__STORYBOOK_PREVIEW__']?.currentRender
        return (
          currentRender?.id === storyId &&
          ['finished', 'errored', 'aborted'].includes(currentRender.phase ?? '')
        )
      }
      emit('setCurrentStory', { storyId, viewMode: 'story' })
      while (!isShown()) await new Promise(requestAnimationFrame)
      const hasError = document.body.classList.contains('sb-show-errordisplay')
      return hasError ? (document.getElementById('error-message')?.textContent ?? '') : null
    },

    async switchTo(switches) {
      const { theme, brand, direction } = switches
      const isSwitched = (): boolean =>
        (theme === undefined || page.dataset['theme'] === theme) &&
        (brand === undefined || (page.dataset['brand'] ?? 'foyer') === brand) &&
        (direction === undefined || page.dir === direction)
      emit('updateGlobals', { globals: switches })
      while (!isSwitched()) await new Promise(requestAnimationFrame)
    },

    setTextSize(size) {
      page.style.fontSize = size
    },
  }
  Object.assign(window, { storyControls })
}

/** Loads the playground in a page, with a story. */
async function loadPlayground(page: Page, id: string): Promise<void> {
  await page.goto(`${process.env['FOYER_PLAYGROUND']}/iframe.html?id=${id}&viewMode=story`)
  await page.waitForFunction(() => window['__STORYBOOK_PREVIEW__']?.currentRender?.phase !== undefined)
  await loadAxe(page)
  await page.evaluate(installPageChecks)
  await page.evaluate(installStoryControls)
}

/** Shows a story, in the light theme and at full width. Returns its error message, if it threw. */
export async function openStory(page: Page, { id }: Story): Promise<string | null> {
  if (!page.url().startsWith('http')) await loadPlayground(page, id)
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.emulateMedia({ forcedColors: 'none' })
  return page.evaluate(async (id) => {
    const { setTextSize, show, switchTo } = window.storyControls
    setTextSize('')
    await switchTo({ theme: 'light', brand: 'foyer', direction: 'ltr' })
    return show(id)
  }, id)
}
