import { useState } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import '../../styles/tokens.css'
import { renderSnackbars } from '../../testing/snackbar-sample.tsx'
import { SnackbarLayer, type SnackbarOptions } from './index.ts'

const press = (keys: string) => userEvent.keyboard(keys)

afterEach(async () => {
  vi.restoreAllMocks()
  document.documentElement.dir = ''
  delete document.documentElement.dataset['theme']
  await page.viewport(1280, 800)
})

// R1.16, R4.36
it('appears, and closes with its button or by itself after its time', async () => {
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

it('fades out and is then removed, whether its opening transition was over or not', async () => {
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

it('is shown once if there are several layers, and stays when the first of them is removed', async () => {
  const { store, screen } = await renderSnackbars({}, <Away />)
  store.show({ title: 'Saved', duration: Infinity })
  await expect.element(screen.getByText('Saved')).toBeVisible()
  expect(screen.getByText('Saved').elements()).toHaveLength(1)
  await screen.getByRole('button', { name: 'Away' }).click()
  await expect.element(screen.getByText('Saved')).toBeVisible()
  expect(screen.getByText('Saved').elements()).toHaveLength(1)
})

/** Renders another layer before the sample's own, until its button is pressed. */
function Away() {
  const [isRemoved, setIsRemoved] = useState(false)
  return (
    <>
      {!isRemoved && <SnackbarLayer />}
      <button type="button" onClick={() => setIsRemoved(true)}>
        Away
      </button>
    </>
  )
}

// R4.37
it('closes all of them by one button', async () => {
  const { store, screen } = await renderSnackbars()
  for (const title of ['One', 'Two', 'Three']) store.show({ title })
  await screen.getByRole('button', { name: 'Close all' }).click()
  await expect.element(screen.getByRole('listitem')).not.toBeInTheDocument()
})

it.each([
  ['the keyboard', () => press('{F6}{Tab}{Enter}')],
  ['the mouse', () => page.getByRole('button', { name: 'Close all' }).click()],
])('gives the focus back to what had it when all are closed by %s', async (_way, closeAll) => {
  const { store, screen } = await renderSnackbars()
  const field = screen.getByLabelText('First')
  await field.click()
  for (const title of ['One', 'Two', 'Three']) store.show({ title })
  await expect.element(screen.getByRole('button', { name: 'Close all' })).toBeVisible()
  await closeAll()
  await expect.element(screen.getByRole('listitem')).not.toBeInTheDocument()
  await expect.element(field).toHaveFocus()
  expect(store.getState().pauses).not.toContain('focus')
})

// R3.59, R8.12
it.each<[SnackbarOptions['variant'], string, string | null]>([
  ['default', 'polite', null],
  ['info', 'polite', 'Information'],
  ['success', 'polite', 'Success'],
  ['error', 'assertive', 'Error'],
  ['custom', 'polite', null],
])('names its kind, and is announced politely or assertively: %s', async (variant, politeness, label) => {
  const { store, screen } = await renderSnackbars()
  // A live region that is inserted together with its text would not be announced.
  const region = document.querySelector(`[aria-live="${politeness}"]`)
  expect(region?.checkVisibility()).toBe(true)
  store.show({ title: 'News', ...(variant && { variant }) })
  const item = screen.getByRole('listitem')
  await expect.element(item).toHaveAttribute('data-variant', variant)
  expect(region?.contains(item.element())).toBe(true)
  expect(item.element().querySelector('[role=img]')?.getAttribute('aria-label') ?? null).toBe(label)
})

it.each([
  [
    'a pointer is on it',
    () => userEvent.hover(page.getByRole('listitem')),
    () => userEvent.hover(page.getByLabelText('First')),
  ],
  ['it has the focus', () => press('{F6}'), () => press('{F6}')],
  ['the tab is hidden', () => setHidden(true), () => setHidden(false)],
])('pauses its timer while %s', async (_, start: () => Promise<void>, end: () => Promise<void>) => {
  const { clock, store, screen } = await renderSnackbars()
  store.show({ title: 'Saved' })
  const saved = screen.getByText('Saved')
  await expect.element(saved).toBeVisible()
  await start()
  await expect.poll(() => clock.timers).toBe(0)
  clock.advance(60_000)
  await expect.element(saved).toBeVisible()
  await end()
  await expect.poll(() => clock.timers).toBe(1)
  clock.advance(5000)
  await expect.element(saved).not.toBeInTheDocument()
})

it.each([
  ['a pointer', () => userEvent.hover(page.getByRole('listitem'))],
  ['the focus', () => press('{F6}')],
])('resumes its timer once its layer is removed with %s in it', async (_, start: () => Promise<void>) => {
  const { clock, store, screen } = await renderSnackbars()
  store.show({ title: 'Saved' })
  await expect.element(screen.getByText('Saved')).toBeVisible()
  await start()
  await expect.poll(() => clock.timers).toBe(0)
  await screen.unmount()
  expect(clock.timers).toBe(1)
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

it('leaves F6 to the browser while there is no snackbar', async () => {
  const { screen } = await renderSnackbars()
  const event = new KeyboardEvent('keydown', { key: 'F6', bubbles: true, cancelable: true })
  screen.getByLabelText('First').element().dispatchEvent(event)
  expect(event.defaultPrevented).toBe(false)
})

it('moves the focus to the next one when one is closed, and back to the page after the last', async () => {
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
