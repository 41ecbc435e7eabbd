import type { Meta, StoryObj } from '@storybook/react-vite'
import { ContentButton } from './index.ts'

const meta = {
  title: 'Blocks/Content button',
  component: ContentButton,
  args: {
    children: (
      <>
        <svg width="18" height="18" viewBox="0 0 18 18" aria-hidden="true">
          <path d="M3 17V8a6 6 0 0 1 12 0v9" fill="none" stroke="currentColor" strokeWidth="2" />
        </svg>
        Continue with Foyer
      </>
    ),
  },
} satisfies Meta<typeof ContentButton>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Wide: Story = { args: { isWide: true } }
export const Loading: Story = { args: { isLoading: true } }
export const Disabled: Story = { args: { disabled: true } }
