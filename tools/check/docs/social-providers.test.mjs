// @ts-check
// Checks that every provider has a row on both sides, a mark, a heading in the docs, its variables, and a fake.
import { readdirSync } from 'node:fs'
import { expect, it } from 'vitest'
import { providers } from '../../../packages/core/src/social/providers.ts'
import { socialMarks } from '../../../packages/kit/src/icons/social/social-marks.ts'
import { readText, root } from '../../run/programs.mjs'
import { findNames, sectionOf } from './guides.mjs'

const guide = readText('docs/social.md')
const server = 'apps/server/src/social'
const sandbox = 'apps/sandbox/src/social'

/** @type {readonly { id: string, name: string }[]} */
const rows = providers
const ids = rows.map(({ id }) => id).toSorted()

/** The variables of a provider on a page. @param {string} page @param {string} id */
function findVariables(page, id) {
  const names = [...findNames(page, /`(SOCIAL_[A-Z_]+)\b/g)]
  return names.filter((name) => `${name}_`.startsWith(`SOCIAL_${id.toUpperCase()}_`)).toSorted()
}

it('every provider has a row of the same name in core and on the server', () => {
  const [, list = ''] = readText(`${server}/providers.ts`).split('readonly Provider[] = [')
  expect([...findNames(list, /^ {2}(\w+),$/gm)].toSorted()).toEqual(ids)
  expect(readdirSync(`${root}${server}/providers`).toSorted()).toEqual(ids.map((id) => `${id}.ts`))
})

// R1.2
it.each(rows.map(({ id, name }) => ({ id, name })))(
  '$name has a mark, a section in the docs that says what to register, its variables, and a fake',
  ({ id, name }) => {
    expect(socialMarks).toHaveProperty(id)
    const page = sectionOf(guide, name)
    for (const part of ['- Register:', 'Variables:', '- Limits:']) expect(page).toContain(part)
    expect(findVariables(page, id)).not.toEqual([])
    expect(findVariables(page, id)).toEqual(findVariables(readText('docs/operating.md'), id))
    const hasFake =
      readdirSync(root + sandbox).includes(id) ||
      readdirSync(`${root}${sandbox}/oauth2/dialects`).includes(`${id}.ts`) ||
      readText(`${sandbox}/openid-connect/providers.ts`).includes(`id: '${id}'`)
    expect(hasFake).toBe(true)
  },
)

it('the docs have a section for every provider, and for nobody else', () => {
  const otherHeadings = new Set(['What every provider needs', 'What people are told', 'Adding a provider'])
  const headings = [...findNames(guide, /^## (.+)$/gm)].filter((heading) => !otherHeadings.has(heading))
  expect(headings.toSorted()).toEqual(rows.map(({ name }) => name).toSorted())
})
