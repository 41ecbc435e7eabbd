import { expect, it } from 'vitest'
import { describeNextSteps } from './describe-next-steps.ts'

it.each([
  ['', '  npm install\n'],
  ['shop', '  cd shop\n  npm install\n'],
  ['../apps/shop-2', '  cd ../apps/shop-2\n  npm install\n'],
  ['apps\\shop', '  cd apps\\shop\n  npm install\n'],
  ['My Shop', '  cd "My Shop"\n  npm install\n'],
  ['shop & co', '  cd "shop & co"\n  npm install\n'],
])('the next steps for the folder %j are commands that can be pasted as they are', (path, commands) => {
  expect(describeNextSteps(path)).toBe(commands)
})
