import { expect } from 'vitest'
import { page } from 'vitest/browser'
import type { User } from '@foyer/core/wire'
import { dirOf, langOf, locales } from '@foyer/core/wire/locales'
import { renderApp, TestServer } from './render-app.tsx'

const root = document.documentElement

interface NarrowPage {
  readonly path: string
  /** The signed-in user. */
  readonly user: User | null
  /** The number of list items that the page has once it is completely loaded. */
  readonly itemCount: number
}

/**
 * Lists what is wider than the page at 360 and at 320 px, and the headings that are cut with text at 200 %, in every language. The
 * languages are chosen one after the other on the same page.
 */
export async function listNarrowFaults({ path, user, itemCount }: NarrowPage): Promise<string[]> {
  const language = await renderApp(path, new TestServer(user))
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  const faults: string[] = []
  for (const lang of locales) {
    await language.choose(lang)
    await expect.poll(() => [root.lang, root.dir]).toEqual([langOf(lang), dirOf(lang)])
    await expect.poll(() => document.querySelectorAll('li').length).toBe(itemCount)
    // Waits for parts that are loaded later, such as the amounts of an order.
    await expect.poll(() => document.querySelector('[aria-busy="true"]')).toBeNull()
    faults.push(...(await listFaults()).map((fault) => `${lang}: ${fault}`))
  }
  return faults
}

async function listFaults(): Promise<string[]> {
  const faults: string[] = []
  for (const width of [360, 320]) {
    await page.viewport(width, 700)
    if (root.scrollWidth > width) faults.push(`the page at ${width} px: ${root.scrollWidth} px`)
    faults.push(...listWiderThan(width))
  }
  root.style.fontSize = '200%'
  const cut = listCutHeadings().map((fault) => `text at 200 %: ${fault}`)
  root.style.fontSize = ''
  return [...faults, ...cut]
}

function listWiderThan(width: number): string[] {
  const found = [...document.querySelectorAll('main *, header *, footer *')].filter((element) => {
    const { left, right } = element.getBoundingClientRect()
    return !element.closest('svg') && (left < -1 || right > width + 1)
  })
  return found.map(({ outerHTML }) => outerHTML.slice(0, 120))
}

function listCutHeadings(): string[] {
  // Text without blanks is broken where the language allows it.
  const hasWords = !/^(ja|zh)/.test(root.lang)
  return [...document.querySelectorAll<HTMLElement>('h1, h2, h3')].flatMap((heading) => {
    if (heading.clientWidth <= 1) return []
    // Hyphenation is allowed, but would hide a fault here.
    heading.style.hyphens = 'manual'
    const cut = heading.scrollWidth > heading.clientWidth ? [`cut: ${heading.textContent}`] : []
    const split = hasWords ? listSplitWords(heading) : []
    heading.style.hyphens = ''
    return [...cut, ...split]
  })
}

function listSplitWords(heading: HTMLElement): string[] {
  const splitWords: string[] = []
  const texts = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const { currentNode } = texts
    for (const { index, 0: word } of currentNode.nodeValue?.matchAll(/[^\s-]+/g) ?? []) {
      const range = document.createRange()
      range.setStart(currentNode, index)
      range.setEnd(currentNode, index + word.length)
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
      if (lines.size > 1) splitWords.push(`in two: ${word}`)
    }
  }
  return splitWords
}
