// @ts-check
import { spawnSync } from 'node:child_process'
import process from 'node:process'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const script = fileURLToPath(new URL('dev.mjs', import.meta.url))

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
