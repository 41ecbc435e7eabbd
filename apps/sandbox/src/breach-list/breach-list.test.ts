import { createHash } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readConfig } from '../config.ts'
import { startSandbox, type Sandbox } from '../sandbox.ts'
import { breachedPasswords } from './breached-passwords.ts'

let sandbox: Sandbox

beforeEach(async () => {
  sandbox = await startSandbox(readConfig({ SANDBOX_PORT: '0', SANDBOX_SMTP_PORT: '0' }))
})

afterEach(() => sandbox.close())

const load = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${sandbox.url}${path}`, { headers, redirect: 'manual' })
const choose = (answer: string) =>
  fetch(`${sandbox.url}/breach-list`, {
    method: 'POST',
    body: new URLSearchParams({ answer }),
    redirect: 'manual',
  })
const hash = (password: string) => createHash('sha1').update(password).digest('hex').toUpperCase()

// R10.26
describe('the breach list', () => {
  it('has the breached passwords in their ranges, and no other password', async () => {
    const find = async (password: string) => {
      const range = await (await load(`/breach-list/range/${hash(password).slice(0, 5)}`)).text()
      return range.split('\r\n').some((line) => line.startsWith(`${hash(password).slice(5)}:`))
    }
    expect(breachedPasswords.length).toBeGreaterThan(3)
    expect(await Promise.all(breachedPasswords.map(find))).toEqual(breachedPasswords.map(() => true))
    expect(await find('Nobody-Has-This-1')).toBe(false)
  })

  it('pads its answers when asked to, with lines that count 0', async () => {
    const lines = async (headers?: Record<string, string>) =>
      (await (await load('/breach-list/range/0000a', headers)).text()).split('\r\n')
    const padded = await lines({ 'Add-Padding': 'true' })
    expect(padded.length).toBeGreaterThanOrEqual(800)
    expect(padded.every((line) => /^[\dA-F]{35}:\d+$/.test(line))).toBe(true)
    expect(padded.filter((line) => line.endsWith(':0')).length).toBeGreaterThan(700)
    expect((await lines()).filter((line) => line.endsWith(':0'))).toEqual([])
  })

  it.each(['0000', '0000g', '000000'])('refuses the prefix %s', async (prefix) => {
    expect((await load(`/breach-list/range/${prefix}`)).status).toBe(400)
  })

  it('fails in the chosen way until another answer is chosen', async () => {
    const status = async () => (await load('/breach-list/range/00000')).status
    expect((await choose('error-500')).status).toBe(303)
    expect(await status()).toBe(500)
    await choose('redirect')
    expect(await status()).toBe(307)
    expect((await choose('polite')).status).toBe(400)
    await choose('usual')
    expect(await status()).toBe(200)
    expect(await (await load('/breach-list/asked')).json()).toEqual({ prefixes: ['00000', '00000', '00000'] })
    expect(await (await load('/breach-list')).text()).toContain('<option value="usual" selected>')
  })
})
