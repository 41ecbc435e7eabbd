import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../../blocks/button/index.ts'
import { Checkbox } from '../../blocks/checkbox/index.ts'
import { Dropdown, Menu, type DropdownProps } from './index.ts'

const meta = {
  title: 'Surfaces/Dropdown',
  component: Dropdown,
  args: {
    trigger: (trigger) => (
      <button type="button" {...trigger}>
        Filter
      </button>
    ),
    children: (close) => (
      <>
        <Checkbox name="open" label="Open orders" marginBottom="small" />
        <Checkbox name="paid" label="Paid orders" marginBottom="small" />
        <Button text="Done" events={{ click: close }} />
      </>
    ),
  },
} satisfies Meta<DropdownProps>

export default meta
type Story = StoryObj<typeof meta>

const press: Story['play'] = async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { expanded: false }))
  await canvas.findByRole('button', { expanded: true })
}

const menu: Story['render'] = () => (
  <Menu
    label="Account"
    trigger={(trigger) => (
      <button type="button" {...trigger}>
        Anna
      </button>
    )}
    items={[
      { id: 'profile', title: 'Profile', to: '#profile' },
      { id: 'devices', title: 'Geräte und angemeldete Sitzungen auf anderen Rechnern', to: '#devices' },
      { id: 'out', title: 'Sign out', icon: <span aria-hidden="true">→</span> },
    ]}
  />
)

export const Closed: Story = {}

export const Open: Story = { play: press }

export const MenuClosed: Story = { render: menu }

export const MenuOpen: Story = { render: menu, play: press }
