import { openStorage, wrapStorage } from '@foyer/kit/storage'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { Visit } from './visit.ts'

let tallElement: HTMLElement

beforeEach(() => {
  tallElement = document.body.appendChild(document.createElement('div'))
  tallElement.style.blockSize = '5000px'
})

afterEach(() => {
  scrollTo(0, 0)
  tallElement.remove()
})

/** Scrolls, and waits until the scroll event was handled. */
async function scrollDown(top: number): Promise<void> {
  const scrolled = new Promise((resolve) => addEventListener('scroll', resolve, { once: true }))
  scrollTo({ top, behavior: 'instant' })
  await scrolled
}

it('starts a new page at the top, and restores the scroll position on the way back', async () => {
  const visit = new Visit(wrapStorage(() => null))
  const stopFirst = visit.restoreScroll('first', false)
  await scrollDown(1200)
  stopFirst()
  const stopSecond = visit.restoreScroll('second', false)
  expect(scrollY).toBe(0)
  stopSecond()
  visit.restoreScroll('first', true)()
  expect(scrollY).toBe(1200)
})

it('restores the scroll position after a reload', async () => {
  const stopTracking = new Visit(openStorage('sessionStorage')).restoreScroll('first', false)
  await scrollDown(900)
  dispatchEvent(new Event('pagehide'))
  stopTracking()
  scrollTo(0, 0)
  new Visit(openStorage('sessionStorage')).restoreScroll('first', true)()
  expect(scrollY).toBe(900)
})

it('starts a page that is opened anew in the same tab at the top, and keeps the position of the earlier one', async () => {
  const first = new Visit(openStorage('sessionStorage'))
  const stopTracking = first.restoreScroll('default/account', false)
  await scrollDown(900)
  dispatchEvent(new Event('pagehide'))
  stopTracking()
  for (const entryKey of ['default/checkout', 'default/account']) {
    scrollTo(0, 0)
    new Visit(openStorage('sessionStorage'), undefined, true).restoreScroll(entryKey, true)()
    expect(scrollY, entryKey).toBe(0)
  }
  new Visit(openStorage('sessionStorage')).restoreScroll('default/account', true)()
  expect(scrollY).toBe(900)
})

it('starts at the top where the storage is corrupt', () => {
  sessionStorage.setItem('foyer-scroll', '{')
  new Visit(openStorage('sessionStorage')).restoreScroll('first', true)()
  expect(scrollY).toBe(0)
})

it.each([
  [[1]],
  [[null]],
  [['first']],
  [[['first']]],
  [[['first', 'low']]],
  [{ first: 1 }],
  ['first'],
  [1],
  [null],
])('starts at the top if the stored positions are %j', (stored) => {
  const storage = { getItem: () => JSON.stringify(stored), setItem: () => undefined }
  new Visit(wrapStorage(() => storage)).restoreScroll('first', true)()
  expect(scrollY).toBe(0)
})
