import { describe, expect, test } from 'vitest'
import { readConfig } from '../../config.ts'
import type { Environment } from '../../settings/environment.ts'
import { production } from '../../settings/testing/production.ts'

const keys = { RECAPTCHA_SITE_KEY: 'site', RECAPTCHA_SECRET: 'a-secret-of-google' }
const geetest = { CAPTCHA_KIND: 'geetest', GEETEST_CAPTCHA_ID: 'id', GEETEST_CAPTCHA_KEY: 'a-key-of-geetest' }
const sandbox = { CAPTCHA_SANDBOX_URL: 'http://localhost:3001' }

const read = (environment: Environment) => readConfig(environment).captcha

describe('the configuration of the captcha', () => {
  test.each<[Environment, string]>([
    [{}, 'off'],
    [{ CAPTCHA: 'off' }, 'off'],
    [{ CAPTCHA: 'false' }, 'off'],
    [{ CAPTCHA: '0', ...keys }, 'off'],
    [{ CAPTCHA: 'on', ...keys }, 'on'],
    [{ CAPTCHA: 'true', ...keys }, 'on'],
    [{ CAPTCHA: '1', ...keys }, 'on'],
    [{ CAPTCHA: 'Adaptive', ...keys }, 'adaptive'],
  ])('%o is the mode %s', (environment, mode) => {
    expect(read(environment).mode).toBe(mode)
  })

  test.each<[string, Environment, object | null]>([
    ['no keys', {}, null],
    ['half of the keys', { RECAPTCHA_SITE_KEY: 'site' }, null],
    [
      'reCAPTCHA, which is the default',
      keys,
      {
        type: 'recaptcha',
        id: 'site',
        script: 'https://www.google.com/recaptcha/api.js',
        verifyUrl: 'https://www.google.com/recaptcha/api/siteverify',
        hostnames: [],
        minScore: 0.5,
      },
    ],
    [
      'reCAPTCHA on its other host',
      {
        ...keys,
        RECAPTCHA_HOST: 'www.recaptcha.net',
        RECAPTCHA_HOSTNAMES: 'a.example, B.example bücher.example',
      },
      {
        script: 'https://www.recaptcha.net/recaptcha/api.js',
        verifyUrl: 'https://www.recaptcha.net/recaptcha/api/siteverify',
        hostnames: ['a.example', 'b.example', 'xn--bcher-kva.example'],
      },
    ],
    [
      // R7.17
      'GeeTest, its script among our own files',
      geetest,
      {
        type: 'geetest',
        id: 'id',
        script: '/geetest/gt4.js',
        verifyUrl: 'https://gcaptcha4.geetest.com/validate',
        hosts: [
          'https://gcaptcha4.geetest.com',
          'https://gcaptcha4.geevisit.com',
          'https://gcaptcha4.gsensebot.com',
          'https://static.geetest.com',
          'https://static.geevisit.com',
        ],
      },
    ],
    [
      'GeeTest with its script and hosts elsewhere',
      { ...geetest, GEETEST_SCRIPT: '/own/gt4.js', GEETEST_HOSTS: 'https://gt.example' },
      { script: '/own/gt4.js', hosts: ['https://gt.example'] },
    ],
    [
      'the proof of work of our own',
      { CAPTCHA_KIND: 'altcha', ALTCHA_HMAC_KEY: 'k'.repeat(32), ALTCHA_WORK: '8' },
      { type: 'altcha', key: 'k'.repeat(32), work: 8 },
    ],
    [
      'the sandbox, without keys',
      sandbox,
      {
        type: 'recaptcha',
        id: 'foyer-sandbox',
        script: 'http://localhost:3001/captcha/recaptcha/api.js',
        verifyUrl: 'http://localhost:3001/captcha/recaptcha/api/siteverify',
      },
    ],
    [
      'the sandbox for GeeTest',
      { ...sandbox, CAPTCHA_KIND: 'geetest' },
      {
        script: 'http://localhost:3001/captcha/geetest/gt4.js',
        verifyUrl: 'http://localhost:3001/captcha/geetest/validate',
        hosts: ['http://localhost:3001'],
      },
    ],
  ])('%s', (_, environment, service) => {
    expect([read(environment).service]).toMatchObject([service])
  })

  test('outside production a proof of work generates its key', () => {
    expect(read({ CAPTCHA_KIND: 'altcha', CAPTCHA: 'on' }).service).toMatchObject({
      type: 'altcha',
      key: expect.stringMatching(/^[0-9a-f]{64}$/),
    })
  })

  test.each<[Environment, string]>([
    [{ CAPTCHA: 'maybe' }, 'CAPTCHA: "maybe" is not one of off, on, adaptive.'],
    [
      { CAPTCHA: 'on' },
      'CAPTCHA: on needs RECAPTCHA_SITE_KEY and RECAPTCHA_SECRET. Set them, or another CAPTCHA_KIND.',
    ],
    [
      { CAPTCHA: 'adaptive', CAPTCHA_KIND: 'geetest' },
      'CAPTCHA: adaptive needs GEETEST_CAPTCHA_ID and GEETEST_CAPTCHA_KEY. Set them, or another CAPTCHA_KIND.',
    ],
    [
      { ...production, CAPTCHA: 'on', CAPTCHA_KIND: 'altcha' },
      'CAPTCHA: on needs ALTCHA_HMAC_KEY. Set them, or another CAPTCHA_KIND.',
    ],
    [
      { ...production, ...sandbox },
      'CAPTCHA_SANDBOX_URL: the sandbox lets everybody pass. Leave it unset in production.',
    ],
    [
      { ...keys, RECAPTCHA_HOST: 'evil.example/x' },
      'RECAPTCHA_HOST: "evil.example/x" is not a host such as www.recaptcha.net.',
    ],
    [
      { ...geetest, GEETEST_SCRIPT: '//evil.example/gt4.js' },
      'GEETEST_SCRIPT: "//evil.example/gt4.js" is not a path such as /geetest/gt4.js.',
    ],
    [
      { ...keys, RECAPTCHA_SECRET: 'short' },
      'RECAPTCHA_SECRET: too short to be safe. Use at least 16 random characters.',
    ],
  ])('%o is refused: %s', (environment, line) => {
    expect(() => readConfig(environment)).toThrow(line)
  })
})
