import type { FastifyInstance } from 'fastify'
import type { Fake } from '../fake.ts'
import { registerGeetest } from './geetest.ts'
import { Mood } from './outcomes.ts'
import { registerCaptchaPage } from './page.ts'
import { registerRecaptcha } from './recaptcha.ts'
import { registerScripts } from './scripts.ts'

/** reCAPTCHA v2 and GeeTest v4: their scripts, their widgets, and their verification calls. @param now in milliseconds */
export function createFakeCaptcha(now: () => number): Fake {
  const mood = new Mood()
  return {
    title: 'Captchas',
    summary: 'reCAPTCHA and GeeTest: solved, failed, closed, slow or blocked',
    path: '/captcha',
    register(app: FastifyInstance) {
      registerCaptchaPage(app, mood)
      registerScripts(app, mood)
      registerRecaptcha(app, mood, now)
      registerGeetest(app, mood, now)
    },
  }
}
