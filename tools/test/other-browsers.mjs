// @ts-check
// Finds and installs Firefox and WebKit for `npm run test:browsers`.
import { findProgram as find, installPackages } from './system-programs.mjs'

/**
 * `variable` is an environment variable with the path of another program; `debian` is Debian's package.
 * @type {Record<'firefox' | 'webkitDriver' | 'screen', { name: string, variable: string, programs: string[], debian:
 * string }>}
 */
const requiredPrograms = {
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
  // WebKitGTK only renders with a screen.
  screen: { name: 'Xvfb', variable: 'XVFB_PATH', programs: ['Xvfb'], debian: 'xvfb' },
}

const listMissing = () =>
  Object.values(requiredPrograms).filter(({ programs, variable }) => find(programs, variable) === undefined)

/** Returns the path of a program. Throws if it is missing. @param {keyof typeof requiredPrograms} programName */
export function findProgram(programName) {
  const { name, programs, variable } = requiredPrograms[programName]
  const found = find(programs, variable)
  if (found === undefined) throw new Error(`${name} is not installed. Run \`npm run test:browsers\`.`)
  return found
}

/** Makes sure that both browsers are installed. Throws an error that says what to do otherwise. */
export async function ensureOtherBrowsers() {
  await installPackages(
    listMissing().map(({ debian }) => debian),
    '--no-install-recommends',
  )
  const stillMissing = listMissing()
  if (stillMissing.length === 0) return
  throw new Error(
    `The journeys in other browsers need ${stillMissing.map(({ name }) => name).join(', ')}. Install it (on Debian and Ubuntu: ` +
      `\`apt-get install ${stillMissing.map(({ debian }) => debian).join(' ')}\`), or name the program by ` +
      `${stillMissing.map(({ variable }) => variable).join(', ')}, and run this again.`,
  )
}
