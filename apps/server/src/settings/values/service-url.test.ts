import { describe, expect, test } from 'vitest'
import { readConfig } from '../../config.ts'

describe.each(['SMS_URL', 'BREACH_LIST_URL', 'OTEL_EXPORTER_OTLP_ENDPOINT'])('%s', (name) => {
  test.each([
    'http://service.internal/a',
    'http://10.0.0.1:8080',
    'http://[2001:db8::1]',
    'http://127.example',
  ])('that sends unencrypted requests to another machine, as %s, causes a warning', (address) => {
    expect(readConfig({ [name]: address }).warnings).toEqual([
      `${name}: http: to another machine, so whoever is on the way can read and change what is sent. Use https:, unless the network between is yours alone.`,
    ])
  })

  test.each([
    'https://service.internal/a',
    'http://localhost:3001/a',
    'http://127.0.0.1',
    'http://[::1]:80/',
  ])('causes no warning as %s', (address) => {
    expect(readConfig({ [name]: address }).warnings).toEqual([])
  })
})
