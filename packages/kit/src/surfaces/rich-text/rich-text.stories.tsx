import type { Meta, StoryObj } from '@storybook/react-vite'
import { BaseInput } from '../../blocks/base-input/index.ts'
import { Text } from '../../blocks/text/index.ts'
import { RichText } from './index.ts'

const meta = {
  title: 'Surfaces/Rich text',
  component: RichText,
  render: (args) => <Text text={<RichText {...args} />} />,
  args: {
    html: 'Read <a href="#terms">the terms</a> and <a href="https://example.com" target="_blank">the fine print</a>.',
  },
} satisfies Meta<typeof RichText>

export default meta
type Story = StoryObj<typeof meta>

export const Paragraph: Story = {}

export const Hint: Story = {
  render: (args) => <BaseInput name="name" label="Name" description={<RichText {...args} />} />,
}

export const HostileMarkup: Story = {
  args: {
    html: 'Before <img src=x onerror="alert(1)"><a href="javascript:alert(1)">no link</a><script>alert(1)</script> after <a href="#a" style="position: fixed; inset: 0">a link</a>.',
  },
}
