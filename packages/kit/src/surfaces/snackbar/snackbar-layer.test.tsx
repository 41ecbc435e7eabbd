import { afterEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import '../../styles/tokens.css'
import { findViolations } from '../../test/find-violations.ts'
import { renderSnackbars } from '../../test/snackbar-sample.tsx'
import type { SnackbarOptions, SnackbarPosition } from './index.ts'

const press = (keys: string) => userEvent.keyboard(keys)
const settled = () => Promise.all(document.getAnimations().map(({ finished }) => finished))

afterEach(async () => {
  vi.restoreAllMocks()
  document.documentElement.dir = ''
  delete document.documentElement.dataset['theme']
  await page.viewport(1280, 800)
})

it('appears, and closes by its button or by itself after its time', async () => {
  const { clock, store, screen } = await renderSnackbars()
  store.show({ title: 'Saved', text: 'Your profile is up to date' })
  store.show({ title: 'Sent' })
  await expect.element(screen.getByText('Your profile is up to date')).toBeVisible()
  await screen.getByRole('button', { name: 'Close' }).first().click()
  await expect.element(screen.getByText('Saved')).not.toBeInTheDocument()
  await userEvent.hover(screen.getByLabelText('First'))
  await expect.poll(() => store.getState().pauses).toEqual([])
  clock.advance(5000)
  await expect.element(screen.getByText('Sent')).not.toBeInTheDocument()
})

it('fades out, and is gone when it has faded, whether it had arrived yet or not', async () => {
  const { store } = await renderSnackbars()
  const run = (property: string) => {
    const motions = document.getAnimations() as CSSTransition[]
    return motions.find(({ transitionProperty }) => transitionProperty === property)
  }
  const item = () => document.querySelector('li')
  for (const hasArrived of [true, false]) {
    const { close } = store.show({ title: 'Saved' })
    await expect.poll(() => run('opacity') !== undefined).toBe(true)
    if (hasArrived) document.getAnimations().forEach((motion) => motion.finish())
    else
      for (const property of ['opacity', 'transform']) Object.assign(run(property) ?? {}, { currentTime: 70 })
    run('transform')?.pause()
    close()
    await expect.poll(item).toHaveAttribute('data-leaving')
    run('opacity')?.finish()
    await expect.poll(item).toBe(null)
  }
})

it('clears all of them by one button', async () => {
  const { store, screen } = await renderSnackbars()
  for (const title of ['One', 'Two', 'Three']) store.show({ title })
  await screen.getByRole('button', { name: 'Close all' }).click()
  await expect.element(screen.getByRole('listitem')).not.toBeInTheDocument()
})

it.each<[SnackbarOptions['variant'], string, string | null]>([
  ['default', 'polite', null],
  ['info', 'polite', 'Information'],
  ['success', 'polite', 'Success'],
  ['error', 'assertive', 'Error'],
  ['custom', 'polite', null],
])('says what it is, and how soon: %s', async (variant, politeness, label) => {
  const { store, screen } = await renderSnackbars()
  // A region that came along with its words would not be read out.
  const region = document.querySelector(`[aria-live="${politeness}"]`)
  expect(region?.checkVisibility()).toBe(true)
  store.show({ title: 'News', ...(variant && { variant }) })
  const item = screen.getByRole('listitem')
  await expect.element(item).toHaveAttribute('data-variant', variant)
  expect(region?.contains(item.element())).toBe(true)
  expect(item.element().querySelector('[role=img]')?.getAttribute('aria-label') ?? null).toBe(label)
})

it('draws a custom one as its caller does, who gets its close', async () => {
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

it.each([
  [
    'a pointer is on it',
    () => userEvent.hover(page.getByRole('listitem')),
    () => userEvent.hover(page.getByLabelText('First')),
  ],
  ['it has the focus', () => press('{F6}'), () => press('{F6}')],
  ['the tab is hidden', () => setHidden(true), () => setHidden(false)],
])('keeps its time while %s', async (_, begin: () => Promise<void>, end: () => Promise<void>) => {
  const { clock, store, screen } = await renderSnackbars()
  store.show({ title: 'Saved' })
  const saved = screen.getByText('Saved')
  await expect.element(saved).toBeVisible()
  await begin()
  await expect.poll(() => clock.timers).toBe(0)
  clock.advance(60_000)
  await expect.element(saved).toBeVisible()
  await end()
  await expect.poll(() => clock.timers).toBe(1)
  clock.advance(5000)
  await expect.element(saved).not.toBeInTheDocument()
})

async function setHidden(isHidden: boolean): Promise<void> {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden)
  document.dispatchEvent(new Event('visibilitychange'))
}

it.each(['{F6}', '{Escape}'])('is reached by F6, and %s gives the focus back', async (back) => {
  const { store, screen } = await renderSnackbars()
  const field = screen.getByLabelText('First')
  await field.click()
  store.show({ title: 'Saved' })
  store.show({ title: 'Failed', variant: 'error' })
  await expect.element(screen.getByRole('region', { name: 'Notifications, F6' })).toBeVisible()
  await press('{F6}')
  const close = screen.getByRole('button', { name: 'Close' }).last()
  await expect.element(close).toHaveFocus()
  await expect.element(close).toHaveAccessibleDescription('Failed')
  await press(back)
  await expect.element(field).toHaveFocus()
})

it('leaves F6 to the browser while there is none', async () => {
  const { screen } = await renderSnackbars()
  const event = new KeyboardEvent('keydown', { key: 'F6', bubbles: true, cancelable: true })
  screen.getByLabelText('First').element().dispatchEvent(event)
  expect(event.defaultPrevented).toBe(false)
})

it('hands the focus on when one is closed, and back with the last', async () => {
  const { store, screen } = await renderSnackbars()
  const field = screen.getByLabelText('First')
  await field.click()
  store.show({ title: 'One' })
  store.show({ title: 'Two' })
  await expect.element(screen.getByText('Two')).toBeVisible()
  await press('{F6}{Enter}')
  await expect.element(screen.getByText('Two')).not.toBeInTheDocument()
  await expect.element(screen.getByRole('button', { name: 'Close' })).toHaveFocus()
  await press('{Enter}')
  await expect.element(field).toHaveFocus()
})

it.each<[SnackbarPosition, string, Record<string, number>]>([
  ['leftTop', 'ltr', { left: 0, top: 0 }],
  ['leftBottom', 'ltr', { left: 0, bottom: 800 }],
  ['rightTop', 'ltr', { right: 1280, top: 0 }],
  ['rightBottom', 'ltr', { right: 1280, bottom: 800 }],
  ['leftTop', 'rtl', { right: 1280, top: 0 }],
  ['rightBottom', 'rtl', { left: 0, bottom: 800 }],
])('stands at %s, which changes sides with the page (%s)', async (position, dir, corner) => {
  document.documentElement.dir = dir
  const { store, screen } = await renderSnackbars({ position })
  store.show({ title: 'Saved' })
  await expect.element(screen.getByText('Saved')).toBeVisible()
  await settled()
  const host = document.querySelector('[popover]')?.getBoundingClientRect()
  expect(host?.toJSON()).toMatchObject(corner)
})

it('is dark in both themes, and light when it is told to be', async () => {
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
  await settled()
  expect(await findViolations()).toEqual([])
  const { left, right } = document.querySelector('[popover]')?.getBoundingClientRect() ?? new DOMRect()
  expect([left >= 0, right <= width]).toEqual([true, true])
  const [list] = document.querySelectorAll('[popover]')
  expect(list?.scrollWidth).toBe(list?.clientWidth)
})
