import { solveChallenge, solveChallengeWorkers } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'
import type { ResponseBody } from '@foyer/core/wire'
import { CaptchaError } from './captcha-error.ts'
import type { CaptchaProvider } from './captcha-provider.ts'

/** More workers would heat up a phone without being faster. */
const maxWorkers = 4

/** In ms: how long a challenge is valid. The challenge's expiry time is not used, because the clock of this device may be wrong. */
const lifetime = 10 * 60_000

/** A proof of work: the device computes, the person does nothing. Needs a page served over https, or localhost. */
export const altcha: CaptchaProvider = {
  type: 'altcha',
  async run({ api, signal, showMessage }) {
    const challenge = await api.call('captchaChallenge', { signal })
    showMessage('captcha_working')
    const solution = await solve(challenge, signal).catch((cause: unknown) => {
      throw new CaptchaError('captcha_unknown', 'altcha', { cause })
    })
    if (solution === null) throw new CaptchaError('captcha_unknown', 'altcha')
    return { type: 'altcha', payload: btoa(JSON.stringify({ challenge, solution })) }
  },
}

async function solve(challenge: ResponseBody<'captchaChallenge'>, signal: AbortSignal) {
  const controller = new AbortController()
  signal.addEventListener('abort', () => controller.abort())
  const task = { challenge, controller, timeout: lifetime }
  try {
    return await solveChallengeWorkers({
      ...task,
      concurrency: Math.max(1, Math.min(maxWorkers, navigator.hardwareConcurrency - 1)),
      createWorker: () => new Worker(new URL('./altcha-worker.ts', import.meta.url), { type: 'module' }),
    })
  } catch {
    // Workers may be impossible: the files come from another origin, Trusted Types are required, or the bundler has omitted the file.
    // Then the page itself solves it, more slowly; the key derivation is asynchronous and does not block it.
    return solveChallenge({ ...task, deriveKey })
  }
}
