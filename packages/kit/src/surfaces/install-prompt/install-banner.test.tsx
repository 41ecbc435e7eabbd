import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { userEvent } from 'vitest/browser'
import '../../styles/tokens.css'
import { findViolations } from '../../testing/find-violations.ts'
import { createInstallPrompt, InstallBanner, type InstallDevice } from './index.ts'

const key = 'next-app-promo-show-time'
beforeEach(() => localStorage.removeItem(key))
afterEach(() => localStorage.removeItem(key))

// R1.17
it('offers a prompt that the browser has sent earlier, and disappears after the installation', async () => {
  const onInstall = vi.fn<(device: InstallDevice) => void>()
  const prompt = createInstallPrompt({ cooldown: 60_000, onInstall, now: () => 1000 })
  const showPrompt = vi.fn<() => Promise<void>>(async () => {})
  const promptEvent = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
    prompt: showPrompt,
    userChoice: Promise.resolve({ outcome: 'accepted' }),
  })
  dispatchEvent(promptEvent)
  const screen = await render(<InstallBanner prompt={prompt} name="Foyer" />)
  const banner = screen.getByRole('complementary', { name: 'Install Foyer' })
  await expect.element(banner).toBeVisible()
  expect(await findViolations()).toEqual([])
  await screen.getByRole('button', { name: 'Install' }).click()
  await expect.element(banner).not.toBeInTheDocument()
  expect(onInstall.mock.calls).toEqual([['android']])
  expect(localStorage.getItem(key)).toBe('61000')
  prompt.dispose()
})

it('shows on iOS how to add the app by hand, and can be closed', async () => {
  const prompt = createInstallPrompt({ cooldown: 60_000, device: 'ios', now: () => 1000 })
  const screen = await render(<InstallBanner prompt={prompt} name="Foyer" />)
  const steps = screen.getByRole('listitem').elements()
  expect(steps.map(({ textContent }) => textContent)).toEqual([
    'Tap the Share button in your browser',
    'Choose “Add to Home Screen”',
  ])
  expect(await findViolations()).toEqual([])
  await screen.getByRole('button', { name: 'Close' }).click()
  await expect.element(screen.getByRole('complementary')).not.toBeInTheDocument()
  expect(localStorage.getItem(key)).toBe('61000')
  prompt.dispose()
})

it('stays closed when the cooldown is infinite, on the next visit too', async () => {
  const open = () => {
    const prompt = createInstallPrompt({ cooldown: Infinity, device: 'ios', now: () => 1000 })
    return render(<InstallBanner prompt={prompt} name="Foyer" />)
  }
  const screen = await open()
  await screen.getByRole('button', { name: 'Close' }).click()
  await screen.unmount()
  const next = await open()
  expect(next.getByRole('complementary').elements()).toEqual([])
})

it.each([
  ['what had it before', '{Tab}{Tab}{Tab}', 'Close', 'Before'],
  ['what follows, if nothing had it before', '', 'Close', 'After'],
  ['what had it before, when the app is installed', '{Tab}{Tab}', 'Done', 'Before'],
])('gives the focus, when it disappears, to %s', async (_case, keys, name, target) => {
  const prompt = createInstallPrompt({ cooldown: 60_000, device: 'ios', now: () => 1000 })
  const screen = await render(
    <>
      <button type="button">Before</button>
      <InstallBanner prompt={prompt} name="Foyer" />
      <button type="button" disabled>
        Not now
      </button>
      <button type="button">After</button>
    </>,
  )
  const button = screen.getByRole('button', { name })
  if (keys === '') (button.element() as HTMLElement).focus()
  else await userEvent.keyboard(keys)
  await expect.element(button).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByRole('complementary')).not.toBeInTheDocument()
  await expect.element(screen.getByRole('button', { name: target })).toHaveFocus()
  prompt.dispose()
})

it('gives the focus, when it disappears, to what follows in a shadow tree too', async () => {
  const prompt = createInstallPrompt({ cooldown: 60_000, device: 'ios', now: () => 1000 })
  const host = document.body.appendChild(document.createElement('div'))
  onTestFinished(() => host.remove())
  const container = host.attachShadow({ mode: 'open' }).appendChild(document.createElement('div'))
  const screen = await render(
    <>
      <InstallBanner prompt={prompt} name="Foyer" />
      <button type="button">After</button>
    </>,
    { container },
  )
  const close = screen.getByRole('button', { name: 'Close' })
  ;(close.element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByRole('complementary')).not.toBeInTheDocument()
  // `toHaveFocus` asks the document, which only knows the host.
  await expect.poll(() => container.querySelector(':focus')?.textContent).toBe('After')
  prompt.dispose()
})
