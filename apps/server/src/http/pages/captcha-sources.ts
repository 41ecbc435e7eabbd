import type { PageSources } from '../guards/security-headers.ts'
import type { CaptchaService } from '../../protection/captcha/captcha-config.ts'

/** The CSP sources that this captcha service needs. */
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
 * Listed by developers.google.com/recaptcha/docs/faq; in mainland China `api.js` loads from gstatic.cn instead.
 * @param folder the base address of its script and its frame
 */
function recaptchaSources(folder: string): PageSources {
  const isGoogle = folder.startsWith('https:')
  return {
    script: [folder, ...(isGoogle ? scriptFolders : [])],
    frame: [folder, ...(isGoogle ? ['https://recaptcha.google.com/recaptcha/'] : [])],
  }
}
