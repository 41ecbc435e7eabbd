import { writeFile } from 'node:fs/promises'
import axe from 'axe-core'
import { expect, test } from './testing/journey.ts'
import { chooseArabic, signUpByCall } from './testing/people.ts'
import type { Visitor } from './testing/visitor.ts'

const screens = [
  '/',
  '/sign-in',
  '/sign-up',
  '/checkout',
  '/account',
  '/account/security',
  '/account/connections',
  '/account/data',
]

/** Fails with a line for each violation that axe finds in the current page. */
async function expectNoAxeViolations({ driver }: Visitor): Promise<void> {
  await driver.inject(axe.source)
  const found = await driver.run(async () => {
    const { violations } = await window.axe.run(document)
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
  }, null)
  expect(found).toEqual([])
}

for (const language of ['English', 'Arabic'])
  test.describe(`for a person who reads ${language}`, () => {
    for (const theme of ['light', 'dark'])
      test(`no screen scrolls sideways, and axe finds nothing, in the ${theme} theme`, async ({
        visitor,
      }, testInfo) => {
        // So many pages take long.
        test.slow()
        if (language === 'Arabic') await chooseArabic(visitor)
        for (const path of screens) {
          if (path === '/account') await signUpByCall(visitor)
          await visitor.open(path)
          await visitor.waitForRender()
          await visitor.run((kind) => localStorage.setItem('foyer-theme', kind), theme)
          await visitor.driver.reload()
          for (const size of [
            { width: 360, height: 740 },
            { width: 1280, height: 900 },
          ]) {
            await visitor.driver.resize(size)
            await visitor.waitForRender()
            const overflow = await visitor.run(
              () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
              null,
            )
            expect(overflow, `${path} at ${size.width} px`).toBeLessThanOrEqual(0)
            const picture = testInfo.outputPath(
              `${path.slice(1).replace('/', '-') || 'first'}-${size.width}.png`,
            )
            await writeFile(picture, await visitor.driver.takePicture())
            await testInfo.attach(`${path} at ${size.width} px`, { path: picture, contentType: 'image/png' })
          }
          await expectNoAxeViolations(visitor)
        }
      })
  })
