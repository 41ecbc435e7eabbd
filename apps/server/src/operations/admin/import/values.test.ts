import { expect, onTestFinished, test } from 'vitest'
import { readMoment, RowError } from './values.ts'

test.each([
  ['2024-05-01 10:00:00', '2024-05-01T10:00:00.000Z'],
  ['2024-05-01 10:00:00.25', '2024-05-01T10:00:00.250Z'],
  ['2024-05-01T10:00:00', '2024-05-01T10:00:00.000Z'],
  ['2024-05-01 10:00:00+02', '2024-05-01T08:00:00.000Z'],
  ['2024-05-01T10:00:00-0330', '2024-05-01T13:30:00.000Z'],
  ['2024-05-01T10:00:00z', '2024-05-01T10:00:00.000Z'],
  ['1714557600000', '2024-05-01T10:00:00.000Z'],
])('The time %s is read the same in every time zone of the operator', (text, expected) => {
  const { TZ } = process.env
  onTestFinished(() => {
    if (TZ === undefined) delete process.env['TZ']
    else process.env['TZ'] = TZ
  })
  for (const zone of ['Asia/Tokyo', 'America/New_York', 'UTC']) {
    process.env['TZ'] = zone
    expect(readMoment({ created: text }, 'created')?.toISOString(), zone).toBe(expected)
  }
})

// Programs write these years if there is no date at all, and PostgreSQL has no year 0.
test.each(['0000-00-00 00:00:00', '0000-01-01T00:00:00Z', '-000001-01-01T00:00:00Z'])(
  'The time %s is invalid, so its row is refused',
  (text) => {
    expect(() => readMoment({ created: text }, 'created')).toThrow(RowError)
  },
)
