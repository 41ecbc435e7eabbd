/** The forms that `captcha-isEnabled` knows. Each can be switched separately. */
export const captchaServices = {
  login: 'MS-AUTH',
  register: 'MS-AUTH-REGISTER',
  recovery: 'MS-AUTH-RECOVERY',
} as const

export type CaptchaServiceName = (typeof captchaServices)[keyof typeof captchaServices]
