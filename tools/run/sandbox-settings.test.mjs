// @ts-check
import { expect, it } from 'vitest'
import { hasSandbox, sandboxSettings } from './sandbox-settings.mjs'

const sandbox = { address: 'http://localhost:3001', smtpPort: 2525 }

it('the sandbox is there unless Foyer runs in production', () => {
  expect([hasSandbox({}), hasSandbox({ NODE_ENV: 'test' }), hasSandbox({ NODE_ENV: 'production' })]).toEqual([
    true,
    true,
    false,
  ])
})

it('the sandbox stands in for all providers, unless one is set up', () => {
  expect(sandboxSettings(sandbox, {})).toMatchObject({ SOCIAL_SANDBOX_URL: sandbox.address })
  const environment = { SOCIAL_VK_CLIENT_ID: '1' }
  expect(sandboxSettings(sandbox, environment)).not.toHaveProperty('SOCIAL_SANDBOX_URL')
})

it('the sandbox serves the breach list, unless a file is set up', () => {
  expect(sandboxSettings(sandbox, {})).toMatchObject({ BREACH_LIST_URL: 'http://localhost:3001/breach-list' })
  const environment = { BREACH_LIST_FILE: '/var/lib/foyer/breached.txt' }
  expect(sandboxSettings(sandbox, environment)).not.toHaveProperty('BREACH_LIST_URL')
})
