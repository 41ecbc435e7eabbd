// @ts-check
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { operations } from '@foyer/core/wire'
import { describe, expect, it } from 'vitest'
import { root } from '../../run/programs.mjs'

/** The joined texts of all files in these folders. */
const read = (/** @type {string[]} */ ...folders) =>
  folders
    .map((folder) => join(root, folder))
    .flatMap((folder) => readdirSync(folder).map((file) => readFileSync(join(folder, file), 'utf8')))
    .join('\n')

/** The walk itself, and the fake authenticators that it shares with the server's tests. */
const walk = read('proof/volume/walk', 'apps/server/src/testing/factors')

const commands = [...read('apps/server/src/operations/admin/commands').matchAll(/^ {2}name: '(.+)'/gm)]

/** How the walk's source names a call or command: `users import` is an argument for each word. */
const write = (/** @type {string} */ name) =>
  name
    .split(' ')
    .map((word) => `'${word}'`)
    .join(', ')

// `npm run bench:volume` itself refuses to run if one is missing, but it is not run at each change.
describe('bench:volume, which looks at the plan of every statement,', () => {
  it.each(Object.keys(operations))('makes the call %s', (id) => {
    expect(walk).toContain(write(id))
  })

  it.each(commands.map(([, name = '']) => name))('runs the command %s', (name) => {
    expect(walk).toContain(write(name))
  })
})
