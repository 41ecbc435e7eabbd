import { afterEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import '../../styles/tokens.css'
import { findViolations } from '../../testing/find-violations.ts'
import { motionEnds } from '../../testing/motion-ends.ts'
import { renderSnackbars } from '../../testing/snackbar-sample.tsx'
import type { SnackbarPosition } from './index.ts'

afterEach(async () => {
  vi.restoreAllMocks()
  document.documentElement.dir = ''
  delete document.documentElement.dataset['theme']
  await page.viewport(1280, 800)
})

// R3.59
it('renders a custom one with the caller’s function, which gets a function that closes it', async () => {
  const { store, screen } = await renderSnackbars()
  store.show({
    variant: 'custom',
    title: 'Draft deleted',
    render: ({ title, close }) => (
      <>
        {title}{' '}
        <button type="button" onClick={close}>
          Undo
        </button>
      </>
    ),
  })
  await screen.getByRole('button', { name: 'Undo' }).click()
  await expect.element(screen.getByText('Draft deleted')).not.toBeInTheDocument()
})

it('shows text as text', async () => {
  const { store, screen } = await renderSnackbars()
  const markup = '<img src=x onerror="alert(1)"> & <b>more</b>'
  store.show({ title: markup, text: markup })
  await expect.element(screen.getByText(markup).first()).toBeVisible()
  expect(screen.getByRole('listitem').element().querySelector('img, b')).toBeNull()
})

// R9.18
it.each<[SnackbarPosition, string, Record<string, number>]>([
  ['leftTop', 'ltr', { left: 0, top: 0 }],
  ['leftBottom', 'ltr', { left: 0, bottom: 800 }],
  ['rightTop', 'ltr', { right: 1280, top: 0 }],
  ['rightBottom', 'ltr', { right: 1280, bottom: 800 }],
  ['leftTop', 'rtl', { right: 1280, top: 0 }],
  ['rightBottom', 'rtl', { left: 0, bottom: 800 }],
])('stands at %s, mirrored with the direction of the page (%s)', async (position, dir, corner) => {
  document.documentElement.dir = dir
  const { store, screen } = await renderSnackbars({ position })
  store.show({ title: 'Saved' })
  await expect.element(screen.getByText('Saved')).toBeVisible()
  await motionEnds()
  const host = document.querySelector('[popover]')?.getBoundingClientRect()
  expect(host?.toJSON()).toMatchObject(corner)
})

// R9.19
it('is dark in both themes, and light on request', async () => {
  const { store, screen } = await renderSnackbars()
  document.documentElement.dataset['theme'] = 'light'
  store.show({ title: 'Saved' })
  await expect.element(screen.getByRole('region')).toHaveStyle({ colorScheme: 'dark' })
  await screen.unmount()
  const light = await renderSnackbars({ scheme: 'light' })
  light.store.show({ title: 'Saved' })
  await expect.element(light.screen.getByRole('region')).toHaveStyle({ colorScheme: 'light' })
})

it.each([
  ['ltr', 'light', 1280],
  ['rtl', 'dark', 320],
])('has nothing for axe to find, and fits (%s, %s, %i px)', async (dir, theme, width) => {
  document.documentElement.dir = dir
  document.documentElement.dataset['theme'] = theme
  await page.viewport(width, 640)
  const { store, screen } = await renderSnackbars()
  for (const variant of ['default', 'info', 'success', 'error'] as const)
    store.show({ variant, title: `A ${variant} one`, text: 'https://example.org/'.repeat(9) })
  await expect.element(screen.getByText('A error one')).toBeVisible()
  await motionEnds()
  expect(await findViolations()).toEqual([])
  const { left, right } = document.querySelector('[popover]')?.getBoundingClientRect() ?? new DOMRect()
  expect([left >= 0, right <= width]).toEqual([true, true])
  const [list] = document.querySelectorAll('[popover]')
  expect(list?.scrollWidth).toBe(list?.clientWidth)
})
