// @ts-check
import { describe, expect, it } from 'vitest'
import { listPackages } from '../../build/workspaces.mjs'
import { readGuide } from '../../run/guide-pieces.mjs'
import { readText } from '../../run/programs.mjs'

const template = 'packages/create-foyer/templates/vite'
const pieces = readGuide('docs/embedding.md', 'From an empty folder')

describe('create-foyer', () => {
  it.each(pieces.filter(({ language }) => language !== 'sh'))(
    'makes the app that the guide makes by hand: $name',
    ({ name, code }) => {
      expect(readText(`${template}/${name}`)).toBe(code)
    },
  )

  it('installs what the guide installs', () => {
    const commands = pieces.filter(({ language }) => language === 'sh').map(({ code }) => code)
    const installed = Array.from(commands.join(' ').matchAll(/(@?[\w/-]+)@(\d+)/g), ([, name, major]) => [
      name,
      `^${major}`,
    ])
    const { dependencies, devDependencies } = JSON.parse(readText(`${template}/package.json`))
    const wanted = Object.entries({ ...dependencies, ...devDependencies })
    const others = wanted.filter(([name]) => !name.startsWith('@foyer/'))
    expect(Object.fromEntries(others)).toEqual(Object.fromEntries(installed))
  })

  it('has the version of all packages, which is the one that it installs', () => {
    const versions = listPackages().map((folder) => JSON.parse(readText(`${folder}/package.json`)).version)
    expect(new Set(versions).size).toBe(1)
  })
})
