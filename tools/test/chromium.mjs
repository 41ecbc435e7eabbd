// @ts-check
// Finds the Chromium for browser tests, and the flags to start it with.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'
import { root } from '../run/programs.mjs'
import { findProgram, installPackages, isRoot, run } from './system-programs.mjs'

/**
 * Chromium features that are disabled. Our own choice: internal pages for the menu of the address bar, which load the processor
 * and never appear in tests, and a spare renderer. The others are those that Playwright (1.65) disables, because
 * Chromium only reads the last such flag.
 */
const disabledFeatures =
  'WebUIOmniboxPopup,WebUIOmniboxAimPopup,WebUIOmniboxFullPopup,SpareRendererForSitePerProcess'
const offByPlaywright =
  'AvoidUnnecessaryBeforeUnloadCheckSync,DestroyProfileOnBrowserClose,HttpsUpgrades,HttpsFirstBalancedModeAutoEnable,' +
  'LensOverlay,MediaRouter,PaintHolding,ThirdPartyStoragePartitioning,AvoidCorsURLLoaderRestartOnRedirect,' +
  'OptimizationHints,NetworkTimeServiceQuerying,AimEnabled,PreconnectToSearch'

/**
 * Without site isolation the pages of a browser context share one renderer process, so a journey to a provider and back does not start two
 * more. What pages may do with each other stays the same.
 */
const siteIsolation = 'IsolateOrigins,site-per-process'
const oneRenderer = ['--disable-site-isolation-trials', '--renderer-process-limit=1']

/** The network service runs in the browser's process, which saves one process to start and to communicate with. */
const inOneProcess = 'NetworkServiceInProcess2'
/** The features that Playwright (1.65) enables, because Chromium only reads the last such flag. */
const onByPlaywright = 'CDPScreenshotNewSurface,SkipListAccountsWithoutGaiaCookies'

/** Flags for tests: no updates, no sync, no GPU, no QUIC. */
const quietFlags =
  '--disable-gpu --disable-quic --no-first-run --disable-background-networking --disable-component-update --disable-sync'
const args = [
  ...quietFlags.split(' '),
  ...oneRenderer,
  `--disable-features=${offByPlaywright},${disabledFeatures},${siteIsolation}`,
  `--enable-features=${onByPlaywright},${inOneProcess}`,
  // Chromium refuses to run its sandbox as root.
  ...(isRoot ? ['--no-sandbox'] : []),
]

/** Chromium without windows, which uses less CPU. Debian has a package of it. */
const headlessShell = 'chromium-headless-shell'

/** The full Chromium, for journeys that need something that the headless shell lacks. */
const wholeChromium = ['chromium', 'chromium-browser', 'google-chrome']

/** Returns CHROMIUM_PATH, or else the headless shell, or else the full Chromium. */
const findChromium = () => findProgram([headlessShell, ...wholeChromium], 'CHROMIUM_PATH')

/** Launch options for Playwright, in Vitest's browser mode and in `e2e/`. */
export function chromiumLaunchOptions() {
  const executablePath = findChromium()
  return executablePath ? { executablePath, args } : { args }
}

/** Launch options for the full Chromium. The headless shell does not block pop-ups, and has no back/forward cache. */
export function wholeChromiumLaunchOptions() {
  const executablePath = findProgram(wholeChromium, 'CHROMIUM_PATH')
  return executablePath ? { executablePath, args } : { channel: 'chromium', args }
}

/** Makes sure that both kinds of Chromium are installed. @throws an error that says what to do */
export async function ensureChromium() {
  if (process.env.CHROMIUM_PATH && findChromium()) return
  await installPackages([headlessShell, 'chromium'].filter((name) => findProgram([name]) === undefined))
  if (findProgram(wholeChromium)) return
  const { chromium } = await import('playwright')
  if (existsSync(chromium.executablePath())) return
  if (await run(process.execPath, join(root, 'node_modules/playwright/cli.js'), 'install', 'chromium')) return
  throw new Error(
    'The browser tests need Chromium, and it could not be installed. Install it (on Debian: ' +
      `\`apt-get install chromium ${headlessShell}\`), or set CHROMIUM_PATH to one, and run this again.`,
  )
}
