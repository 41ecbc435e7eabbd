import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { appRoot } from '../app-root.ts'
import { readConfig } from '../config.ts'
import { production } from '../settings/testing/production.ts'
import { longestStop } from '../start/stop/stop-app.ts'

const unit = readFileSync(new URL('../../deploy/foyer@.service', appRoot), 'utf8')

/** Keys that only systemd 254 and newer knows. Older versions warn about them, and restart every two seconds. */
const newer = ['RestartSteps', 'RestartMaxDelaySec']

const hasSystemd = spawnSync('systemd-analyze', ['--version']).status === 0
const reason = hasSystemd ? '' : ' (skipped: systemd is not installed)'

test.runIf(hasSystemd)(`systemd accepts deploy/foyer@.service without a warning${reason}`, () => {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-unit-'))
  try {
    // Node may be installed elsewhere on this machine.
    writeFileSync(join(folder, 'foyer@.service'), unit.replace('/usr/bin/node', process.execPath))
    const { status, stderr } = spawnSync(
      'systemd-analyze',
      ['verify', '--man=no', join(folder, 'foyer@3000.service')],
      { encoding: 'utf8' },
    )
    const complaints = stderr.split('\n').filter((line) => line.includes(folder))
    expect(complaints.filter((line) => !newer.some((key) => line.includes(`Unknown key '${key}'`)))).toEqual(
      [],
    )
    expect(status, stderr).toBe(0)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})

test.each([
  ['deploy/foyer@.service', /^TimeoutStopSec=(\d+)$/m],
  ['compose.yaml', /^ +stop_grace_period: (\d+)s$/m],
  ['deploy/kubernetes/foyer.yaml', /^ +terminationGracePeriodSeconds: (\d+)$/m],
])(
  '%s gives a stopping process time for its requests and messages, and for closing the database',
  (file, seconds) => {
    const text = readFileSync(new URL(`../../${file}`, appRoot), 'utf8')
    const { shutdownDelay } = readConfig(production)
    const longest = shutdownDelay + longestStop / 1_000
    expect(Number(seconds.exec(text)?.[1])).toBeGreaterThanOrEqual(longest + 2)
  },
)
