import type { Meta, StoryObj } from '@storybook/react-vite'
import { Text } from './index.ts'

const meta = {
  title: 'Blocks/Text',
  component: Text,
  args: { text: 'Delivery takes two or three days.' },
} satisfies Meta<typeof Text>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Quiet: Story = { args: { variant: 'quiet' } }
export const Small: Story = { args: { size: 'small' } }
export const WithLink: Story = {
  args: {
    text: (
      <>
        See <a href="#delivery">how we deliver</a>.
      </>
    ),
  },
}
