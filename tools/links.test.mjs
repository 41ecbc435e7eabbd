// @ts-check
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from './programs.mjs'

const pages = [
  ...readdirSync(root),
  ...readdirSync(join(root, 'docs'), { recursive: true }).map((file) => join('docs', String(file))),
].filter((file) => file.endsWith('.md'))

it.each(pages)('every link of %s to a file of ours leads somewhere', (page) => {
  const text = readFileSync(join(root, page), 'utf8')
  const targets = [...text.matchAll(/(?<!!)\[[^\]]*\]\((?!\w+:)([^):#]+)[^)]*\)/g)].map(
    ([, target = '']) => target,
  )
  expect(targets.filter((target) => !existsSync(join(root, dirname(page), target)))).toEqual([])
})
