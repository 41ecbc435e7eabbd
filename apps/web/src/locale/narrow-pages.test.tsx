import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { dirOf, langOf, locales } from '@foyer/core/wire/locales'
import { anna, renderApp, TestServer } from '../testing/render-app.tsx'

const root = document.documentElement

beforeEach(() => page.viewport(320, 700))
afterEach(() => page.viewport(1280, 800))

describe.each(locales)('In %s', (lang) => {
  it.each([
    ['/sign-in', null, 0],
    ['/sign-up', null, 3],
    ['/recover', null, 0],
    ['/recover/new-password', null, 0],
    ['/checkout', null, 2],
    ['/terms', null, 0],
    ['/nowhere', null, 0],
    ['/', anna, 5],
    ['/account', anna, 10],
    ['/account/security', anna, 8],
  ])('nothing of %s is wider than the page, and no heading is cut', async (path, user, listed) => {
    await renderApp(path, new TestServer(user), { lang })
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect.poll(() => document.querySelectorAll('li').length).toBe(listed)
    expect(root.lang).toBe(langOf(lang))
    expect(root.dir).toBe(dirOf(lang))
    for (const width of [320, 360]) {
      await page.viewport(width, 700)
      expect(root.scrollWidth).toBeLessThanOrEqual(width)
      expect(listWiderThan(width)).toEqual([])
    }
    await page.viewport(320, 700)
    root.style.fontSize = '200%'
    expect(listCutHeadings(), 'with text at 200 %').toEqual([])
  })
})

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
    return hasWords ? [...cut, ...listSplitWords(heading)] : cut
  })
}

function listSplitWords(heading: HTMLElement): string[] {
  const found: string[] = []
  const texts = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const { currentNode } = texts
    for (const { index, 0: word } of currentNode.nodeValue?.matchAll(/[^\s-]+/g) ?? []) {
      const range = document.createRange()
      range.setStart(currentNode, index)
      range.setEnd(currentNode, index + word.length)
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
      if (lines.size > 1) found.push(`in two: ${word}`)
    }
  }
  return found
}
