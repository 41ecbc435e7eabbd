import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from '../../config.ts'
import { StartError } from '../../settings/start-error.ts'

/** Source: https://docs.geetest.com/BehaviorVerification/deploy/client/web */
const scriptSource = 'https://static.geetest.com/v4/gt4.js'

/**
 * Checks that GeeTest's script is among the installation's own files: without it, all forms with the captcha would fail. If no web
 * client is served, other pages provide the script.
 * @throws StartError that says where to get it
 */
export function requireGeetestScript({
  captcha: { service },
  webDir,
}: Pick<Config, 'captcha' | 'webDir'>): void {
  if (service?.type !== 'geetest' || !service.script.startsWith('/')) return
  const file = join(webDir, service.script)
  if (existsSync(file) || !existsSync(join(webDir, 'index.html'))) return
  throw new StartError(
    `GEETEST_SCRIPT: there is no file ${file}. Take gt4.js from ${scriptSource}, put it there ` +
      '(into apps/web/public/geetest/ before a build), and start again; or choose another CAPTCHA_KIND.',
  )
}
