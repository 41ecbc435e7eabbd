// @ts-check
// Checks that a theme consists of variables only, with the playground's two fictional brands.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from '../../run/programs.mjs'

/** @param {string} file */
const read = (file) => readFileSync(join(root, file), 'utf8').replaceAll(/\/\*[^]*?\*\//g, '')
const variables = new Set(
  Array.from(
    read('packages/kit/src/styles/tokens.css').matchAll(/^ {4}(--foyer-[\w-]+):/gm),
    ([, name]) => name,
  ),
)
const brands = Array.from(
  read('apps/playground/src/brands.css').matchAll(/([^{}]+)\{([^{}]*)\}/g),
  ([, selector = '', body = '']) => ({ selector: selector.trim(), body }),
)

it('The playground has two fictional brands', () => {
  expect(brands.map(({ selector }) => selector)).toEqual([
    ":root[data-brand='harbour']",
    ":root[data-brand='ember']",
  ])
})

it.each(brands)('$selector sets a dozen of the variables that the kit has, and nothing else', ({ body }) => {
  const names = body.split(/;\s*/).flatMap((line) => (line.trim() === '' ? [] : [line.split(':')[0]?.trim()]))
  expect(names).toHaveLength(12)
  expect(new Set(names).size).toBe(12)
  expect(names.filter((name) => !variables.has(name ?? ''))).toEqual([])
})
