import { get } from 'node:http'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readConfig } from './config.ts'
import { startSandbox, type Sandbox } from './sandbox.ts'

const ports = { SANDBOX_PORT: '0', SANDBOX_SMTP_PORT: '0' }

let sandbox: Sandbox

beforeEach(async () => {
  sandbox = await startSandbox(readConfig(ports))
})

afterEach(() => sandbox.close())

describe('the inbox', () => {
  const requestHost = (host: string) =>
    new Promise<{ status: number | undefined; body: string }>((resolve, reject) => {
      const { port } = new URL(sandbox.url)
      get({ host: '127.0.0.1', port, path: '/api/messages', headers: { host } }, (response) => {
        let body = ''
        response.setEncoding('utf8').on('data', (chunk: string) => (body += chunk))
        response.on('end', () => resolve({ status: response.statusCode, body }))
      }).on('error', reject)
    })

  it.each(['evil.test', 'evil.test:3001', 'localhost.evil.test', '127.0.0.1.evil.test', '10.0.0.1', 'a b'])(
    'is closed to a page of another site whose name resolves to this machine: %j',
    async (host) => {
      const { status, body } = await requestHost(host)
      expect(status).toBe(421)
      expect(JSON.parse(body)).toEqual({
        code: 'unknown_host',
        message: 'The sandbox answers at localhost, and at the host of PUBLIC_URL. Open it there.',
      })
    },
  )

  it.each(['localhost', 'LocalHost:3001', 'a.localhost:1', '127.0.0.1:3001', '127.1.2.3', '[::1]:3001'])(
    'is open at a loopback host: %j',
    async (host) => expect(await requestHost(host)).toMatchObject({ status: 200 }),
  )

  it('is open at the host of PUBLIC_URL, at any port', async () => {
    await sandbox.close()
    sandbox = await startSandbox(readConfig({ ...ports, PUBLIC_URL: 'https://Foyer.example.test:8443/' }))
    expect(await requestHost('foyer.example.test:3001')).toMatchObject({ status: 200 })
    expect(await requestHost('example.test')).toMatchObject({ status: 421 })
  })
})
