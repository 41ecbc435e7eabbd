import { solveChallengeWorkers } from 'altcha-lib'
import { CaptchaError } from './captcha-error.ts'
import type { CaptchaKind } from './captcha-kind.ts'

/** More would make a phone warm, and no person quicker. */
const mostWorkers = 4

/** A proof of work: the device calculates, the person does nothing. Needs a page served over https, or localhost. */
export const altcha: CaptchaKind = {
  type: 'altcha',
  async ask({ api, signal, say }) {
    const challenge = await api.call('captchaChallenge', { signal })
    say('captcha_working')
    const controller = new AbortController()
    signal.addEventListener('abort', () => controller.abort())
    const solution = await solveChallengeWorkers({
      challenge,
      controller,
      // Until the person gives up, or the challenge is over.
      timeout: challenge.parameters.expiresAt * 1000 - Date.now(),
      concurrency: Math.max(1, Math.min(mostWorkers, navigator.hardwareConcurrency - 1)),
      createWorker: () => new Worker(new URL('./altcha-worker.ts', import.meta.url), { type: 'module' }),
    }).catch((cause: unknown) => {
      // An event is what a worker gives whose script did not load.
      throw new CaptchaError(cause instanceof Event ? 'captcha_script' : 'captcha_unknown', 'altcha', {
        cause,
      })
    })
    if (solution === null) throw new CaptchaError('captcha_unknown', 'altcha')
    return { type: 'altcha', payload: btoa(JSON.stringify({ challenge, solution })) }
  },
}
