// @ts-check
import { readdirSync } from 'node:fs'
import { expect, it } from 'vitest'
import { readText, root } from '../../run/programs.mjs'

const decisions = readdirSync(`${root}docs/decisions`)

it('a decision has a number of its own', () => {
  expect(decisions.length).toBeGreaterThan(50)
  expect(new Set(decisions.map((file) => file.slice(0, 3))).size).toBe(decisions.length)
})

it.each(decisions)('a decision begins with its number, its title and its status: %s', (file) => {
  const text = readText(`docs/decisions/${file}`)
  expect(text).toMatch(/^# \d{3} .+\n\nStatus: accepted[.;]/)
  expect(text.slice(2, 5)).toBe(file.slice(0, 3))
})
