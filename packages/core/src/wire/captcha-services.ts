/** What `captcha-isEnabled` can be asked about: each form by the name of its own, and each with a switch of its own. */
export const captchaServices = {
  login: 'MS-AUTH',
  register: 'MS-AUTH-REGISTER',
  recovery: 'MS-AUTH-RECOVERY',
} as const

export type CaptchaServiceName = (typeof captchaServices)[keyof typeof captchaServices]
