import { SubmitError, type FormValues } from '@foyer/core/form'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { BlockForm, type Block } from './block-form.tsx'
import styles from './checkout.stories.module.css'
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
    type: 'zipcode-input',
    name: 'zip',
    label: 'Zip code',
    zipcodeValidators: [{ type: 'fiveDigits', regexp: '^[0-9]{5}$', errorMessage: 'Five digits' }],
  },
  { type: 'voucher-input', name: 'voucher', label: 'Voucher', description: 'If you have one' },
  {
    type: 'checkbox',
    name: 'terms',
    label: 'I agree to the terms',
    validators: [{ type: 'required', lazy: true, message: 'Agree to the terms to continue' }],
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
  })
  return (
    <div className={styles.checkout}>
      <BlockForm store={store} blocks={blocks} gridTemplate={gridTemplate} label="Checkout" hasErrorSummary />
    </div>
  )
}

const meta = {
  title: 'Forms/Checkout',
  component: Checkout,
  args: { send: async () => null },
} satisfies Meta<typeof Checkout>

export default meta
type Story = StoryObj<typeof meta>

export const InOneColumn: Story = {}

/** The template comes from a CSS variable, so that it can change with the width of the page. */
export const InAGrid: Story = { args: { gridTemplate: 'var(--checkout-grid)' } }

/** After a submit with nothing filled in. */
export const SubmittedEmpty: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Place the order' }))
  },
}

/** Filled in and submitted, without an answer. */
export const Pending: Story = {
  args: { send: () => new Promise(() => {}) },
  play: fillInAndSend,
}

/** The server answers with a message for the form, and with messages for two of its fields. */
export const RefusedByTheServer: Story = {
  args: {
    send: async () => {
      throw new SubmitError('Some things have to be mended.', {
        zip: 'We do not deliver there yet',
        voucher: 'This voucher is used up',
      })
    },
  },
  play: fillInAndSend,
}

async function fillInAndSend({
  canvas,
  userEvent,
}: Parameters<NonNullable<Story['play']>>[0]): Promise<void> {
  await userEvent.type(canvas.getByLabelText('Full name'), 'Anna Berg')
  await userEvent.type(canvas.getByLabelText('E-mail'), 'anna@example.com')
  await userEvent.type(canvas.getByLabelText('Zip code'), '10001')
  await userEvent.type(canvas.getByLabelText('Voucher'), 'SPRING26')
  await userEvent.click(canvas.getByLabelText('I agree to the terms'))
  await userEvent.click(canvas.getByRole('button', { name: 'Place the order' }))
}
