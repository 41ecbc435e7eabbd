// @ts-check
// Which Chromium do the browser tests use, and how is it started?
import { execFileSync } from 'node:child_process'
import { accessSync, constants, existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import process from 'node:process'
import { fileURLToPath } from 'node:url'

const isRoot = process.getuid?.() === 0

/**
 * For every page, Chromium draws pages of its own in the menu of its address bar, which nobody sees here: they took half
 * of the processor's time of all browser tests.
 */
const unseen = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup']

/** A second renderer beside each page, for the page that may come next: no test is quicker for it. */
const unused = ['SpareRendererForSitePerProcess']

/** What Playwright (1.65) turns off. Of several lists of features Chromium takes the last, so ours has to hold these too. */
const offByPlaywright = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
]

/** Flags that keep Chromium to the page under test: no updates, no sync, no GPU, no QUIC. */
const flags = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${[...offByPlaywright, ...unseen, ...unused].join(',')}`,
]

/** The path of a Chromium of this machine, or undefined. CHROMIUM_PATH wins; without it the system's own comes first. */
export function findChromium() {
  const chosen = process.env.CHROMIUM_PATH
  if (chosen) {
    if (!isExecutable(chosen)) throw new Error(`CHROMIUM_PATH is ${chosen}, and no program is there.`)
    return chosen
  }
  const folders = ['/usr/bin', ...(process.env.PATH ?? '').split(delimiter)]
  const names = ['chromium', 'chromium-browser', 'google-chrome']
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isExecutable)
}

/** Launch options for Playwright, in Vitest's browser mode and in `e2e/` alike. */
export function chromiumLaunchOptions() {
  const executablePath = findChromium()
  // Chromium refuses to run its sandbox as root.
  const args = isRoot ? [...flags, '--no-sandbox'] : flags
  return executablePath ? { executablePath, args } : { args }
}

/** Makes sure that there is a Chromium; installs one if need be. Throws with what to do when that fails. */
export async function ensureChromium() {
  if (findChromium()) return
  if (existsSync(await playwrightChromium())) return
  if (isRoot && hasApt() && run('apt-get', ['update']) && run('apt-get', ['install', '-y', 'chromium'])) {
    if (findChromium()) return
  }
  const playwright = fileURLToPath(new URL('../node_modules/playwright/cli.js', import.meta.url))
  if (run(process.execPath, [playwright, 'install', 'chromium'])) return
  throw new Error(
    'The browser tests need Chromium, and it could not be installed. Install it (on Debian: ' +
      '`apt-get install chromium`), or set CHROMIUM_PATH to one, and run this again.',
  )
}

async function playwrightChromium() {
  const { chromium } = await import('playwright')
  return chromium.executablePath()
}

function hasApt() {
  return existsSync('/usr/bin/apt-get')
}

/** @param {string} command @param {string[]} args */
function run(command, args) {
  try {
    // apt asks questions unless told that nobody is there to answer.
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    execFileSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'], env })
    return true
  } catch {
    return false
  }
}

/** @param {string} path */
function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}
