import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from '../../tools/run/programs.mjs'
import { expect, test } from '../testing/foyer.ts'

/** Only used for types, so no page contains its code. */
const typesOnly = 'json-schema-to-ts'

test(
  'A link opens the licence texts of all bundled packages and of copied data',
  { tag: '@any-size' },
  async ({ page }) => {
    await page.goto('/terms')
    await page.getByRole('link', { name: 'Licences of the software on this site' }).click()
    // Until it has loaded, only part of the file is shown.
    await page.waitForURL('**/licences.txt')
    const text = await page.locator('body').innerText()
    for (const folder of ['apps/web', 'packages/core', 'packages/kit', 'packages/sign-in']) {
      const file = await readFile(join(root, folder, 'package.json'), 'utf8')
      const { dependencies = {} } = JSON.parse(file) as { dependencies?: Record<string, string> }
      const shippedPackages = Object.keys(dependencies).filter(
        (name) => !name.startsWith('@foyer/') && name !== typesOnly,
      )
      for (const name of shippedPackages) expect(text).toContain(`## ${name} - `)
    }
    // A dependency of React DOM that our packages do not name themselves.
    expect(text).toContain('## scheduler - ')
    // Data that generators have copied from packages, so that no bundler knows these packages.
    for (const name of [
      '@zxcvbn-ts/language-common',
      'countries-and-timezones',
      'libphonenumber-js',
      'simple-icons',
    ])
      expect(text).toContain(`## ${name} - `)
    expect(text.match(/^## .* - /gm)?.length).toBe(
      text.match(/permission is hereby granted|redistribution and use|^# CC0 1\.0 Universal/gim)?.length,
    )
  },
)
