import { randomBytes, randomUUID } from 'node:crypto'
import { describe, expect } from 'vitest'
import { createDevice, laptop } from '../../testing/device.ts'
import { ada, bob } from '../../testing/people.ts'
import { seal } from '../../testing/seal.ts'
import { serverTest as test, type TestServer } from '../../testing/server-test.ts'
import { deleteVisitors } from '../../accounts/visitors/delete-visitors.ts'

interface Row {
  readonly user_id: string
  readonly device_id: string
  readonly fingerprint: object
  readonly unsealed: object | null
  readonly sealed_problem: string | null
}

const readVisitors = ({ context }: TestServer) =>
  context.database.query<Row>('select * from visitors order by first_seen_at')

const onDevice = (id: string) => ({ headers: { cookie: `foyer-device-id=${id}` } })

/** A signed-in browser that sends its device id in a header. */
async function openOn(server: TestServer, person: typeof ada, deviceId: string) {
  const browser = server.open()
  const { body } = await browser.call('register', { body: person })
  const save = (device = laptop) =>
    browser.call('visitorSave', { body: device, headers: { 'foyer-device-id': deviceId } })
  return { browser, save, userId: body.id }
}

describe('POST /USER/visitor-save', () => {
  // R7.13
  test('stores all 32 fields for this person and this device', async ({ start }) => {
    const server = await start()
    const deviceId = randomUUID()
    const { save, userId } = await openOn(server, ada, deviceId)
    expect(await save()).toMatchObject({ status: 200, body: {} })
    const [row, ...others] = await readVisitors(server)
    expect(row).toMatchObject({ user_id: userId, device_id: deviceId, fingerprint: laptop, unsealed: null })
    expect(Object.keys(row?.fingerprint ?? {})).toHaveLength(32)
    expect(others).toEqual([])
  })

  // R7.13
  test('keeps only the newest row for a device that is saved again, even concurrently', async ({ start }) => {
    const server = await start()
    const { save } = await openOn(server, ada, randomUUID())
    await Promise.all(Array.from({ length: 8 }, () => save()))
    await save(createDevice({ battery_level: 0.12 }))
    expect(await readVisitors(server)).toMatchObject([{ fingerprint: { battery_level: 0.12 } }])
  })

  test('keeps the data of two people on one device apart', async ({ start }) => {
    const server = await start()
    const deviceId = randomUUID()
    const first = await openOn(server, ada, deviceId)
    const second = await openOn(server, bob, deviceId)
    await first.save()
    await second.save(createDevice({ vendor: 'Another' }))
    expect(await readVisitors(server)).toMatchObject([
      { user_id: first.userId, fingerprint: { vendor: 'Google Inc.' } },
      { user_id: second.userId, fingerprint: { vendor: 'Another' } },
    ])
  })

  // R6.2
  test('signs nobody in: a known device without a session is refused, and nothing is stored', async ({
    start,
  }) => {
    const server = await start()
    const deviceId = randomUUID()
    const { save } = await openOn(server, ada, deviceId)
    await save()
    const stranger = server.open()
    expect(await stranger.call('session', onDevice(deviceId))).toMatchObject({ status: 401 })
    expect(await stranger.call('visitorSave', { body: laptop, ...onDevice(deviceId) })).toMatchObject({
      status: 401,
      body: { code: 'unauthenticated' },
    })
    expect(await readVisitors(server)).toHaveLength(1)
  })

  // R3.5
  test('takes the device id from its cookie, or from the session if that has no valid id', async ({
    start,
  }) => {
    const server = await start()
    const browser = server.open()
    await browser.call('register', { body: ada })
    const { body } = await browser.call('sessions')
    const session = `foyer-session=${browser.cookies.get('foyer-session')}`
    const deviceId = randomUUID()
    for (const cookie of [
      session,
      `${session}; foyer-device-id=' or 1=1`,
      `${session}; foyer-device-id=${deviceId.toUpperCase()}`,
    ])
      await browser.call('visitorSave', { body: laptop, headers: { cookie } })
    const devices = (await readVisitors(server)).map((row) => row.device_id)
    expect(devices).toEqual([body.sessions[0]?.id, deviceId])
  })

  test.for([
    ['a missing field', { ...laptop, vendor: undefined }],
    ['a field that is not one of the 32', { ...laptop, visitorId: 'x' }],
    ['a text for a number', { ...laptop, battery_level: 'full' }],
    ['a text that is too long', { ...laptop, platform: 'x'.repeat(1025) }],
    ['no object', [laptop]],
  ])('refuses %s', async ([, body], { start }) => {
    const server = await start()
    const { browser } = await openOn(server, ada, randomUUID())
    const { status } = await browser.callForError('visitorSave', body)
    expect([400, 422]).toContain(status)
    expect(await readVisitors(server)).toEqual([])
  })

  test('decrypts the sealed result of a commercial agent', async ({ start }) => {
    const key = randomBytes(32)
    const server = await start({ sealedKeys: [key] })
    const { save } = await openOn(server, ada, randomUUID())
    const result = { identification: { visitor_id: 'iNSZ5wYQ' } }
    const sealed = seal(JSON.stringify(result), { key })
    await save(createDevice({ sealed }))
    expect(await readVisitors(server)).toMatchObject([
      { fingerprint: { sealed }, unsealed: result, sealed_problem: null },
    ])
  })

  test('stores a device whose sealed result cannot be decrypted, and logs the reason', async ({ start }) => {
    const server = await start({ sealedKeys: [randomBytes(32)] })
    const { save } = await openOn(server, ada, randomUUID())
    expect(await save(createDevice({ sealed: seal('{}', { key: randomBytes(32) }) }))).toMatchObject({
      status: 200,
    })
    expect(await readVisitors(server)).toMatchObject([{ unsealed: null, sealed_problem: 'not_authentic' }])
    expect(server.log.join()).toContain('"problem":"not_authentic"')
  })

  test('keeps a person’s last hundred devices', async ({ start }) => {
    const server = await start()
    const { save, userId } = await openOn(server, ada, randomUUID())
    await server.context.database.query(
      `insert into visitors (user_id, device_id, fingerprint, last_seen_at)
       select $1, gen_random_uuid(), '{}', now() - make_interval(hours => n) from generate_series(1, 120) n`,
      [userId],
    )
    await save()
    const rows = await server.context.database.query<{ hours: number }>(
      'select extract(epoch from now() - last_seen_at)::int / 3600 as hours from visitors order by 1',
    )
    expect(rows.map(({ hours }) => hours)).toEqual(Array.from({ length: 100 }, (_, n) => n))
  })

  test('has its result shown in the list of devices, without the sealed part', async ({ start }) => {
    const server = await start()
    const { browser, save } = await openOn(server, ada, randomUUID())
    await save(createDevice({ sealed: 'noXc7Q==' }))
    const { body } = await browser.call('sessions')
    expect(body.sessions.map(({ fingerprint }) => fingerprint)).toEqual([laptop])
  })

  // R7.13
  test('has its rows deleted with the account, and nobody else’s', async ({ start }) => {
    const server = await start()
    const first = await openOn(server, ada, randomUUID())
    const second = await openOn(server, bob, randomUUID())
    await first.save()
    await second.save()
    await deleteVisitors(server.context.database.drizzle, first.userId)
    expect(await readVisitors(server)).toMatchObject([{ user_id: second.userId }])
  })
})
