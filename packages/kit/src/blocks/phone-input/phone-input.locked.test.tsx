import { expect, it } from 'vitest'
import { PhoneInput } from './index.ts'
import { holdClipboard } from '../../testing/hold-clipboard.ts'
import { press } from '../../testing/masked-sample.tsx'
import { renderPhone, SamplePicker } from '../../testing/phone-sample.tsx'

holdClipboard()

const props = { countryCode: 'UA', lockRegion: true }

// R5.26
it.each([
  ['Backspace, as often as there are characters', '{Backspace>10/}'],
  ['Backspace, into the code', '{Backspace>4/}'],
  ['Backspace, a word at a time', '{Control>}{Backspace}{Backspace}{/Control}'],
  ['Delete, from the start', '{Home}{Delete>10/}'],
  ['a selection from inside of the code', '{Home}{ArrowRight}{Shift>}{End}{/Shift}{Backspace}'],
  ['a cut from inside of the code', '{Home}{ArrowRight}{Shift>}{End}{/Shift}{Control>}x{/Control}'],
])(
  'accepts a new number behind a locked calling code after the old one is deleted by %s',
  async (_case, keys) => {
    const { input, element } = await renderPhone(props)
    await input.click()
    await press(`671${keys}`)
    await press('501234567')
    expect(element.value).toBe('380 50 123 4567')
  },
)

it('keeps a locked calling code, and says why, when somebody tries to delete it', async () => {
  const { input, element } = await renderPhone(props)
  await input.click()
  await press('671')
  await press('{Home}{ArrowRight}{ArrowRight}{ArrowRight}{Backspace}')
  expect(element.value).toBe('380 67 1')
  await expect
    .element(input)
    .toHaveAccessibleDescription('Only numbers that start with +380 are accepted here')
})

it('closes its picker when the country is locked, and does not reopen it when the country is unlocked', async () => {
  const { screen } = await renderPhone({ countryCode: 'UA', countryPicker: SamplePicker })
  const field = (lockRegion: boolean) => (
    <PhoneInput
      name="phone"
      label="Phone"
      countryCode="UA"
      countryPicker={SamplePicker}
      lockRegion={lockRegion}
    />
  )
  await screen.getByRole('button').click()
  await expect.element(screen.getByText('245 countries')).toBeVisible()
  await screen.rerender(field(true))
  await screen.rerender(field(false))
  expect(screen.getByText('245 countries').elements()).toEqual([])
})
