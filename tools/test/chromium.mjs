// @ts-check
// Which Chromium do the browser tests use, and how is it started?
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'
import { root } from '../run/programs.mjs'
import { findProgram, installPackages, isRoot, run } from './system-programs.mjs'

/**
 * Features that Chromium is started without. What nobody sees here: for every page, pages of its own in the menu of its address
 * bar, which took half of the processor's time of all browser tests; and a second renderer for the page that may come next.
 * And what Playwright (1.65) turns off: of several lists Chromium takes the last, so ours has to hold these too.
 */
const unseen = 'WebUIOmniboxPopup,WebUIOmniboxAimPopup,WebUIOmniboxFullPopup,SpareRendererForSitePerProcess'
const offByPlaywright =
  'AvoidUnnecessaryBeforeUnloadCheckSync,DestroyProfileOnBrowserClose,HttpsUpgrades,HttpsFirstBalancedModeAutoEnable,' +
  'LensOverlay,MediaRouter,PaintHolding,ThirdPartyStoragePartitioning,AvoidCorsURLLoaderRestartOnRedirect,' +
  'OptimizationHints,NetworkTimeServiceQuerying,AimEnabled,PreconnectToSearch'

/** Flags that keep Chromium to the page under test: no updates, no sync, no GPU, no QUIC. */
const quiet =
  '--disable-gpu --disable-quic --no-first-run --disable-background-networking --disable-component-update --disable-sync'
const args = [
  ...quiet.split(' '),
  `--disable-features=${offByPlaywright},${unseen}`,
  // Chromium refuses to run its sandbox as root.
  ...(isRoot ? ['--no-sandbox'] : []),
]

/** Chromium without windows takes a third less of the processor's time for the same tests; Debian has it as a package. */
const headlessShell = 'chromium-headless-shell'

/** Some journeys need what it lacks. */
const wholeChromium = ['chromium', 'chromium-browser', 'google-chrome']

/** CHROMIUM_PATH wins; without it the one without windows, then the system's own. */
const findChromium = () => findProgram([headlessShell, ...wholeChromium], 'CHROMIUM_PATH')

/** Launch options for Playwright, in Vitest's browser mode and in `e2e/` alike. */
export function chromiumLaunchOptions() {
  const executablePath = findChromium()
  return executablePath ? { executablePath, args } : { args }
}

/** The same for Chromium as people have it: without windows it blocks none, and keeps no page that was left. */
export function wholeChromiumLaunchOptions() {
  const executablePath = findProgram(wholeChromium, 'CHROMIUM_PATH')
  return executablePath ? { executablePath, args } : { channel: 'chromium', args }
}

/** Makes sure that there is a Chromium of both kinds; installs what is missing. Throws with what to do when that fails. */
export async function ensureChromium() {
  if (process.env.CHROMIUM_PATH && findChromium()) return
  installPackages([headlessShell, 'chromium'].filter((name) => findProgram([name]) === undefined))
  if (findProgram(wholeChromium)) return
  const { chromium } = await import('playwright')
  if (existsSync(chromium.executablePath())) return
  if (run(process.execPath, join(root, 'node_modules/playwright/cli.js'), 'install', 'chromium')) return
  throw new Error(
    'The browser tests need Chromium, and it could not be installed. Install it (on Debian: ' +
      `\`apt-get install chromium ${headlessShell}\`), or set CHROMIUM_PATH to one, and run this again.`,
  )
}
