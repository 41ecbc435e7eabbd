import { expect, type ConsoleMessage, type Request } from '@playwright/test'
import { findFocusProblems } from './testing/focus-walk.ts'
import {
  findAxeFaults,
  findForcedColorFaults,
  findVoiceFaults,
  findWidthFaults,
} from './testing/page-faults.ts'
import { listStories, openStory, setSwitches, setTextSize, test } from './testing/story-page.ts'

const problems: string[] = []
const hearError = (error: Error) => problems.push(String(error))
const hearConsole = (message: ConsoleMessage) => {
  if (message.type() === 'error') problems.push(`${message.text()} ${message.location().url}`)
}
const hearRequest = (request: Request) => {
  if (!request.url().startsWith('http://127.0.0.1:')) problems.push(`Asks the network: ${request.url()}`)
}

test.beforeEach(({ storyPage }) => {
  problems.length = 0
  storyPage.on('pageerror', hearError).on('console', hearConsole).on('request', hearRequest)
})

test.afterEach(({ storyPage }) => {
  storyPage.off('pageerror', hearError).off('console', hearConsole).off('request', hearRequest)
})

const stories = listStories()

test('The switches set language, direction and theme on the page itself, as an app does', async ({
  storyPage: page,
}) => {
  const html = page.locator('html')
  const [story] = stories
  if (story === undefined) throw new Error('The playground has no stories.')
  await openStory(page, story)
  await expect(html).toHaveAttribute('lang', 'en-001')
  await expect(html).toHaveAttribute('dir', 'ltr')
  await expect(html).toHaveCSS('color-scheme', 'light')
  await setSwitches(page, { theme: 'dark', direction: 'rtl' })
  await expect(html).toHaveAttribute('dir', 'rtl')
  await expect(html).toHaveCSS('color-scheme', 'dark')
})

for (const story of stories) {
  test(`${story.title}, ${story.name}: renders, is heard, is reached by keyboard and fits in every theme, width and direction`, async ({
    storyPage: page,
  }) => {
    expect(await openStory(page, story), 'throws').toBe(null)
    expect.soft(await findVoiceFaults(page)).toEqual([])
    expect.soft(await findAxeFaults(page), 'light').toEqual([])
    await setSwitches(page, { theme: 'dark' })
    expect.soft(await findAxeFaults(page, true), 'dark').toEqual([])
    expect.soft(await findFocusProblems(page)).toEqual([])

    await page.setViewportSize({ width: 320, height: 640 })
    expect.soft(await findWidthFaults(page), '320 px').toEqual([])
    await setTextSize(page, '200%')
    expect.soft(await findWidthFaults(page), '320 px, text at 200 %').toEqual([])
    await setSwitches(page, { direction: 'rtl' })
    expect.soft(await findWidthFaults(page), '320 px, right to left, text at 200 %').toEqual([])
    await setTextSize(page, '')
    expect.soft(await findWidthFaults(page), '320 px, right to left').toEqual([])

    await page.emulateMedia({ forcedColors: 'active' })
    expect.soft(await findForcedColorFaults(page), 'forced colours').toEqual([])
    expect(problems).toEqual([])
  })
}
