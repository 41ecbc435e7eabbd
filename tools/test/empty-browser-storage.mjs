// @ts-check
/// <reference lib="dom" />
// Files share a tab, and with it what a page before them left in it.
import { beforeEach } from 'vitest'

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})
