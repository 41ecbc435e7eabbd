// @ts-check
/// <reference lib="dom" />
// Clears the storage before each test, because test files share a tab.
import { beforeEach } from 'vitest'

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})
