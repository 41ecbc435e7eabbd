import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'
import type { Page } from '@playwright/test'
import { root } from '../../tools/programs.mjs'

export interface Story {
  readonly id: string
  readonly title: string
  readonly name: string
}

/** The switches of the playground's toolbar. */
interface Switches {
  readonly theme?: 'light' | 'dark'
  readonly direction?: 'ltr' | 'rtl'
}

/** What Storybook keeps on the page of a story. */
interface StoryWindow {
  readonly __STORYBOOK_PREVIEW__?: { readonly currentRender?: { readonly phase?: string } }
  readonly __STORYBOOK_ADDONS_CHANNEL__?: { readonly emit: (event: string, payload: unknown) => void }
}

/** All stories of the built playground. */
export function listStories(): Story[] {
  const { entries } = JSON.parse(readFileSync(join(root, 'apps/playground/dist/index.json'), 'utf8')) as {
    entries: Record<string, Story & { type: string }>
  }
  return Object.values(entries).filter(({ type }) => type === 'story')
}

/** Opens a story and waits until it is drawn and played. Gives the words of its error, if it threw one. */
export async function openStory(page: Page, { id }: Story): Promise<string | null> {
  await page.goto(
    `${process.env['FOYER_PLAYGROUND']}/iframe.html?id=${id}&viewMode=story&globals=theme:light`,
  )
  const phase = await page.waitForFunction(() => {
    const { phase } = (window as StoryWindow)['__STORYBOOK_PREVIEW__']?.currentRender ?? {}
    return phase === 'finished' || phase === 'errored' || phase === 'aborted' ? phase : false
  })
  if ((await phase.jsonValue()) === 'finished') return null
  return page.locator('#error-message').innerText()
}

/** Presses switches of the toolbar. */
export async function setSwitches(page: Page, switches: Switches): Promise<void> {
  await page.evaluate((globals) => {
    ;(window as StoryWindow)['__STORYBOOK_ADDONS_CHANNEL__']?.emit('updateGlobals', { globals })
  }, switches)
  const { theme, direction } = switches
  const wanted = [theme && `[data-theme="${theme}"]`, direction && `[dir="${direction}"]`]
  await page.locator(`html${wanted.filter(Boolean).join('')}`).waitFor()
}
