import type { FormValues } from '@foyer/core/form'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { BlockForm, type Block } from './block-form.tsx'
import { useFormStore } from './use-form-store.ts'

const blocks: readonly Block[] = [
  { type: 'text', name: 'intro', text: 'Two minutes, and it is on its way.', variant: 'quiet' },
  {
    type: 'base-input',
    name: 'name',
    label: 'Full name',
    autocomplete: 'name',
    validators: [{ type: 'required', lazy: true, message: 'Enter your name' }],
  },
  {
    type: 'email-input',
    name: 'email',
    label: 'E-mail',
    description: 'The receipt goes here',
    validators: [
      { type: 'required', lazy: true, message: 'Enter your e-mail address' },
      { type: 'email', lazy: true },
    ],
  },
  { type: 'phone-input', name: 'phone', label: 'Phone', countryCode: 'GB' },
  { type: 'date-input', name: 'day', label: 'Delivery day', min: '2026-01-01', max: '2099-12-31' },
  {
    type: 'group-label',
    name: 'address',
    label: 'Address',
    description: 'Where it goes',
    blocks: [
      { type: 'base-input', name: 'street', label: 'Street and number', autocomplete: 'street-address' },
      { type: 'base-input', name: 'city', label: 'City', autocomplete: 'address-level2' },
    ],
  },
  {
    type: 'checkbox',
    name: 'terms',
    label: 'I agree to the terms',
    validators: [{ type: 'required', lazy: true, message: 'Agree to the terms to go on' }],
  },
  { type: 'submit', name: 'send', text: 'Place the order', isWide: true },
]

interface CheckoutProps {
  /** The value of CSS `grid-template`. */
  readonly gridTemplate?: string
  readonly send: (values: FormValues) => Promise<null>
}

function Checkout({ gridTemplate, send }: CheckoutProps) {
  const store = useFormStore<null>({
    send,
    describeFailure: () => 'The order did not get through. Try again.',
    createKey: () => crypto.randomUUID(),
  })
  return <BlockForm store={store} blocks={blocks} gridTemplate={gridTemplate} label="Checkout" />
}

const meta = {
  title: 'Forms/Checkout',
  component: Checkout,
  args: { send: async () => null },
} satisfies Meta<typeof Checkout>

export default meta
type Story = StoryObj<typeof meta>

export const InOneColumn: Story = {}
