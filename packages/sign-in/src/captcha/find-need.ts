import type { CaptchaServiceName } from '@foyer/core/wire/captcha-services'
import type { Foyer } from '../plugins/foyer-context.ts'
import type { CaptchaUse } from './captcha-provider.ts'
import type { CaptchaPlugin } from './captcha-plugin.ts'

/** `assumed`: the server could not be asked. */
export type CaptchaNeed = 'none' | 'assumed' | 'certain'

const minute = 60_000

/** A form that may have a captcha. */
export interface CaptchaForm {
  readonly use: CaptchaUse
  /** The service to ask about. */
  readonly service: CaptchaServiceName
}

/** Does this request need a captcha? Decided by the form plugin, or else by the server. */
export async function findNeed(
  foyer: Foyer,
  plugin: CaptchaPlugin,
  { use, service }: CaptchaForm,
): Promise<CaptchaNeed> {
  if (use !== 'questionable') return use ? 'certain' : 'none'
  return fetchIsNeeded(foyer, plugin, service).then(
    (isNeeded) => (isNeeded ? 'certain' : 'none'),
    () => 'assumed',
  )
}

function fetchIsNeeded(
  { api, form }: Foyer,
  plugin: CaptchaPlugin,
  formService: CaptchaServiceName,
): Promise<boolean> {
  const { asked } = plugin
  const checkEnabled = form?.isCaptchaEnabled
  // The service that an app sets for all its forms is only sent to the server: the form plugin gets the form's own.
  const service = checkEnabled ? formService : (plugin.options.service ?? formService)
  const cached = asked.get(service)
  if (cached !== undefined && performance.now() - cached.at <= minute) return cached.answer
  const answer = checkEnabled
    ? Promise.resolve(formService).then(checkEnabled)
    : api.call('captchaIsEnabled', { query: { service } }).then((body) => body.isEnabled)
  asked.set(service, { at: performance.now(), answer })
  // A failed query is not cached. If a newer one has replaced it before it failed, that one stays.
  answer.catch(() => asked.get(service)?.answer === answer && asked.delete(service))
  return answer
}
