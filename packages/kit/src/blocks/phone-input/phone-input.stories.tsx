import { narrowRegions, phoneRegions } from '@foyer/core/phone'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { PhoneInput } from './index.ts'

const onlyUkraine = narrowRegions(phoneRegions, { allowed: ['UA'] })
const threeCountries = narrowRegions(phoneRegions, { allowed: ['DE', 'AT', 'CH'] })

const meta = {
  title: 'Blocks/Phone input',
  component: PhoneInput,
  args: {
    name: 'phone',
    label: 'Phone',
    description: 'We call only when a parcel cannot be delivered',
    countryCode: 'DE',
  },
} satisfies Meta<typeof PhoneInput>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}

export const NoCountry: Story = { args: { countryCode: null } }

export const Focused: Story = { args: { inputValue: '+4915123456789', autofocus: true } }

export const Filled: Story = { args: { inputValue: '+4915123456789' } }

export const Complete: Story = { args: { inputValue: '+4915123456789', isTouched: true } }

export const Incomplete: Story = { args: { inputValue: '+491512', isTouched: true } }

export const UnknownCode: Story = { args: { inputValue: '+9991234567', isTouched: true } }

export const Missing: Story = {
  args: {
    isTouched: true,
    validators: [{ type: 'required', lazy: true, message: 'Enter your phone number' }],
  },
}

export const Refused: Story = {
  args: { inputValue: '+4915123456789', customError: 'Another account has this number' },
}

export const Locked: Story = { args: { inputValue: '+4915123456789', lockRegion: true } }

export const SingleRegion: Story = { args: { countryCode: null, regions: onlyUkraine } }

export const FewRegions: Story = { args: { countryCode: 'AT', regions: threeCountries } }

export const WithoutPicker: Story = { args: { inputValue: '+4915123456789', countryPicker: null } }

export const Disabled: Story = { args: { inputValue: '+4915123456789', disabled: true } }
