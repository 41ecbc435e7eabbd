// @ts-check
/// <reference lib="dom" />
// Before each test in a browser: removes what the previous test has rendered, stored and set, because tests share a page.
import { beforeAll, beforeEach } from 'vitest'
import { commands } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'

const start = location.href

const { restPointer } = /** @type {typeof commands & { restPointer(): Promise<void> }} */ (commands)

beforeAll(() => restPointer())

beforeEach(async () => {
  // Testing Library does this itself, but only for the first of several files that share a page.
  await cleanup()
  const root = document.documentElement
  root.lang = 'en'
  for (const name of ['dir', 'style', 'data-theme']) root.removeAttribute(name)
  document.body.removeAttribute('style')
  localStorage.clear()
  sessionStorage.clear()
  if (location.href !== start) history.replaceState(null, '', start)
})
