/** The forms that `captcha-isEnabled` knows. Each can be switched separately. */
export const captchaServices = {
  login: 'MS-AUTH',
  register: 'MS-AUTH-REGISTER',
  recovery: 'MS-AUTH-RECOVERY',
} as const

/** A form that may ask for a captcha, as `captcha-isEnabled` names it. */
export type CaptchaServiceName = (typeof captchaServices)[keyof typeof captchaServices]
