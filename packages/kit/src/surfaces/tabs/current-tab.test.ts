import { expect, it } from 'vitest'
import { findCurrentTab, type TabMatching } from './current-tab.ts'

const links = ['/', '/account', '/account/devices', '/list?done=1', 'https://other.example/away']

// R2.21
it.each<[TabMatching, string, number | null, boolean]>([
  ['path', '/', 0, true],
  ['path', '/account', 1, true],
  ['path', '/account/', 1, true],
  ['path', '/account?tab=1#top', 1, true],
  ['path', '/account/devices', 2, true],
  ['path', '/account/devices/7', 2, false],
  ['path', '/account/photo', 1, false],
  ['path', '/accounts', null, false],
  ['path', '/list', 3, true],
  ['path', '/away', null, false],
  ['native', '/account', 1, true],
  ['native', '/account#top', 1, true],
  ['native', '/account?tab=1', null, false],
  ['native', '/account/photo', null, false],
  ['native', '/list', null, false],
  ['native', '/list?done=1', 3, true],
])('finds the tab by %s matching of %s', (matching, path, index, isPage) => {
  const found = findCurrentTab(links, `https://foyer.example${path}`, matching)
  expect(found).toEqual(index === null ? null : { index, isPage })
})

it('finds no tab on a server, which has no address, and none for an invalid link', () => {
  expect(findCurrentTab(links, null, 'path')).toBe(null)
  expect(findCurrentTab(['https://['], 'https://foyer.example/', 'path')).toBe(null)
})
