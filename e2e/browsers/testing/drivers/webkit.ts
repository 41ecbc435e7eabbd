import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { endProcess } from '../../../../tools/run/family.mjs'
import { findFreePort } from '../../../../tools/run/free-port.mjs'
import { findProgram } from '../../../../tools/test/other-browsers.mjs'
import type { OpenBrowser, StartBrowser } from './driver.ts'
import { openSession, waitUntilReady } from './web-driver.ts'

/** Large enough for a desktop page and the frame of its window. */
const screenSize = '1400x1100x24'

/** Lets the browser's toolbar shrink: by default it is at least 447 pixels wide, wider than a phone's page. */
const narrowToolBar = '* { min-width: 0; padding: 0; margin: 0; }'

/** Starts WebKitGTK on a virtual screen, and drives it by WebDriver. */
export const startWebKit: StartBrowser = async () => {
  const settings = await mkdtemp(join(tmpdir(), 'foyer-webkit-'))
  await mkdir(join(settings, 'gtk-3.0'))
  await writeFile(join(settings, 'gtk-3.0', 'gtk.css'), narrowToolBar)

  const screen = spawn(
    findProgram('screen'),
    // Xvfb picks a free display number, and prints it.
    ['-displayfd', '1', '-screen', '0', screenSize, '-nolisten', 'tcp'],
    { stdio: ['ignore', 'pipe', 'ignore'], detached: true },
  )
  const [display] = (await once(screen.stdout.setEncoding('utf8'), 'data')) as [string]
  const port = await findFreePort()
  const driver = spawn(findProgram('webkitDriver'), [`--port=${port}`, '--host=127.0.0.1'], {
    stdio: 'ignore',
    detached: true,
    env: {
      ...process.env,
      DISPLAY: `:${display.trim()}`,
      XDG_CONFIG_HOME: settings,
      // There is no accessibility bus here, so don't wait for one.
      NO_AT_BRIDGE: '1',
    },
  })
  const endProcesses = async () => {
    await endProcess(driver)
    await endProcess(screen)
    await rm(settings, { recursive: true, force: true })
  }
  try {
    const origin = `http://127.0.0.1:${port}`
    await waitUntilReady(origin)
    const session = await openSession(origin, { 'webkitgtk:browserOptions': { args: ['--automation'] } })
    return {
      driver: session.driver,
      async end() {
        await session.end()
        await endProcesses()
      },
    } satisfies OpenBrowser
  } catch (error) {
    await endProcesses()
    throw error
  }
}
