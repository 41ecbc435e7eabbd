import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from './index.ts'

const meta = {
  title: 'Blocks/Button',
  component: Button,
  args: { text: 'Save changes' },
} satisfies Meta<typeof Button>

export default meta
type Story = StoryObj<typeof meta>

export const Primary: Story = {}
export const Secondary: Story = { args: { variant: 'secondary' } }
export const Plain: Story = { args: { variant: 'plain' } }
export const Small: Story = { args: { size: 'small' } }
export const Large: Story = { args: { size: 'large' } }
export const RegularWeight: Story = { args: { weight: 'regular' } }
export const MediumWeight: Story = { args: { weight: 'medium' } }
export const Wide: Story = { args: { isWide: true } }
export const Loading: Story = { args: { isLoading: true } }
export const Disabled: Story = { args: { disabled: true } }
export const Unavailable: Story = {
  args: { unavailableBecause: 'reason' },
  render: (args) => (
    <>
      <Button {...args} />
      <p id="reason">Fill in the address first.</p>
    </>
  ),
}
export const LongText: Story = {
  args: { text: 'Datenschutzeinstellungen übernehmen und weiter zur Zahlungsübersicht' },
}
