import { expect, type ConsoleMessage, type Request } from '@playwright/test'
import { findFocusProblems } from './testing/focus-walk.ts'
import { listStories, openStory, test } from './testing/story-page.ts'

const problems: string[] = []
const handleError = (error: Error) => problems.push(String(error))
const handleConsole = (message: ConsoleMessage) => {
  if (message.type() === 'error') problems.push(`${message.text()} ${message.location().url}`)
}
const handleRequest = (request: Request) => {
  if (!request.url().startsWith('http://127.0.0.1:')) problems.push(`Asks the network: ${request.url()}`)
}

test.beforeEach(({ storyPage }) => {
  problems.length = 0
  storyPage.on('pageerror', handleError).on('console', handleConsole).on('request', handleRequest)
})

test.afterEach(({ storyPage }) => {
  storyPage.off('pageerror', handleError).off('console', handleConsole).off('request', handleRequest)
})

const stories = listStories()

test('The switches of the playground set direction and theme on the page itself, as an app does', async ({
  storyPage: page,
}) => {
  const html = page.locator('html')
  const [story] = stories
  if (story === undefined) throw new Error('The playground has no stories.')
  await openStory(page, story)
  await expect(html).toHaveAttribute('lang', 'en-001')
  await expect(html).toHaveAttribute('dir', 'ltr')
  await expect(html).toHaveCSS('color-scheme', 'light')
  await page.evaluate(() => window.storyControls.switchTo({ theme: 'dark', direction: 'rtl' }))
  await expect(html).toHaveAttribute('dir', 'rtl')
  await expect(html).toHaveCSS('color-scheme', 'dark')
})

for (const story of stories) {
  test(`${story.title}, ${story.name}: renders, works with a screen reader and by keyboard, and fits in every theme, width and direction`, async ({
    storyPage: page,
  }) => {
    expect(await openStory(page, story), 'throws').toBe(null)
    const voiceFaults = await page.evaluate(async () => {
      const { findAxeFaults, findVoiceFaults } = window.pageChecks
      const [unheard, light] = [findVoiceFaults(), await findAxeFaults()]
      await window.storyControls.switchTo({ theme: 'dark' })
      return { unheard, light, dark: await findAxeFaults(true) }
    })
    expect.soft(voiceFaults).toEqual({ unheard: [], light: [], dark: [] })
    expect.soft(await findFocusProblems(page)).toEqual([])

    await page.setViewportSize({ width: 320, height: 640 })
    const widthFaults = await page.evaluate(async () => {
      const { findWidthFaults } = window.pageChecks
      const { setTextSize, switchTo } = window.storyControls
      const defaultFaults = await findWidthFaults()
      setTextSize('200%')
      const largeTextFaults = await findWidthFaults()
      await switchTo({ direction: 'rtl' })
      const largeRightToLeftFaults = await findWidthFaults()
      setTextSize('')
      return {
        usual: defaultFaults,
        large: largeTextFaults,
        largeToLeft: largeRightToLeftFaults,
        toLeft: await findWidthFaults(),
      }
    })
    expect.soft(widthFaults, '320 px').toEqual({ usual: [], large: [], largeToLeft: [], toLeft: [] })

    await page.emulateMedia({ forcedColors: 'active' })
    const forcedColorFaults = await page.evaluate(() => window.pageChecks.findForcedColorFaults())
    expect.soft(forcedColorFaults, 'forced colours').toEqual([])
    expect(problems).toEqual([])
  })
}
