import type { Foyer } from '../plugins/foyer-context.ts'
import type { CaptchaUse } from './captcha-kind.ts'
import type { CaptchaPlugin } from './captcha-plugin.ts'

/** `assumed`: nobody could be asked. */
export type CaptchaNeed = 'none' | 'assumed' | 'certain'

const minute = 60_000

/** Does this attempt need a captcha? The form plugin's flag says so; the server is asked where there is none. */
export async function findNeed(foyer: Foyer, plugin: CaptchaPlugin, use: CaptchaUse): Promise<CaptchaNeed> {
  if (use !== 'questionable') return use ? 'certain' : 'none'
  return ask(foyer, plugin).then(
    (isNeeded) => (isNeeded ? 'certain' : 'none'),
    () => 'assumed',
  )
}

function ask({ api, form }: Foyer, plugin: CaptchaPlugin): Promise<boolean> {
  const { service = 'MS-AUTH' } = plugin.options
  if (plugin.asked === undefined || performance.now() - plugin.asked.at > minute) {
    const answer = form?.isCaptchaEnabled
      ? Promise.resolve().then(form.isCaptchaEnabled)
      : api.call('captchaIsEnabled', { query: { service } }).then((body) => body.isEnabled)
    plugin.asked = { at: performance.now(), answer }
    // What failed is no answer to keep.
    answer.catch(() => (plugin.asked = undefined))
  }
  return plugin.asked.answer
}
