import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect } from '@playwright/test'
import { test } from './testing/app.ts'
import { walkAccount } from './testing/account.ts'
import { expectMissingFile } from './testing/missing-file.ts'
import { runJourney } from './testing/journey.ts'

// R10.37, R10.38, R10.39, R10.40
test('Fastify, made by npm create foyer: mailed links open its pages, and its back end recognises who is signed in, refuses others, says when it cannot know, tells Foyer the address of each visitor but no visitor that of Foyer, and answers 404 for a missing script', async ({
  page,
  app,
  browser,
}) => {
  app.create('--template vite --back-end')
  app.run('npm run build')
  await app.start('npm start')
  await walkAccount(browser, app)
  await runJourney(page, app, { call: '/api/me', recent: { method: 'GET', path: '/api/orders' } })

  const receivedUsers: unknown[] = []
  const foyer = createServer(({ headers }, response) => {
    receivedUsers.push(headers['x-forwarded-for'])
    response.end()
  }).listen(0, '127.0.0.1')
  await once(foyer, 'listening')
  const { port } = foyer.address() as AddressInfo
  await app.start(`FOYER_URL=http://127.0.0.1:${port} npm start`)
  const visit = (headers: Record<string, string> = {}) =>
    fetch(`${app.origin}/web/v1/settings`, { headers: { connection: 'close', ...headers } })
  await visit()
  await visit({ 'x-forwarded-for': '203.0.113.7' })
  expect(receivedUsers).toEqual([
    expect.stringMatching(/^(?:127\.0\.0\.1|::1)$/),
    expect.stringMatching(/^203\.0\.113\.7, (?:127\.0\.0\.1|::1)$/),
  ])
  foyer.close()
  foyer.closeAllConnections()

  const unreached = await fetch(`${app.origin}/web/v1/settings`)
  expect([unreached.status, unreached.headers.get('retry-after')]).toEqual([503, '1'])
  expect(await unreached.text()).not.toContain(String(port))
  expect((await fetch(`${app.origin}/sign-in`, { method: 'HEAD' })).status).toBe(200)
  await expectMissingFile(app.origin)
})
