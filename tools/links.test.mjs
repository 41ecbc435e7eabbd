// @ts-check
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { expect, it } from 'vitest'
import { root } from './programs.mjs'
import { listWorkspaces } from './workspaces.mjs'

const pages = [
  ...['.', 'bench', ...listWorkspaces()].flatMap((folder) =>
    readdirSync(join(root, folder)).map((file) => join(folder, file)),
  ),
  ...readdirSync(join(root, 'docs'), { recursive: true }).map((file) => join('docs', String(file))),
].filter((file) => file.endsWith('.md'))

/** @param {string} page */
function readPage(page) {
  // What stands in a fence or between backticks is code: no link, no heading.
  return readFileSync(join(root, page), 'utf8').replace(/^( *)```.*?^\1```$/gms, '')
}

/** What GitHub makes of a heading: small letters, blanks as hyphens, no punctuation. @param {string} page */
function listAnchors(page) {
  const headings = [...readPage(page).matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\p{M}_ -]/gu, '')
      .replaceAll(' ', '-'),
  )
  return new Set(headings)
}

/** @param {string} page */
function listTargets(page) {
  const links = readPage(page)
    .replace(/`[^`\n]*`/g, '')
    .matchAll(/\]\((?!\w+:)([^)\s#]*)(?:#([^)\s]*))?\)/g)
  return [...links].map(([link, path = '', anchor]) => ({
    link,
    file: path === '' ? page : relative(root, join(root, dirname(page), path)),
    anchor,
  }))
}

it.each(pages)('every link of %s to a file of ours, and to a heading in it, leads somewhere', (page) => {
  const nowhere = listTargets(page).filter(
    ({ file, anchor }) =>
      !existsSync(join(root, file)) || (anchor !== undefined && !listAnchors(file).has(anchor)),
  )
  expect(nowhere.map(({ link }) => link)).toEqual([])
})

it('the links that are looked at have headings among them, on their own page and on others', () => {
  const targets = listTargets('docs/operating.md')
  expect(targets).toContainEqual(expect.objectContaining({ file: 'docs/operating.md', anchor: 'postgresql' }))
  expect(listAnchors('docs/operating.md')).toContain('from-a-fresh-machine-to-https')
  expect(listAnchors('docs/operating.md')).not.toContain('no-such-heading')
})
