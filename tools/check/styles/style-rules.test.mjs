// @ts-check
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { listWorkspaces } from '../../build/workspaces.mjs'
import { root } from '../../run/programs.mjs'
import { findRootSizes } from './size-rules.mjs'
import { findStyleViolations } from './style-rules.mjs'

const sheets = listWorkspaces()
  .flatMap((folder) => ['src', 'public', 'templates'].map((inner) => join(folder, inner)))
  .flatMap((folder) => {
    try {
      return readdirSync(join(root, folder), { recursive: true }).map((file) => join(folder, String(file)))
    } catch {
      return []
    }
  })
  .filter((file) => file.endsWith('.css'))

it('no style sheet has a hover that stays after a tap, moves the page under a finger, or times its own motion', () => {
  expect(sheets.length).toBeGreaterThan(60)
  expect(sheets.flatMap((file) => findStyleViolations(file, readFileSync(join(root, file), 'utf8')))).toEqual(
    [],
  )
})

it('the styles of packages have the right size on a page with another text size than the browser’s', () => {
  const ofPackages = sheets.filter(
    (file) => /^packages\/[^/]+\/src\//.test(file) && !file.includes('.stories.'),
  )
  expect(ofPackages.length).toBeGreaterThan(60)
  expect(ofPackages.flatMap((file) => findRootSizes(file, readFileSync(join(root, file), 'utf8')))).toEqual(
    [],
  )
})

it.each([
  ['a size', '.a { font-size: 0.875rem }', 'font-size of .a is in rem'],
  ['a part of a size', '.a { &:hover { padding: calc(1.25rem + 4px) } }', 'padding of &:hover is in rem'],
])('the check of styles finds %s that goes by the text size of the page', (_, css, sentence) => {
  expect(findRootSizes('a.css', css)).toEqual([expect.stringContaining(sentence)])
})

it.each([
  ['the variable', ':root { --foyer-rem: 1rem }'],
  ['its multiples', '.a { font-size: calc(0.875 * var(--foyer-rem)) }'],
  ['a condition', '@container (inline-size >= 44rem) { .a { color: red } }'],
])('the check of styles accepts %s', (_, css) => {
  expect(findRootSizes('a.css', css)).toEqual([])
})

it('--foyer-motion lasts 120 to 199 ms, and 0 s for people who prefer reduced motion', () => {
  const tokens = readFileSync(join(root, 'packages/kit/src/styles/tokens.css'), 'utf8')
  const times = [...tokens.matchAll(/--foyer-motion: (\d+)(m?s)/g)].map(([, time, unit]) => `${time}${unit}`)
  expect(times).toEqual([expect.stringMatching(/^1[2-9]\dms$/), '0s'])
  expect(tokens).toMatch(/prefers-reduced-motion: reduce\) \{\s*:root \{\s*--foyer-motion: 0s/)
})

it.each([
  ['a hover', '.a:hover { color: red }', '.a:hover stays after a tap'],
  ['a nested hover', '.a { &:hover > b { color: red } }', '&:hover > b stays after a tap'],
  ['a hover in another media query', '@media (width > 1px) { .a:hover { color: red } }', 'stays after a tap'],
  ['a press that moves', '.a { &:active { padding: 2px } }', '&:active changes padding'],
  ['motion of a length', '.a { transition: height var(--foyer-motion) }', '.a moves height'],
  ['motion of all', '.a { transition: all var(--foyer-motion) }', '.a moves all'],
  ['motion of a colour', '.a { transition-property: color }', '.a moves color'],
  [
    'a moving property among several',
    '.a { transition: opacity var(--foyer-motion), top var(--foyer-motion) }',
    '.a moves top',
  ],
  ['a transition with its own time', '.a { transition: opacity 150ms }', '.a has its own transition'],
  ['an animation with its own time', '.a { animation: b 150ms 400ms }', '.a has its own animation'],
  [
    'an animation whose delay alone uses the token',
    '.a { animation: b 2s var(--foyer-motion) }',
    '.a has its own animation',
  ],
  ['a duration', '.a { animation-duration: 3s }', '.a has its own animation-duration'],
  [
    'an animation for people who prefer reduced motion',
    '@media (prefers-reduced-motion: reduce) { .a { animation: b 1s } }',
    '.a has its own animation',
  ],
  ['frames of a length', '@keyframes b { from { margin: 0 } }', '@keyframes b moves margin'],
])('the check of styles finds %s', (_, css, sentence) => {
  expect(findStyleViolations('a.css', css)).toEqual([expect.stringContaining(sentence)])
})

it.each([
  ['a hover on devices that can hover', '@media (hover: hover) { .a:hover { color: red } }'],
  ['a nested hover on devices that can hover', '.a { @media (hover: hover) { &:hover { color: red } } }'],
  [
    'a press that answers by colour',
    '.a:active { background: red; border-color: red; transform: scale(0.9) }',
  ],
  [
    'motion that uses the token',
    '.a { transition: opacity var(--foyer-motion), display var(--foyer-motion) allow-discrete }',
  ],
  ['a delay', '.a { animation: b var(--foyer-motion) 400ms both }'],
  ['no animation', '.a { animation: none }'],
  [
    'motion for people who do not reduce it',
    '@media (prefers-reduced-motion: no-preference) { .a { animation: b 1s infinite } }',
  ],
  ['frames that fade', '@keyframes b { from { visibility: hidden; opacity: 0 } }'],
  ['CSS in a comment or a string', "/* .a:hover { } */ .a::after { content: 'b:hover { c: d }' }"],
])('the check of styles accepts %s', (_, css) => {
  expect(findStyleViolations('a.css', css)).toEqual([])
})
