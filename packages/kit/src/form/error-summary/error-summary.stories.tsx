import { SubmitError } from '@foyer/core/form'
import type { Validator } from '@foyer/core/validators'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { BaseInput } from '../../blocks/base-input/index.ts'
import { EmailInput } from '../../blocks/email-input/index.ts'
import { Submit } from '../../blocks/submit/index.ts'
import { ErrorSummary, Form, FormMessage, useFormStore } from '../index.ts'

const required: readonly Validator[] = [{ type: 'required', lazy: true }]

interface NewsletterProps {
  readonly headingLevel?: 2 | 3 | 4
  readonly send: () => Promise<null>
}

function Newsletter({ headingLevel, send }: NewsletterProps) {
  const store = useFormStore<null>({
    send,
    describeFailure: () => 'It did not get through. Try again.',
  })
  return (
    <Form store={store} label="Newsletter">
      <ErrorSummary store={store} headingLevel={headingLevel} />
      <BaseInput name="name" label="Full name" autocomplete="name" validators={required} />
      <EmailInput name="email" label="E-mail" validators={required} />
      <FormMessage store={store} />
      <Submit text="Subscribe" />
    </Form>
  )
}

const meta = {
  title: 'Forms/Error summary',
  component: Newsletter,
  args: { send: async () => null },
} satisfies Meta<typeof Newsletter>

export default meta
type Story = StoryObj<typeof meta>

/** Before any submit. */
export const BeforeSubmit: Story = {}

export const Refused: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Subscribe' }))
  },
}

/** The first of two errors is corrected. */
export const PartlyCorrected: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Subscribe' }))
    await userEvent.type(canvas.getByLabelText('Full name'), 'Anna Berg')
  },
}

export const RefusedByTheServer: Story = {
  args: {
    send: async () => {
      throw new SubmitError('', { email: 'This address is on the list already. Enter another one' })
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Full name'), 'Anna Berg')
    await userEvent.type(canvas.getByLabelText('E-mail'), 'anna@example.com')
    await userEvent.click(canvas.getByRole('button', { name: 'Subscribe' }))
  },
}
