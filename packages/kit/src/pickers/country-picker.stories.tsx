import { narrowRegions, phoneRegions } from '@foyer/core/phone'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import type { CountryPickerProps } from './country-picker-props.ts'
import { CountryPicker } from './lazy/lazy-country-picker.ts'

/** A button that opens the picker, and closes it as an input does. */
function Opened({ countryCode, ...props }: Partial<CountryPickerProps>) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [isOpen, setIsOpen] = useState(true)
  const [chosen, setChosen] = useState(countryCode ?? null)
  const close = (): void => {
    setIsOpen(false)
    anchor?.focus()
  }
  return (
    <>
      <button ref={setAnchor} type="button" aria-expanded={isOpen} onClick={() => setIsOpen(true)}>
        Country: {chosen ?? 'none'}
      </button>
      {isOpen && anchor !== null && (
        <CountryPicker
          regions={phoneRegions}
          {...props}
          countryCode={chosen}
          anchor={anchor}
          onClose={close}
          onSelect={(code) => {
            setChosen(code)
            close()
          }}
        />
      )}
    </>
  )
}

const meta = { title: 'Pickers/Country', component: Opened } satisfies Meta<typeof Opened>

export default meta
type Story = StoryObj<typeof meta>

export const NothingChosen: Story = {}

export const Chosen: Story = { args: { countryCode: 'NL' } }

export const FewCountries: Story = {
  args: { regions: narrowRegions(phoneRegions, { allowed: ['NL', 'BE', 'LU'] }), countryCode: 'BE' },
}
