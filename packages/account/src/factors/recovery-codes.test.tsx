import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { findViolations } from '../testing/find-violations.ts'
import {
  alert,
  button,
  heading,
  recoveryCodes,
  refuse,
  renderAuthenticator,
  section,
  serveFactors,
} from '../testing/render-factors.tsx'

describe('<RecoveryCodes>', () => {
  it.each([
    [3, '3 codes left', false],
    [2, '2 codes left', true],
    [1, '1 code left', true],
    [0, '0 codes left', true],
  ])('with %i left says so, and when it is time for new ones', async (left, said, isFew) => {
    await renderAuthenticator({ recoveryCodes: { left, createdAt: '2026-11-01T10:00:00.000Z' } })
    await expect.element(section('Recovery codes')).toHaveTextContent(`${said}Created on 1 November 2026`)
    expect(page.getByText('Create new codes before you run out.').elements()).toHaveLength(isFew ? 1 : 0)
  })

  it('are replaced after a question, shown once, and hidden when the person has saved them', async () => {
    const server = await renderAuthenticator()
    server.answers['POST /web/v1/auth/recovery-codes'] = () => Response.json({ recoveryCodes })
    await button('Create new codes').click()
    await expect.element(button('Yes, create new codes')).toHaveFocus()
    await button('Yes, create new codes').click()
    await expect.element(page.getByText(recoveryCodes[0] ?? '')).toBeVisible()
    expect(await findViolations()).toEqual([])
    await button('I have saved them').click()
    await expect.element(heading('Recovery codes')).toHaveFocus()
    await expect.element(section('Recovery codes')).toHaveTextContent('10 codes left')
    await expect.element(page.getByText(/The old ones no longer work/)).toBeVisible()
    expect(page.getByText(recoveryCodes[0] ?? '').elements()).toEqual([])
  })

  it('make the browser ask before the page is left, until the person has saved them', async () => {
    const server = await renderAuthenticator()
    server.answers['POST /web/v1/auth/recovery-codes'] = () => Response.json({ recoveryCodes })
    const isAsked = (): boolean => !dispatchEvent(new Event('beforeunload', { cancelable: true }))
    expect(isAsked()).toBe(false)
    await button('Create new codes').click()
    await button('Yes, create new codes').click()
    await expect.element(page.getByText(recoveryCodes[0] ?? '')).toBeVisible()
    expect(isAsked()).toBe(true)
    await button('I have saved them').click()
    await expect.element(heading('Recovery codes')).toHaveFocus()
    expect(isAsked()).toBe(false)
  })

  it('are counted again after a lost answer, because the server may have made new ones', async () => {
    const server = await renderAuthenticator()
    server.answers['POST /web/v1/auth/recovery-codes'] = () => {
      Object.assign(
        server.answers,
        serveFactors({ recoveryCodes: { left: 10, createdAt: '2026-11-29T10:00:00.000Z' } }).answers,
      )
      return Promise.reject(new TypeError('Failed to fetch'))
    }
    await button('Create new codes').click()
    await button('Yes, create new codes').click()
    await expect.element(alert('could not reach the server')).toBeVisible()
    await button('Keep the old codes').click()
    await expect
      .element(section('Recovery codes'))
      .toHaveTextContent('10 codes leftCreated on 29 November 2026')
  })

  it('stay as they are, and say why, when new ones could not be made', async () => {
    const server = await renderAuthenticator()
    server.answers['POST /web/v1/auth/recovery-codes'] = refuse(503, 'unavailable', '')
    await button('Create new codes').click()
    await button('Yes, create new codes').click()
    await expect.element(alert('The service is temporarily unavailable.')).toBeVisible()
    await button('Keep the old codes').click()
    await expect.element(button('Create new codes')).toHaveFocus()
    await expect.element(section('Recovery codes')).toHaveTextContent('2 codes left')
  })
})
