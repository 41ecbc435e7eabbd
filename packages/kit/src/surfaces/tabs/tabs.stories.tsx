import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { KitRouter, type RouterAdapter } from '../../router/index.ts'
import { TabLinks, Tabs, type TabsProps } from './index.ts'

type Id = 'email' | 'phone' | 'code'

function TabsWithState(props: TabsProps<Id>) {
  const [selected, setSelected] = useState(props.selected)
  return (
    <Tabs {...props} selected={selected} onSelect={setSelected}>
      <p>The panel of {selected}</p>
    </Tabs>
  )
}

const meta = {
  title: 'Surfaces/Tabs',
  component: Tabs<Id>,
  render: (args) => <TabsWithState {...args} />,
  args: {
    label: 'Ways to sign in',
    selected: 'email',
    onSelect: () => {},
    tabs: [
      { id: 'email', title: 'E-mail' },
      { id: 'phone', title: 'Phone' },
    ],
  },
} satisfies Meta<typeof Tabs<Id>>

export default meta
type Story = StoryObj<typeof meta>

export const Horizontal: Story = {}

export const Vertical: Story = { args: { direction: 'vertical', selected: 'phone' } }

export const WithIcons: Story = {
  args: {
    tabs: [
      { id: 'email', title: 'E-mail', icon: <span aria-hidden="true">✉</span> },
      { id: 'phone', title: 'Phone', icon: <span aria-hidden="true">☎</span> },
    ],
  },
}

export const LongTitles: Story = {
  args: {
    tabs: [
      { id: 'email', title: 'E-Mail-Adresse und Benutzername' },
      { id: 'phone', title: 'Mobiltelefonnummer' },
      { id: 'code', title: 'Einmalkennwort' },
    ],
  },
}

/** A router that does not navigate, so that the story stays. */
const still: RouterAdapter = { navigate: () => {}, matchRoute: () => true, subscribe: () => () => {} }

const links: Story['render'] = ({ direction }) => (
  <KitRouter value={still}>
    <TabLinks
      label="Your account"
      selected="devices"
      direction={direction}
      tabs={[
        { id: 'profile', title: 'Profile', to: '/account' },
        { id: 'devices', title: 'Devices', to: '/account/devices' },
        { id: 'money', title: 'Currency', to: '/account/currency', icon: <span aria-hidden="true">€</span> },
      ]}
    />
  </KitRouter>
)

export const Links: Story = { render: links }

export const VerticalLinks: Story = { render: links, args: { direction: 'vertical' } }
