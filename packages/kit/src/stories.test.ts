import { existsSync } from 'node:fs'
import { expect, it } from 'vitest'
import { blockTypes } from './form/block-types.ts'

it('shows every block type in the playground', () => {
  const storiesOf = (type: string) => new URL(`blocks/${type}/${type}.stories.tsx`, import.meta.url)
  expect(Object.keys(blockTypes).filter((type) => !existsSync(storiesOf(type)))).toEqual([])
})
