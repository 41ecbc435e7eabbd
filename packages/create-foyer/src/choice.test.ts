import { describe, expect, it } from 'vitest'
import { checkNode } from './check-node.ts'
import { readChoice, type Ask } from './choice.ts'
import { UsageError } from './usage-error.ts'

/** Answers in this order, and fails if it is asked more often. */
function answerInOrder(...answers: readonly string[]): Ask {
  const remaining = [...answers]
  return async (question) => {
    const next = remaining.shift()
    if (next === undefined) throw new Error(`Nobody expected: ${question}`)
    return next
  }
}

describe('create-foyer', () => {
  it('asks nothing when the arguments say everything', async () => {
    const args = ['shop', '--template', 'next', '--back-end', '--packages', '../vendor']
    expect(await readChoice(args, answerInOrder())).toEqual({
      folder: 'shop',
      template: 'next',
      hasBackEnd: true,
      packages: '../vendor',
    })
  })

  it('makes no back end if the arguments name a template and no --back-end', async () => {
    expect(await readChoice(['shop', '--template', 'vite'], answerInOrder())).toMatchObject({
      hasBackEnd: false,
    })
  })

  it('asks in a terminal for whatever the arguments leave out', async () => {
    expect(await readChoice([], answerInOrder(' shop ', 'Vite', 'y'))).toMatchObject({
      folder: 'shop',
      template: 'vite',
      hasBackEnd: true,
    })
    expect(await readChoice(['shop'], answerInOrder('next', ''))).toMatchObject({ hasBackEnd: false })
  })

  it.each([
    ['no folder', [], 'Name a folder: npm create foyer@latest my-app -- --template vite'],
    ['no template', ['shop'], 'Name a template: npm create foyer@latest my-app -- --template vite'],
    [
      'an unknown template',
      ['shop', '--template', 'svelte'],
      'There is no template "svelte": there are vite and next.',
    ],
    [
      'two folders',
      ['shop', 'cart', '--template', 'vite'],
      'One folder is enough, and these are 2: shop cart',
    ],
    [
      'an unknown option',
      ['shop', '--templat', 'vite'],
      "Unknown option '--templat'. Such as: npm create foyer@latest my-app -- --template vite",
    ],
  ])(
    'says in one sentence what is wrong where there is no terminal to ask in: %s',
    async (_what, args, message) => {
      await expect(readChoice(args, null)).rejects.toEqual(new UsageError(message))
    },
  )

  it.each(['20.19.0', '22.0.0'])('runs on every Node version that the packages run on: %s', (version) => {
    expect(() => checkNode(version)).not.toThrow()
  })

  it.each(['18.20.4', '20.18.3'])(
    'refuses a Node that is too old, and says which one is needed: %s',
    (version) => {
      expect(() => checkNode(version)).toThrow(
        `Foyer needs Node 20.19 or newer, and this is ${version}: install a newer one from https://nodejs.org.`,
      )
    },
  )
})
