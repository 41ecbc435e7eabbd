// @ts-check
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { generateMarks, marksFile } from './generate-social-marks.mjs'

it('has committed what a fresh run makes of the library of marks', () => {
  expect(generateMarks()).toBe(readFileSync(marksFile, 'utf8'))
})
