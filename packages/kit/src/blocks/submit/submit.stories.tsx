import type { Meta, StoryObj } from '@storybook/react-vite'
import { Submit } from './index.ts'

const meta = {
  title: 'Blocks/Submit',
  component: Submit,
  args: { text: 'Place the order' },
} satisfies Meta<typeof Submit>

export default meta
type Story = StoryObj<typeof meta>

export const Idle: Story = {}
export const Pending: Story = { args: { pending: true } }
export const Disabled: Story = { args: { disabled: true } }
export const Narrow: Story = { args: { isWide: false } }
