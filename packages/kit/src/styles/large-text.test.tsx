import { afterEach, expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import { CurrencyDropdown } from '../blocks/currency-dropdown/index.ts'
import './tokens.css'

const { documentElement } = document

afterEach(async () => {
  documentElement.style.removeProperty('font-size')
  await page.viewport(1280, 800)
})

it.each([
  // Two lines fit beside the sign and the code.
  ['16px', 'BAM', 46],
  ['32px', 'JPY', 92],
  ['32px', 'AED', 170],
])(
  'the whole name of a chosen currency is shown on a phone, with text of %s: %s',
  async (text, code, maxHeight) => {
    await page.viewport(360, 740)
    documentElement.style.fontSize = text
    const screen = await render(
      <CurrencyDropdown name="currency" label="Currency" currencies={[code, 'EUR']} inputValue={code} />,
    )
    const trigger = screen.getByRole('button', { name: 'Currency' }).element()
    const box = trigger.parentElement ?? trigger
    const name = trigger.querySelector('span > span:last-child') ?? trigger
    expect(name.textContent).not.toBe('')
    expect({ width: name.scrollWidth, height: name.scrollHeight }).toEqual({
      width: name.clientWidth,
      height: name.clientHeight,
    })
    expect(box.scrollHeight).toBe(box.clientHeight)
    expect(box.getBoundingClientRect().height).toBeLessThanOrEqual(maxHeight)
  },
)
