import { expect, type Page } from '@playwright/test'
import { listStories, openStory, test } from './testing/story-page.ts'

/** Pairs of colours, and the contrast that they need: WCAG 1.4.3 for text, 1.4.11 for the edges of controls. */
const pairs: readonly (readonly [string, readonly string[], number])[] = [
  ['ink', ['ground', 'paper', 'sunken'], 4.5],
  ['quiet', ['ground', 'paper', 'sunken'], 4.5],
  ['accent', ['ground', 'paper'], 4.5],
  ['error', ['ground', 'paper'], 4.5],
  ['success', ['ground', 'paper'], 3],
  ['on-accent', ['accent', 'accent-strong'], 4.5],
  ['line-strong', ['ground', 'paper'], 3],
]

/** Returns a line for each pair with too little contrast. */
function findPalePairs(page: Page): Promise<string[]> {
  return page.evaluate((pairs) => {
    const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
    const probeElement = document.body.appendChild(document.createElement('i'))
    const luminanceOf = (name: string): number => {
      probeElement.style.color = `var(--foyer-${name})`
      if (canvas === null) throw new Error('There is no canvas.')
      canvas.fillStyle = getComputedStyle(probeElement).color
      canvas.fillRect(0, 0, 1, 1)
      const [red = 0, green = 0, blue = 0] = [...canvas.getImageData(0, 0, 1, 1).data].map((channel) => {
        const fraction = channel / 255
        return fraction <= 0.04045 ? fraction / 12.92 : ((fraction + 0.055) / 1.055) ** 2.4
      })
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue
    }
    const contrast = (a: string, b: string): number => {
      const [x, y] = [luminanceOf(a), luminanceOf(b)]
      return (Math.max(x, y) + 0.05) / (Math.min(x, y) + 0.05)
    }
    const lowContrast = pairs.flatMap(([text, backgrounds, minContrast]) =>
      backgrounds
        .map((background) => ({ ground: background, found: contrast(text, background) }))
        .filter(({ found }) => !(found >= minContrast))
        .map(
          ({ ground: background, found }) =>
            `${text} on ${background}: ${found.toFixed(2)}, not ${minContrast}`,
        ),
    )
    probeElement.remove()
    return lowContrast
  }, pairs)
}

const shownTitles = ['Forms/', 'Surfaces/Tabs', 'Surfaces/Install prompt', 'Surfaces/Rich text']
const stories = listStories().filter(({ title }) => shownTitles.some((prefix) => title.startsWith(prefix)))

for (const brand of ['foyer', 'harbour', 'ember'] as const) {
  for (const theme of ['light', 'dark'] as const) {
    test(`The colours of the brand ${brand} have enough contrast in its ${theme} theme, and axe finds nothing`, async ({
      storyPage: page,
    }) => {
      expect(stories.length).toBeGreaterThan(4)
      // stories.spec.ts already runs axe on every story in this brand, in both themes.
      const checked = brand === 'foyer' ? stories.slice(0, 1) : stories
      for (const story of checked) {
        expect(await openStory(page, story), story.id).toBe(null)
        const faults = await page.evaluate(
          async (switches) => {
            await window.storyControls.switchTo(switches)
            return window.pageChecks.findAxeFaults(true)
          },
          { theme, brand },
        )
        expect.soft(faults, story.id).toEqual([])
      }
      expect(await findPalePairs(page)).toEqual([])
    })
  }
}
