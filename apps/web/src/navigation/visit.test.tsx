import { openStorage, wrapStorage } from '@foyer/kit/storage'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { Visit } from './visit.ts'

let tall: HTMLElement

beforeEach(() => {
  tall = document.body.appendChild(document.createElement('div'))
  tall.style.blockSize = '5000px'
})

afterEach(() => {
  scrollTo(0, 0)
  tall.remove()
})

/** Scrolls, and waits until the scroll event was handled. */
async function scrollDown(top: number): Promise<void> {
  const told = new Promise((resolve) => addEventListener('scroll', resolve, { once: true }))
  scrollTo({ top, behavior: 'instant' })
  await told
}

it('starts a new page at the top, and restores the scroll position on the way back', async () => {
  const visit = new Visit(wrapStorage(() => null))
  const leaveFirst = visit.keepScroll('first', false)
  await scrollDown(1200)
  leaveFirst()
  const leaveSecond = visit.keepScroll('second', false)
  expect(scrollY).toBe(0)
  leaveSecond()
  visit.keepScroll('first', true)()
  expect(scrollY).toBe(1200)
})

it('restores the scroll position after a reload', async () => {
  const leave = new Visit(openStorage('sessionStorage')).keepScroll('first', false)
  await scrollDown(900)
  dispatchEvent(new Event('pagehide'))
  leave()
  scrollTo(0, 0)
  new Visit(openStorage('sessionStorage')).keepScroll('first', true)()
  expect(scrollY).toBe(900)
})

it('starts a page that is opened anew in the same tab at the top, and keeps the position of the earlier one', async () => {
  const first = new Visit(openStorage('sessionStorage'))
  const leave = first.keepScroll('default/account', false)
  await scrollDown(900)
  dispatchEvent(new Event('pagehide'))
  leave()
  for (const place of ['default/checkout', 'default/account']) {
    scrollTo(0, 0)
    new Visit(openStorage('sessionStorage'), undefined, true).keepScroll(place, true)()
    expect(scrollY, place).toBe(0)
  }
  new Visit(openStorage('sessionStorage')).keepScroll('default/account', true)()
  expect(scrollY).toBe(900)
})

it('starts at the top where the storage is corrupt', () => {
  sessionStorage.setItem('foyer-scroll', '{')
  new Visit(openStorage('sessionStorage')).keepScroll('first', true)()
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
])('starts at the top if the stored positions are %j', (kept) => {
  const storage = { getItem: () => JSON.stringify(kept), setItem: () => undefined }
  new Visit(wrapStorage(() => storage)).keepScroll('first', true)()
  expect(scrollY).toBe(0)
})
