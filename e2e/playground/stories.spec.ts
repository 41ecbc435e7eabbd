import { expect, test } from '@playwright/test'
import { findFocusProblems } from './focus-walk.ts'
import { findAxeFaults, findForcedColorFaults, findVoiceFaults, findWidthFaults } from './page-faults.ts'
import { listStories, openStory, setSwitches } from './story-page.ts'

for (const story of listStories()) {
  test(`${story.title}, ${story.name}: draws, is heard, is reached by keyboard and fits in every theme, width and direction`, async ({
    page,
  }) => {
    const problems: string[] = []
    page.on('pageerror', (error) => problems.push(String(error)))
    page.on('console', (message) => {
      if (message.type() === 'error') problems.push(`${message.text()} ${message.location().url}`)
    })
    page.on('request', (request) => {
      if (!request.url().startsWith('http://127.0.0.1:')) problems.push(`Asks the network: ${request.url()}`)
    })

    expect(await openStory(page, story), 'throws').toBe(null)
    expect.soft(await findVoiceFaults(page)).toEqual([])
    expect.soft(await findAxeFaults(page), 'light').toEqual([])
    await setSwitches(page, { theme: 'dark' })
    expect.soft(await findAxeFaults(page), 'dark').toEqual([])
    expect.soft(await findFocusProblems(page)).toEqual([])

    await page.setViewportSize({ width: 320, height: 640 })
    expect.soft(await findWidthFaults(page), '320 px').toEqual([])
    await setSwitches(page, { direction: 'rtl' })
    expect.soft(await findWidthFaults(page), '320 px, right to left').toEqual([])
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
    expect.soft(await findWidthFaults(page), '320 px, right to left, text at 200 %').toEqual([])
    await setSwitches(page, { direction: 'ltr' })
    expect.soft(await findWidthFaults(page), '320 px, text at 200 %').toEqual([])

    await page.emulateMedia({ forcedColors: 'active' })
    expect.soft(await findForcedColorFaults(page), 'forced colours').toEqual([])
    expect(problems).toEqual([])
  })
}
