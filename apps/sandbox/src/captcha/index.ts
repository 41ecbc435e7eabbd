import type { FastifyInstance } from 'fastify'
import type { Fake } from '../fake.ts'
import { registerGeetest } from './geetest.ts'
import { Outcomes } from './outcomes.ts'
import { registerCaptchaPage } from './page.ts'
import { registerRecaptcha } from './recaptcha.ts'
import { registerScripts } from './scripts.ts'

/** reCAPTCHA v2 and GeeTest v4: their scripts, their widgets, and their verification calls. @param now in milliseconds */
export function createFakeCaptcha(now: () => number): Fake {
  const outcomes = new Outcomes()
  return {
    title: 'Captchas',
    summary: 'reCAPTCHA and GeeTest: solved, failed, closed, slow or blocked',
    path: '/captcha',
    register(app: FastifyInstance) {
      registerCaptchaPage(app, outcomes)
      registerScripts(app, outcomes)
      registerRecaptcha(app, outcomes, now)
      registerGeetest(app, outcomes, now)
    },
  }
}
