// @ts-check
// Which Firefox and which WebKit do the journeys of `npm run test:browsers` use, and how do they come here?
import { findProgram as find, installPackages } from './system-programs.mjs'

/**
 * `variable` is the environment variable that names another program; `debian` is Debian's package.
 * @type {Record<'firefox' | 'webkitDriver' | 'screen', { name: string, variable: string, programs: string[], debian: string }>}
 */
const needs = {
  firefox: {
    name: 'Firefox',
    variable: 'FIREFOX_PATH',
    programs: ['firefox-esr', 'firefox'],
    debian: 'firefox-esr',
  },
  webkitDriver: {
    name: 'WebKitGTK with its WebDriver',
    variable: 'WEBKIT_WEBDRIVER_PATH',
    programs: ['WebKitWebDriver'],
    debian: 'webkit2gtk-driver',
  },
  // WebKitGTK renders nothing without a screen.
  screen: { name: 'Xvfb', variable: 'XVFB_PATH', programs: ['Xvfb'], debian: 'xvfb' },
}

const listMissing = () =>
  Object.values(needs).filter(({ programs, variable }) => find(programs, variable) === undefined)

/** The path of a program that the journeys need. Throws if it is not there. @param {keyof typeof needs} what */
export function findProgram(what) {
  const { name, programs, variable } = needs[what]
  const found = find(programs, variable)
  if (found === undefined) throw new Error(`${name} is not installed. Run \`npm run test:browsers\`.`)
  return found
}

/** Makes sure that both browsers are there; installs what is missing where that can be. Throws with what to do otherwise. */
export function ensureOtherBrowsers() {
  installPackages(
    listMissing().map(({ debian }) => debian),
    '--no-install-recommends',
  )
  const still = listMissing()
  if (still.length === 0) return
  throw new Error(
    `The journeys in other browsers need ${still.map(({ name }) => name).join(', ')}. Install it (on Debian and Ubuntu: ` +
      `\`apt-get install ${still.map(({ debian }) => debian).join(' ')}\`), or name the program by ` +
      `${still.map(({ variable }) => variable).join(', ')}, and run this again.`,
  )
}
