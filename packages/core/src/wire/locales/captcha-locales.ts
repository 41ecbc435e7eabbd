import {
  captchaLocales as geetest,
  recaptchaLocales as recaptcha,
} from '../../generated/locales/captcha-locales.ts'
import type { Locale } from './locales.ts'

/** The code of each locale for GeeTest (specification, section 9); English for languages that it does not have. */
export const captchaLocales: Readonly<Record<Locale, string>> = geetest

/** The code of each locale for reCAPTCHA. */
export const recaptchaLocales: Readonly<Record<Locale, string>> = recaptcha
