import type { CaptchaServiceName } from '@foyer/core/wire/captcha-services'

/** What the app decides for all forms below a provider. */
export interface FormPluginOptions {
  /** Is a captcha needed now, for forms whose captcha is 'questionable'? Default: asks the server. */
  readonly isCaptchaEnabled?: ((service: CaptchaServiceName) => boolean | Promise<boolean>) | undefined
}

/** The options of all forms below a provider, as `createFormPlugin` made them. */
export type FormPlugin = FormPluginOptions

/** Options that all forms below a FoyerProvider share. Create it once, and pass it to the provider. */
export function createFormPlugin(options: FormPluginOptions = {}): FormPlugin {
  return options
}
