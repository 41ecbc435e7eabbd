import { createHmac } from 'node:crypto'
import type { CaptchaAnswer } from '@foyer/core/wire'
import type { PostForm } from './post-form.ts'
import type { GeetestService } from './captcha-config.ts'
import { passed, refused, type Verdict } from './verdict.ts'

export type GeetestAnswer = Extract<CaptchaAnswer, { type: 'geetest' }>

/** GeeTest v4's second check (docs.geetest.com, 'deploy/server'). @throws ServiceError for an unexpected answer */
export async function verifyGeetest(
  { id, key, verifyUrl }: GeetestService,
  { lot_number, captcha_output, pass_token, gen_time }: GeetestAnswer,
  postForm: PostForm,
): Promise<Verdict> {
  const sign_token = createHmac('sha256', key).update(lot_number).digest('hex')
  const url = `${verifyUrl}?captcha_id=${encodeURIComponent(id)}`
  const answer = await postForm(url, { lot_number, captcha_output, pass_token, gen_time, sign_token })
  if (answer['result'] === 'success') return passed
  const { reason } = answer
  return refused(`GeeTest refused it${typeof reason === 'string' ? `: ${reason.slice(0, 100)}` : ''}`)
}
