import { describe, expect } from 'vitest'
import type { CaptchaAnswer } from '@foyer/core/wire'
import { captchaTest as test, packAltcha, solveAltcha } from '../../testing/captcha-test.ts'
import { ada } from '../../testing/people.ts'
import type { TestServer } from '../../testing/server-test.ts'

async function send({ open }: TestServer, captcha: CaptchaAnswer): Promise<string> {
  return (await open().refused('login', { ...ada, captcha })).body.code
}

describe('an ALTCHA proof of work', () => {
  test('passes once, however it is encoded', async ({ startWithCaptcha }) => {
    const server = await startWithCaptcha('altcha')
    const done = await solveAltcha(server.open())
    expect(await send(server, packAltcha(done))).toBe('invalid_credentials')
    expect(await send(server, packAltcha({ ...done, more: 1 }))).toBe('captcha_failed')
  })

  test('is refused if it is forged, unsolved, expired or broken', async ({ startWithCaptcha }) => {
    const server = await startWithCaptcha('altcha')
    const { challenge, solution } = await solveAltcha(server.open())
    const { parameters } = challenge
    const wrong: unknown[] = [
      { challenge, solution: { ...solution, derivedKey: '00'.repeat(32) } },
      {
        challenge: {
          ...challenge,
          parameters: { ...parameters, expiresAt: Number(parameters.expiresAt) + 9_999 },
        },
        solution,
      },
      { challenge: { ...challenge, parameters: { ...parameters, expiresAt: 1 } }, solution },
      { challenge: { ...challenge, parameters: { ...parameters, expiresAt: undefined } }, solution },
      { challenge: { parameters }, solution },
      { challenge, solution: null },
      { challenge: { parameters: {}, signature: '' }, solution: {} },
      null,
      'text',
    ]
    for (const value of wrong) expect(await send(server, packAltcha(value))).toBe('captcha_failed')
    expect(await send(server, { type: 'altcha', payload: '%%%' })).toBe('captcha_failed')
  })

  test('has no challenge when another captcha is configured', async ({ startWithCaptcha }) => {
    const { open } = await startWithCaptcha('recaptcha')
    expect(await open().refused('captchaChallenge')).toMatchObject({ status: 404 })
  })
})
