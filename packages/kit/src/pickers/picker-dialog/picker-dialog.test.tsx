import { phoneRegions } from '@foyer/core/phone'
import { afterEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import '../../styles/tokens.css'
import { findViolations } from '../../testing/find-violations.ts'
import { motionEnds } from '../../testing/motion-ends.ts'
import { openPicker, press } from '../../testing/open-picker.tsx'
import CountryPicker from '../country-picker/index.ts'

afterEach(async () => {
  vi.restoreAllMocks()
  const { documentElement } = document
  delete documentElement.dataset['theme']
  documentElement.dir = ''
  document.body.removeAttribute('style')
  document.body.removeAttribute('dir')
  documentElement.style.removeProperty('font-size')
  await page.viewport(1280, 800)
})

async function open() {
  const pickerProps = { regions: phoneRegions, countryCode: 'NL' }
  const { dialog, screen } = await openPicker({
    picker: CountryPicker,
    pickerProps,
    onSelect: () => {},
    onClose: () => {},
  })
  const element = dialog.element()
  await expect.element(screen.getByRole('option', { name: 'Netherlands' })).toBeVisible()
  await motionEnds()
  return { element, box: () => element.getBoundingClientRect() }
}

it.each([
  ['ltr', 'light'],
  ['rtl', 'dark'],
])(
  'stands beside its anchor and inside the window, with nothing for axe to find (%s, %s)',
  async (dir, theme) => {
    document.documentElement.dir = dir
    document.documentElement.dataset['theme'] = theme
    document.body.style.cssText = 'background: var(--foyer-ground); color: var(--foyer-ink)'
    const { element, box } = await open()
    expect(element.dataset['shape']).toBe('panel')
    const { left, top, right, bottom } = box()
    const anchor = document.querySelector('form > button')?.getBoundingClientRect()
    expect(top).toBeCloseTo((anchor?.bottom ?? 0) + 8, 0)
    expect(dir === 'rtl' ? 1280 - right : left).toBe(8)
    expect(bottom).toBeLessThanOrEqual(800)
    expect(await findViolations()).toEqual([])
    await press('zzzz')
    expect(await findViolations()).toEqual([])
  },
)

it('aligns with the right edge of its anchor in a right-to-left part of the page', async () => {
  document.body.dir = 'rtl'
  document.body.style.cssText = 'position: absolute; left: 0; width: 800px'
  const { box } = await open()
  const anchor = document.querySelector('form > button')?.getBoundingClientRect()
  expect(box().right).toBeCloseTo(anchor?.right ?? 0, 0)
})

it('is a sheet at the lower edge of a phone, and stays clear of its keyboard', async () => {
  await page.viewport(360, 740)
  const { element, box } = await open()
  expect(element.dataset['shape']).toBe('sheet')
  expect(box()).toMatchObject({ left: 0, width: 360, bottom: 740 })
  // Simulates the on-screen keyboard.
  vi.spyOn(VisualViewport.prototype, 'height', 'get').mockReturnValue(400)
  visualViewport?.dispatchEvent(new Event('resize'))
  expect(box()).toMatchObject({ top: 8, bottom: 400 })
  expect(await findViolations()).toEqual([])
})

it.each([
  [320, '16px'],
  [320, '32px'],
  [1280, '32px'],
])('does not scroll sideways in a window of %i px with text of %s', async (width, fontSize) => {
  await page.viewport(width, 640)
  document.documentElement.style.fontSize = fontSize
  const { element } = await open()
  const list = element.querySelector('[role=listbox]')
  expect(list?.scrollWidth).toBe(list?.clientWidth)
  expect(element.scrollWidth).toBeLessThanOrEqual(element.clientWidth)
  const rows = Array.from(element.querySelectorAll('[role=option]'), (row) => row.getBoundingClientRect())
  expect(Math.min(...rows.map(({ height }) => height))).toBeGreaterThanOrEqual(44)
  expect(element.getBoundingClientRect().right).toBeLessThanOrEqual(width)
})

it('shows whole names on a phone with text at 200 %', async () => {
  await page.viewport(360, 740)
  document.documentElement.style.fontSize = '32px'
  const { element } = await open()
  await press('united')
  await expect.element(page.getByText('United Arab Emirates')).toBeVisible()
  const names = Array.from(element.querySelectorAll('[role=option] > :nth-child(2)'))
  const cut = names.filter(
    (name) => name.scrollHeight > name.clientHeight || name.scrollWidth > name.clientWidth,
  )
  expect(cut.map(({ textContent }) => textContent)).toEqual([])
})
