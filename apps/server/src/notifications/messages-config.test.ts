import { expect, test } from 'vitest'
import { readConfig } from '../config.ts'

const from = { MAIL_FROM: 'no-reply@example.com' }

test.each([
  [
    'smtp://user:password@mail.example.com:465',
    'MAIL_URL: at port 465 TLS begins at once, so no mail can be sent by smtp:. Write smtps:.',
  ],
  ...[25, 587].map((port) => [
    `smtps://user:password@mail.example.com:${port}`,
    `MAIL_URL: at port ${port} TLS does not begin at once, so no mail can be sent by smtps:. Write smtp:, which switches to TLS by STARTTLS, or leave out the port.`,
  ]),
])('%s, which would only time out at each mail, causes a warning at the start', (MAIL_URL, warning) => {
  expect(readConfig({ ...from, MAIL_URL }).warnings).toEqual([warning])
})

test.each([
  'smtp://mail.example.com',
  'smtp://mail.example.com:25',
  'smtp://user:password@mail.example.com:587',
  'smtp://user:password@mail.example.com:2525',
  'smtps://user:password@mail.example.com',
  'smtps://user:password@mail.example.com:465',
])('%s causes no warning', (MAIL_URL) => {
  expect(readConfig({ ...from, MAIL_URL }).warnings).toEqual([])
})
