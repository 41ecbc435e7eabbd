import '@foyer/kit/styles.css'
import { afterEach, expect, it } from 'vitest'
import { cdp } from 'vitest/browser'
import { applyTheme, readTheme, type Theme } from './theme.ts'

/** The part of the Chrome DevTools Protocol that sets the system's theme. */
interface MediaProtocol {
  send(
    method: 'Emulation.setEmulatedMedia',
    media: { readonly features: readonly { readonly name: string; readonly value: string }[] },
  ): Promise<unknown>
}

function setSystem(scheme: 'light' | 'dark' | ''): Promise<unknown> {
  const features = [{ name: 'prefers-color-scheme', value: scheme }]
  return (cdp() as MediaProtocol).send('Emulation.setEmulatedMedia', { features })
}

afterEach(async () => {
  applyTheme('system')
  await setSystem('')
})

/** Is the background darker than the text? */
function findShown(): 'light' | 'dark' {
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
])('the theme %s, where the system is %s, shows the page %s', async (theme, system, shown) => {
  await setSystem(system)
  applyTheme(theme)
  expect(readTheme()).toBe(theme)
  expect(findShown()).toBe(shown)
})

it('the system theme follows the system without a reload', async () => {
  await setSystem('light')
  applyTheme('system')
  expect(findShown()).toBe('light')
  await setSystem('dark')
  expect(findShown()).toBe('dark')
})
