import { writeFile } from 'node:fs/promises'
import { expect, test as base } from '../../testing/foyer.ts'
import type { OpenBrowser, StartBrowser } from './drivers/driver.ts'
import { startFirefox } from './drivers/firefox.ts'
import { startWebKit } from './drivers/webkit.ts'
import { createVisitor, type Visitor } from './visitor.ts'

const browsers: Readonly<Record<string, StartBrowser>> = { firefox: startFirefox, webkit: startWebKit }

interface Fixtures {
  readonly openBrowser: OpenBrowser
  /** A person with a browser of their own. */
  readonly visitor: Visitor
}

export { expect }

/** Each journey runs in the browser that its project is named after, and fails if its pages throw. */
export const test = base.extend<Fixtures>({
  async openBrowser({}, use, { project }) {
    const startBrowser = browsers[project.name]
    if (startBrowser === undefined) throw new Error(`No browser is called ${project.name}.`)
    const open = await startBrowser()
    await use(open)
    await open.end()
  },
  async visitor({ openBrowser: { driver }, foyer }, use, testInfo) {
    await driver.resize({ width: 1280, height: 800 })
    await use(createVisitor(driver, foyer.url))
    if (testInfo.status !== testInfo.expectedStatus) {
      const path = testInfo.outputPath('seen-last.png')
      await writeFile(path, await driver.takePicture())
      await testInfo.attach('what was seen last', { path, contentType: 'image/png' })
    }
    expect(driver.listErrors(), 'what the page has thrown').toEqual([])
  },
})
