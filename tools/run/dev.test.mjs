// @ts-check
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import process from 'node:process'
import { fileURLToPath } from 'node:url'
import { loadConfigFromFile } from 'vite'
import { expect, it } from 'vitest'
import { operations } from '@foyer/core/wire'
import { root } from './programs.mjs'

const script = fileURLToPath(new URL('dev.mjs', import.meta.url))
const viteConfig = join(root, 'apps/web/vite.config.ts')
const loaded = await loadConfigFromFile({ command: 'serve', mode: 'development' }, viteConfig)
const forwardedPaths = Object.keys(loaded?.config.server?.proxy ?? {}).map((pattern) => new RegExp(pattern))

it.each(['abc', '0', '65536'])(
  'npm run dev says in one line that PORT=%s is no port, and ends with 1',
  (port) => {
    const { status, stderr } = spawnSync(process.execPath, [script], {
      env: { ...process.env, PORT: port },
      encoding: 'utf8',
    })
    expect(stderr).toBe(`PORT: "${port}" is not a whole number from 1 to 65535.\n`)
    expect(status).toBe(1)
  },
)

it.each([...new Set(Object.values(operations).map(({ path }) => path))])(
  'npm run dev passes %s on to the server',
  (path) => {
    expect(forwardedPaths.some((pattern) => pattern.test(path))).toBe(true)
  },
)

it.each(['/', '/sign-in', '/account/security', '/webhooks'])('npm run dev answers %s with a page', (path) => {
  expect(forwardedPaths.some((pattern) => pattern.test(path))).toBe(false)
})
