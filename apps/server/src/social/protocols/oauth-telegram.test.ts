import { describe, expect } from 'vitest'
import {
  finishAuthorization,
  startAuthorization,
  signTelegram,
  socialTest as test,
} from '../../testing/social/social-test.ts'
import { isSignedByTelegram } from './oauth-telegram.ts'

type Fields = Record<string, string | number>

const secondsAgo = (seconds: number) => Math.floor(Date.now() / 1_000) - seconds
const fields = (): Fields => ({ id: 42, first_name: 'Ada', username: 'ada', auth_date: secondsAgo(1) })

describe('a signed answer of Telegram', () => {
  // Telegram publishes the rule, but no test vector. This one was computed with Python's hmac.
  test('is verified by its hash', () => {
    const signed = {
      id: 123456,
      first_name: 'Yerba',
      last_name: 'M',
      username: 'yerba',
      auth_date: 1720000000,
      hash: '62a890798a957cc8d1ca42e52ca48ee885e6c02f06be19a34dc04ab46a28c402',
    }
    expect(isSignedByTelegram(signed, '1234567890:AAE-test-token')).toBe(true)
    expect(isSignedByTelegram({ ...signed, id: 123457 }, '1234567890:AAE-test-token')).toBe(false)
    expect(isSignedByTelegram(signed, '1234567890:AAE-other-token')).toBe(false)
  })

  test.for<readonly [string, () => Fields]>([
    ['another bot’s signature', () => signTelegram(fields(), '9999999999:another-bot-token')],
    ['another id than was signed', () => ({ ...signTelegram(fields()), id: 43 })],
    ['a field that was not signed', () => ({ ...signTelegram(fields()), phone_number: '+1' })],
    ['a field taken away', () => omitField(signTelegram(fields()), 'username')],
    ['no hash', fields],
    ['a short hash', () => ({ ...fields(), hash: 'ab' })],
    ['a hash in capitals', () => capitals(signTelegram(fields()))],
    ['a number for a hash', () => ({ ...fields(), hash: 1 })],
    ['fields of two hours ago', () => signTelegram({ ...fields(), auth_date: secondsAgo(7_200) })],
    ['fields of tomorrow', () => signTelegram({ ...fields(), auth_date: secondsAgo(-86_400) })],
    ['no time', () => signTelegram(omitField(fields(), 'auth_date'))],
    ['a time that is none', () => signTelegram({ ...fields(), auth_date: '1e9' })],
    [
      'a signed name with a line break, cut into another id',
      () =>
        splitFieldsAnew(
          { first_name: 'Z\nid=43\nlast_name=A' },
          { first_name: 'Z', id: 43, last_name: 'A\nid=42' },
        ),
    ],
    [
      'a signed name with a line break, cut into another id and a field that nobody knows',
      () => splitFieldsAnew({ first_name: 'Z\nid=43\nid2=A' }, { first_name: 'Z', id: 43, id2: 'A\nid=42' }),
    ],
    [
      'a signed user name, cut into another time',
      () => splitFieldsAnew({ auth_date: secondsAgo(7_200), username: 'ada' }, { username: 'ada\nx=1' }),
    ],
    [
      'a signed name with a line break, as it was signed',
      () => signTelegram({ ...fields(), first_name: 'A\nB' }),
    ],
    ['a signed field that nobody knows', () => signTelegram({ ...fields(), phone_number: '+1' })],
    ['a signed id with a leading zero', () => signTelegram({ ...fields(), id: '042' })],
    ['a signed id with a sign', () => signTelegram({ ...fields(), id: '+42' })],
    ['a signed id with a space', () => signTelegram({ ...fields(), id: '42 ' })],
    ['no id', () => signTelegram(omitField(fields(), 'id'))],
    ['nothing', () => ({})],
  ])('%s signs nobody in', async ([, forge], { startSocial }) => {
    const { open, context } = await startSocial()
    const browser = open()
    const { state } = await startAuthorization(browser, 'telegram', { code_challenge: undefined })
    expect(await finishAuthorization(browser, 'telegram', { state, telegram: forge() })).toMatchObject({
      status: 424,
      body: { code: 'social_provider_failed' },
    })
    expect(await context.database.query('select 1 from users')).toEqual([])
  })

  test.for<readonly [string, Fields, string | null]>([
    ['with the user name of somebody without a name', { id: 42, username: 'ada' }, 'ada'],
    ['without any name', { id: 42 }, null],
  ])('signs in %s, by a clock that is a little ahead', async ([, person, name], { startSocial }) => {
    const { open, context } = await startSocial()
    const browser = open()
    const { state } = await startAuthorization(browser, 'telegram', { code_challenge: undefined })
    const telegram = signTelegram({ ...person, auth_date: secondsAgo(-20) })
    expect(await finishAuthorization(browser, 'telegram', { state, telegram })).toMatchObject({
      status: 200,
      body: { name },
    })
    // The answer is remembered for as long as it could be accepted, which is longer because its date is in the future.
    const { telegramMaxAgeSeconds } = context.config.social
    const kept = 'select 1 from used_values where expires_at > now() + make_interval(secs => $1)'
    expect(await context.database.query(kept, [telegramMaxAgeSeconds + 20])).toHaveLength(1)
  })

  test('is accepted once, in whichever browser', async ({ startSocial }) => {
    const { open } = await startSocial()
    const telegram = signTelegram(fields())
    const statuses = []
    for (const browser of [open(), open()]) {
      const { state } = await startAuthorization(browser, 'telegram', { code_challenge: undefined })
      statuses.push((await finishAuthorization(browser, 'telegram', { state, telegram })).status)
    }
    expect(statuses).toEqual([200, 424])
  })
})

/** Distributes the signed text over other fields so that the signed lines stay the same, if possible. */
function splitFieldsAnew(signed: Fields, sent: Fields): Fields {
  const { username: _, ...rest } = fields()
  const { hash } = signTelegram({ ...rest, ...signed })
  return { ...rest, ...signed, ...sent, hash }
}

function omitField(fields: Fields, name: string): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([each]) => each !== name))
}

function capitals(signed: Fields): Fields {
  return { ...signed, hash: String(signed['hash']).toUpperCase() }
}
