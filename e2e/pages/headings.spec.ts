import { locales } from '@foyer/core/wire'
import { expect, test } from '../testing/foyer.ts'
import { openPaths } from '../testing/paths.ts'

test.use({ viewport: { width: 320, height: 700 } })

for (const locale of locales) {
  test(
    `No heading is cut, and no word of one is, at 320 px with text at 200 %: ${locale}`,
    { tag: '@any-size' },
    async ({ page, context, baseURL }) => {
      await context.addCookies([{ name: 'foyer-locale', value: locale, url: String(baseURL) }])
      await page.addInitScript(
        ([key, value]) => localStorage.setItem(String(key), String(value)),
        ['foyer-locale', locale],
      )
      for (const path of openPaths) {
        await page.goto(path)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        const faults = await page.evaluate(() => {
          const root = document.documentElement
          root.style.fontSize = '200%'
          // Text without blanks is broken where the language allows it.
          const hasWords = !/^(ja|zh)/.test(root.lang)
          return [...document.querySelectorAll<HTMLElement>('h1, h2, h3')].flatMap((heading) => {
            if (heading.clientWidth <= 1) return []
            // Hyphenation is allowed, but would hide a fault here.
            heading.style.hyphens = 'manual'
            const found = heading.scrollWidth > heading.clientWidth ? [`cut: ${heading.textContent}`] : []
            if (!hasWords) return found
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
          })
        })
        expect(faults, path).toEqual([])
      }
    },
  )
}
