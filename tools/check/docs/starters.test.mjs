// @ts-check
import { existsSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { listPackages } from '../../build/workspaces.mjs'
import { readGuide } from '../../run/guide-pieces.mjs'
import { listFiles } from '../../run/list-files.mjs'
import { readText, root } from '../../run/programs.mjs'
import { findNames } from './guides.mjs'

const template = 'packages/create-foyer/templates/vite'
const next = 'packages/create-foyer/templates/next'
const mails = 'apps/server/src/notifications'

/** The pages that messages link to, except that of an order, which only Foyer's own web client has. */
const mailedNames = findNames(
  listFiles(root + mails)
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => readText(`${mails}/${file}`))
    .join(''),
  /publicUrl\}(\/[\w/-]*\w)/g,
)
mailedNames.delete('/checkout/orders')
const pieces = readGuide('docs/embedding.md', 'From an empty folder')

describe('create-foyer', () => {
  it.each(pieces.filter(({ language }) => language !== 'sh'))(
    'makes the same file as the guide: $name',
    ({ name, code }) => {
      expect(readText(`${template}/${name}`)).toBe(code)
    },
  )

  it('has to have pages for the links in messages, such as those for recovery, undo and verification', () => {
    expect([...mailedNames].toSorted()).toEqual(
      expect.arrayContaining(['/recover/new-password', '/undo', '/verify']),
    )
  })

  it.each([...mailedNames])('makes apps with a page for the mailed link %s', (path) => {
    expect(readText(`${template}/src/main.tsx`)).toContain(`case '${path}':`)
    expect(existsSync(`${root}${next}/app${path}/page.tsx`)).toBe(true)
  })

  it('installs what the guide installs', () => {
    const commands = pieces.filter(({ language }) => language === 'sh').map(({ code }) => code)
    const installed = Array.from(commands.join(' ').matchAll(/(@?[\w/-]+)@(\d+)/g), ([, name, major]) => [
      name,
      `^${major}`,
    ])
    const { dependencies, devDependencies } = JSON.parse(readText(`${template}/package.json`))
    const allDependencies = Object.entries({ ...dependencies, ...devDependencies })
    const foreignDependencies = allDependencies.filter(([name]) => !name.startsWith('@foyer/'))
    expect(Object.fromEntries(foreignDependencies)).toEqual(Object.fromEntries(installed))
  })

  it('makes apps that are built for the browsers of the kit, and for no older ones', () => {
    const [, listed = ''] =
      /\nBrowsers: ([^.]+(?:\.\d[^.]*)?) and newer\./.exec(readText('docs/kit.md')) ?? []
    const [, chrome, firefox, safari] =
      /^Chrome and Edge (\S+), Firefox (\S+), Safari (\S+)$/.exec(listed) ?? []
    const numbers = { chrome, edge: chrome, firefox, safari }
    const targets = Object.entries(numbers).map(([name, number]) => `'${name}${number}'`)
    expect(readText(`${template}/vite.config.ts`)).toContain(`cssTarget: [${targets.join(', ')}]`)
    const { browserslist } = JSON.parse(readText(`${next}/package.json`))
    expect(browserslist).toEqual(Object.entries(numbers).map(([name, number]) => `${name} >= ${number}`))
  })

  it('has the same version as all other packages', () => {
    const versions = listPackages().map((folder) => JSON.parse(readText(`${folder}/package.json`)).version)
    expect(new Set(versions).size).toBe(1)
  })
})
