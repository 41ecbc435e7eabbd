import type { PageSources } from '../http/security-headers.ts'
import type { CaptchaService } from './captcha-config.ts'

/** What a page has to be allowed to load for this captcha, and nothing beside it. */
export function captchaSources(service: CaptchaService | null): PageSources {
  switch (service?.type) {
    case 'recaptcha':
      return recaptchaSources(new URL('.', service.script).href)
    case 'geetest':
      return {
        script: service.hosts,
        style: service.hosts,
        image: service.hosts,
        connect: service.hosts,
      }
    default:
      return {}
  }
}

const scriptFolders = ['https://www.gstatic.com/recaptcha/', 'https://www.gstatic.cn/recaptcha/']

/**
 * As developers.google.com/recaptcha/docs/faq lists them; in mainland China `api.js` loads from gstatic.cn instead.
 * @param folder where its script and its frame come from
 */
function recaptchaSources(folder: string): PageSources {
  const isGoogle = folder.startsWith('https:')
  return {
    script: [folder, ...(isGoogle ? scriptFolders : [])],
    frame: [folder, ...(isGoogle ? ['https://recaptcha.google.com/recaptcha/'] : [])],
  }
}
