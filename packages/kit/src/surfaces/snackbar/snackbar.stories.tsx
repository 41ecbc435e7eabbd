import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { Button } from '../../blocks/button/index.ts'
import {
  SnackbarLayer,
  Snackbars,
  SnackbarStore,
  type SnackbarLayerProps,
  type SnackbarOptions,
} from './index.ts'

interface ShownProps extends SnackbarLayerProps {
  readonly shown: readonly SnackbarOptions[]
}

/** Snackbars that stay open, to look at; the button shows them again. */
function Shown({ shown, ...layer }: ShownProps) {
  const show = (store: SnackbarStore): void =>
    shown.forEach((options) => store.show({ duration: Infinity, ...options }))
  const [store] = useState(() => {
    const store = new SnackbarStore()
    show(store)
    return store
  })
  return (
    <Snackbars value={store}>
      <Button text="Show" variant="secondary" events={{ click: () => show(store) }} />
      <SnackbarLayer {...layer} />
    </Snackbars>
  )
}

const meta = {
  title: 'Surfaces/Snackbar',
  component: Shown,
  args: { shown: [{ title: 'Saved', text: 'Your profile is up to date' }] },
} satisfies Meta<typeof Shown>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const OneLine: Story = { args: { shown: [{ text: 'Link copied' }] } }

export const Information: Story = {
  args: {
    shown: [{ variant: 'info', title: 'A new version is ready', text: 'It starts with the next page' }],
  },
}

export const Success: Story = { args: { shown: [{ variant: 'success', title: 'Password changed' }] } }

export const Failure: Story = {
  args: {
    shown: [
      { variant: 'error', title: 'Not saved', text: 'There is no connection. Check it and save again' },
    ],
  },
}

export const Custom: Story = {
  args: {
    shown: [
      {
        variant: 'custom',
        title: 'Draft deleted',
        render: ({ title, close }) => (
          <>
            <p>{title}</p>
            <Button text="Undo" size="large" variant="secondary" events={{ click: close }} />
          </>
        ),
      },
    ],
  },
}

export const Several: Story = {
  args: {
    shown: [
      { variant: 'success', title: 'Photo added' },
      { variant: 'info', title: 'Anna has joined', text: 'She can see your documents now' },
      { variant: 'error', title: 'Not sent', text: 'Try again in a minute' },
    ],
  },
}

export const LongText: Story = {
  args: {
    shown: [
      {
        variant: 'error',
        title: 'Die Rechtsschutzversicherungsgesellschaft konnte nicht erreicht werden',
        text: 'https://example.org/a/very/long/address/that/has/no/space/in/it\nPrüfen Sie Ihre Verbindung',
      },
    ],
  },
}

export const Light: Story = {
  args: { scheme: 'light', shown: [{ variant: 'success', title: 'Saved', text: 'In light colours' }] },
}

export const LeftTop: Story = { args: { position: 'leftTop' } }

export const LeftBottom: Story = { args: { position: 'leftBottom' } }

export const RightTop: Story = { args: { position: 'rightTop' } }

export const ClosesByItself: Story = { args: { shown: [{ title: 'Gone in five seconds', duration: 5000 }] } }
