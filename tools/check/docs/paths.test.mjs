// @ts-check
import { expect, it } from 'vitest'
import { readText, root } from '../../run/programs.mjs'
import { listFiles } from '../../run/list-files.mjs'

const files = listFiles(root)
const pages = files.filter((file) => file.endsWith('.md') && !file.includes('/fixtures/'))

/** Matches paths in an integrator's own app, and files that a build or a start creates. */
const externalPaths = /^(?:src|app|@foyer)\/|NNNN|\.d\.ts$|^dist\//

it.each(pages)('every file named in %s exists', (page) => {
  const text = readText(page).replaceAll(/^```[^]*?^```/gm, '')
  const mentioned = text.matchAll(/`([\w.@-]+(?:\/[\w.@-]+)+\.(?:tsx?|mjs|cjs|css|sql|json))`/g)
  const missing = Array.from(mentioned, ([, path = '']) => path).filter(
    (path) => !externalPaths.test(path) && !files.some((file) => `/${file}`.endsWith(`/${path}`)),
  )
  expect(missing).toEqual([])
})
