import { describe, expect } from 'vitest'
import type { CaptchaAnswer } from '@foyer/core/wire'
import { captchaTest as test, packAltcha, solveAltcha } from '../../testing/captcha-test.ts'
import { ada } from '../../testing/people.ts'
import type { TestServer } from '../../testing/server-test.ts'

type Solved = Awaited<ReturnType<typeof solveAltcha>>

const pack = (solved: unknown): string => Buffer.from(JSON.stringify(solved)).toString('base64')

const halve = (text = ''): string => text.slice(0, text.length / 2)

async function send({ open }: TestServer, captcha: CaptchaAnswer): Promise<string> {
  return (await open().callForError('login', { ...ada, captcha })).body.code
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

  test.for<[string, (done: Solved) => string]>([
    ['half of it', (done) => pack(done).slice(0, pack(done).length / 2)],
    ['all but its last signs', (done) => pack(done).slice(0, -4)],
    ['nothing but its first sign', (done) => pack(done).slice(0, 1)],
    [
      'half of the signature',
      ({ challenge, solution }) =>
        pack({ challenge: { ...challenge, signature: halve(challenge.signature) }, solution }),
    ],
    [
      'half of the salt',
      ({ challenge, solution }) => {
        const parameters = { ...challenge.parameters, salt: halve(challenge.parameters.salt) }
        return pack({ challenge: { ...challenge, parameters }, solution })
      },
    ],
    [
      'half of the derived key',
      ({ challenge, solution }) =>
        pack({ challenge, solution: { ...solution, derivedKey: halve(solution?.derivedKey) } }),
    ],
    [
      'a solution without a derived key',
      ({ challenge, solution }) => pack({ challenge, solution: { ...solution, derivedKey: '' } }),
    ],
  ])('is refused, with what to do, when %s arrives', async ([, shorten], { startWithCaptcha }) => {
    const server = await startWithCaptcha('altcha')
    const captcha = { type: 'altcha', payload: shorten(await solveAltcha(server.open())) } as const
    expect(await server.open().callForError('login', { ...ada, captcha })).toMatchObject({
      status: 403,
      body: { code: 'captcha_failed', message: expect.stringContaining('Try the check again') },
    })
  })

  test('has no challenge when another captcha is configured', async ({ startWithCaptcha }) => {
    const { open } = await startWithCaptcha('recaptcha')
    expect(await open().callForError('captchaChallenge')).toMatchObject({ status: 404 })
  })
})
