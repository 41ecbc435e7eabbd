import '@foyer/kit/styles.css'
import { afterEach, expect, it, onTestFinished } from 'vitest'
import { cdp, page } from 'vitest/browser'
import { renderApp, TestServer } from '../testing/render-app.tsx'
import { applyTheme, readTheme, type Theme } from './theme.ts'

/** The part of the Chrome DevTools Protocol that sets the system's theme and forced colours. */
interface MediaProtocol {
  send(
    method: 'Emulation.setEmulatedMedia',
    media: { readonly features: readonly { readonly name: string; readonly value: string }[] },
  ): Promise<unknown>
}

function emulateMediaFeature(
  value: 'light' | 'dark' | 'active' | 'none' | '',
  name = 'prefers-color-scheme',
): Promise<unknown> {
  const features = [{ name, value }]
  return (cdp() as MediaProtocol).send('Emulation.setEmulatedMedia', { features })
}

afterEach(async () => {
  applyTheme('system')
  await emulateMediaFeature('')
})

/** Is the background darker than the text? */
function detectTheme(): 'light' | 'dark' {
  const probe = document.body.appendChild(document.createElement('p'))
  probe.style.cssText = 'color: var(--foyer-ink); background: var(--foyer-paper)'
  const { color, backgroundColor } = getComputedStyle(probe)
  probe.remove()
  const [ink = Number.NaN, paper = Number.NaN] = [color, backgroundColor].map((oklch) =>
    Number(/^oklch\(([\d.]+) /.exec(oklch)?.[1]),
  )
  expect(Math.abs(ink - paper)).toBeGreaterThan(0.5)
  return ink < paper ? 'light' : 'dark'
}

it.each<[Theme, 'light' | 'dark', 'light' | 'dark']>([
  ['light', 'light', 'light'],
  ['light', 'dark', 'light'],
  ['dark', 'light', 'dark'],
  ['dark', 'dark', 'dark'],
  ['system', 'light', 'light'],
  ['system', 'dark', 'dark'],
])('the theme %s, where the system is %s, shows the page %s', async (theme, system, expectedTheme) => {
  await emulateMediaFeature(system)
  applyTheme(theme)
  expect(readTheme()).toBe(theme)
  expect(detectTheme()).toBe(expectedTheme)
})

it('the system theme follows the system without a reload', async () => {
  await emulateMediaFeature('light')
  applyTheme('system')
  expect(detectTheme()).toBe('light')
  await emulateMediaFeature('dark')
  expect(detectTheme()).toBe('dark')
})

function borderOf(name: string) {
  const choice = page.getByRole('radio', { name }).element().closest('label')
  return choice && getComputedStyle(choice).borderTopWidth
}

it('shows the chosen theme in forced colours by more than a colour', async () => {
  await emulateMediaFeature('active', 'forced-colors')
  onTestFinished(async () => void (await emulateMediaFeature('none', 'forced-colors')))
  await renderApp('/terms', new TestServer(null))
  await expect.element(page.getByRole('radio', { name: 'System' })).toBeChecked()
  expect([borderOf('Light'), borderOf('System')]).toEqual(['1px', '3px'])
})
