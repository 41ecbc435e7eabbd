import { createChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { createApi } from '../api/index.ts'
import { altcha } from './altcha.ts'
import { CaptchaError } from './captcha-error.ts'
import type { CaptchaTask } from './captcha-provider.ts'

const counter = 7

async function makeTask(end = new AbortController(), validFor = 60_000): Promise<CaptchaTask> {
  const { parameters } = await createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: 100,
    counter,
    deriveKey,
    expiresAt: new Date(Date.now() + validFor),
    hmacSignatureSecret: 'signature',
    hmacKeySignatureSecret: 'key',
  })
  const api = createApi({
    lang: 'en-001',
    fetch: async () => Response.json({ parameters, signature: 'signature' }),
  })
  const container = document.createElement('div')
  const shared = { id: 'altcha', script: '', locale: 'en-001', timeout: 30_000 } as const
  return { ...shared, api, signal: end.signal, container, showMessage: () => undefined }
}

/** Replaces the page's `Worker`. */
function replaceWorker(start: (address: string | URL) => Worker): void {
  vi.stubGlobal('Worker', function FakeWorker(address: string | URL) {
    return start(address)
  })
  onTestFinished(() => void vi.unstubAllGlobals())
}

const RealWorker = Worker

describe('a proof of work', () => {
  it.each<[string, ((address: string | URL) => Worker) | null]>([
    ['in workers', null],
    [
      'in the page, if it may not start a worker',
      () => {
        throw new DOMException(
          'Trusted Types are required, or the file is of another origin',
          'SecurityError',
        )
      },
    ],
    [
      'in the page, if the worker’s file is missing',
      () => new RealWorker('/no-such-worker.js', { type: 'module' }),
    ],
  ])('is done %s', async (_, start) => {
    const task = await makeTask()
    const deriving = vi.spyOn(crypto.subtle, 'deriveBits')
    onTestFinished(() => deriving.mockRestore())
    if (start) replaceWorker(start)
    const answer = await altcha.run(task)
    expect(deriving.mock.calls.length > 0).toBe(start !== null)
    const payload: unknown = answer.type === 'altcha' && JSON.parse(atob(answer.payload))
    expect(payload).toMatchObject({ challenge: { signature: 'signature' }, solution: { counter } })
  })

  it('is done even if the device’s clock is ahead, because the server decides whether it is late', async () => {
    const task = await makeTask(undefined, -600_000)
    await expect(altcha.run(task)).resolves.toMatchObject({ type: 'altcha' })
  })

  it('stops when the person cancels, and does not start over in the page', async () => {
    const end = new AbortController()
    const task = await makeTask(end)
    replaceWorker(() => {
      end.abort()
      throw new DOMException('Refused', 'SecurityError')
    })
    await expect(altcha.run(task)).rejects.toThrow(CaptchaError)
  })
})
