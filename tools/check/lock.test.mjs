// @ts-check
import { expect, it } from 'vitest'
import { findMissing, findTooNew } from './lock.mjs'

it.each([
  ['>=22', true],
  ['^22.12 || >=24', true],
  ['^20.19.0 || >=22.12.0', false],
  ['>=18', false],
  [undefined, false],
])('a package that requires Node %s is found to be too new: %s', (node, isFound) => {
  const found = findTooNew({
    'node_modules/planted': { version: '1.0.0', ...(node && { engines: { node } }) },
  })
  expect(found).toEqual(isFound ? [['node_modules/planted', node]] : [])
})

it('a binary for another system that the lock file lacks is found', () => {
  const tool = {
    version: '1.0.0',
    optionalDependencies: { '@tool/linux-x64': '1.0.0', '@tool/darwin-arm64': '1.0.0' },
  }
  const packages = { 'node_modules/tool': tool, 'node_modules/@tool/linux-x64': { version: '1.0.0' } }
  expect(findMissing(packages)).toEqual([
    ['node_modules/@tool/darwin-arm64', { version: '1.0.0', os: ['darwin'], cpu: ['arm64'], optional: true }],
  ])
})
