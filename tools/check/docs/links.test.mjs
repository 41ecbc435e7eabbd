// @ts-check
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { readText, root } from '../../run/programs.mjs'
import { listFiles } from '../../run/list-files.mjs'

const pages = listFiles(root).filter((file) => file.endsWith('.md') && !file.includes('/fixtures/'))

/** Removes code, in fences or between backticks, which contains neither links nor headings. @param {string} page */
const readPage = (page) => readText(page).replace(/^( *)```.*?^\1```$/gms, '')

/** The anchor that GitHub gives a heading: lower case, hyphens for blanks, no punctuation. @param {string} page */
function listAnchors(page) {
  const headings = Array.from(readPage(page).matchAll(/^#+ (.*)$/gm), ([, heading = '']) =>
    heading.toLowerCase(),
  )
  return headings.map((heading) => heading.replace(/[^\p{L}\p{N}\p{M}_ -]/gu, '').replaceAll(' ', '-'))
}

/** The targets of links, of reference links, and of pictures. @param {string} page */
function listTargets(page) {
  const links = readPage(page)
    .replace(/`[^`\n]*`/g, '')
    .matchAll(/(?:\]\(|^\[[^\]]+\]: |src(?:set)?=")(?!\w+:)([^)\s#"]*)(?:#([^)\s]*))?/gm)
  return Array.from(links, ([link, path = '', anchor]) => ({
    link,
    file: path === '' ? page : join(dirname(page), path),
    anchor,
  }))
}

it.each(pages)('every link in %s to a file of the project, or to a heading in it, has a target', (page) => {
  const broken = listTargets(page).filter(
    ({ file, anchor }) =>
      !existsSync(join(root, file)) || (anchor !== undefined && !listAnchors(file).includes(anchor)),
  )
  expect(broken.map(({ link }) => link)).toEqual([])
})

it('the check of links covers headings of the same page, other files, and pictures', () => {
  const anchors = listAnchors('docs/operating.md')
  expect(listTargets('docs/operating.md')).toContainEqual(
    expect.objectContaining({ file: 'docs/operating.md', anchor: 'postgresql' }),
  )
  expect(anchors).toContain('from-a-fresh-machine-to-https')
  const files = (/** @type {string} */ page) => listTargets(page).map(({ file }) => file)
  expect(files('README.md')).toContain('docs/pictures/sign-in-dark.png')
  expect(files('CONTRIBUTING.md')).toContain('docs/decisions/098-which-tests-run-on-which-database.md')
  expect(anchors).not.toContain('no-such-heading')
})
