import { phoneRegions } from '@foyer/core/phone'
import type { Validator } from '@foyer/core/validators'
import { expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { userEvent } from 'vitest/browser'
import './styles/tokens.css'
import { BaseInput } from './blocks/base-input/index.ts'
import { isolateName, Sentence } from './messages/isolated.tsx'
import CountryPicker from './pickers/country-picker/index.ts'
import { openPicker } from './testing/open-picker.tsx'

// A browser that translates a page replaces its text nodes, which React then can neither change nor remove: a component that removes one
// throws, and the whole app disappears.

/** Replaces each text by an element, as Google Translate does. */
function translateTexts(root: Node): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (walker.nextNode()) texts.push(walker.currentNode as Text)
  for (const text of texts) {
    const translation = document.createElement('font')
    translation.textContent = text.data
    text.replaceWith(translation)
  }
}

const validators: readonly Validator[] = [
  { type: 'regexp', pattern: '^[A-Z]', lazy: true, message: 'Begin with a capital letter' },
]

it('a field swaps a hint with a link for its error, and back, in a translated page', async () => {
  const hint = (
    <>
      As in your passport. <a href="#help">Why?</a>
    </>
  )
  const screen = await render(
    <BaseInput name="city" label="City" description={hint} validators={validators} />,
  )
  const input = screen.getByLabelText('City')
  translateTexts(screen.container)
  await input.fill('rome')
  await userEvent.tab()
  await expect.element(input).toHaveAccessibleDescription('Begin with a capital letter')
  translateTexts(screen.container)
  await input.fill('Rome')
  await expect.element(input).toHaveAccessibleDescription('As in your passport. Why?')
})

it('a picker finds a country after a search without matches, in a translated page', async () => {
  const { screen, search } = await openPicker({
    picker: CountryPicker,
    pickerProps: { regions: phoneRegions, countryCode: null },
    onSelect: vi.fn<() => void>(),
    onClose: vi.fn<() => void>(),
  })
  const status = screen.getByRole('status')
  await search.fill('qqq')
  await expect.element(status).toHaveTextContent('qqq')
  translateTexts(screen.container)
  await search.fill('netherlands')
  await expect.element(screen.getByRole('option', { name: 'Netherlands +31' })).toBeVisible()
  await expect.element(status).not.toHaveTextContent('qqq')
})

it('a sentence with a name in it can be removed from a translated page', async () => {
  const screen = await render(
    <p>
      <Sentence text={`Remove ${isolateName('Anna')} from the list?`} />
    </p>,
  )
  translateTexts(screen.container)
  await screen.rerender(<p />)
  expect(screen.container.innerHTML).toBe('<p></p>')
})
