// @ts-check
import { expect, test } from 'vitest'
import { nodeOptions } from './node-options.mjs'
import { readText } from './programs.mjs'

test.each(['Dockerfile', 'deploy/foyer@.service'])('%s starts Node as `npm start` does', (file) => {
  expect(readText(file)).toContain(` NODE_OPTIONS=${nodeOptions}\n`)
})
