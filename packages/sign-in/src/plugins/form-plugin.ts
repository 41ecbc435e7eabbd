export interface FormPluginOptions {
  /** Is a captcha needed just now, for forms whose captcha is 'questionable'? The server is asked when absent. */
  readonly isCaptchaEnabled?: () => boolean | Promise<boolean>
}

export type FormPlugin = FormPluginOptions

/** What the forms below a FoyerProvider have in common. Made once, and given to it. */
export function createFormPlugin(options: FormPluginOptions = {}): FormPlugin {
  return options
}
