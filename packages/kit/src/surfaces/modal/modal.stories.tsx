import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect, useRef, useState } from 'react'
import { BaseInput } from '../../blocks/base-input/index.ts'
import { Button } from '../../blocks/button/index.ts'
import {
  createLazyContent,
  ModalLayer,
  Modals,
  ModalStore,
  useModal,
  type ModalContentProps,
  type ModalOptions,
} from './index.ts'

function Opened({ options }: { readonly options: ModalOptions<string> }) {
  const [store] = useState(() => new ModalStore())
  return (
    <Modals value={store}>
      <Opener options={options} />
      <ModalLayer />
    </Modals>
  )
}

/** Opens the modal at once, and again with a button; shows the result of the last one. */
function Opener({ options }: { readonly options: ModalOptions<string> }) {
  const open = useModal()
  const [end, setEnd] = useState('')
  const show = async (): Promise<void> => {
    const { intent, source, value } = await open('example', options)
    setEnd([intent, source, value].filter(Boolean).join(', '))
  }
  const first = useRef(show)
  useEffect(() => void first.current(), [])
  return (
    <>
      <Button text="Open" events={{ click: () => void show() }} />
      <p>{end}</p>
    </>
  )
}

function Question({ modal }: ModalContentProps<string>) {
  return (
    <>
      <p>You will have to sign in again on this device.</p>
      <Button
        text="Sign out"
        isWide
        marginBottom="small"
        events={{ click: () => modal.resolve('sign out') }}
      />
      <Button text="Stay" variant="secondary" isWide events={{ click: () => modal.cancel() }} />
    </>
  )
}

function NameForm({ modal }: ModalContentProps<string>) {
  return (
    <form action={(data) => modal.resolve(data.get('name') as string)}>
      <BaseInput name="name" label="Name" autocomplete="name" autofocus />
      <Button text="Save" buttonType="submit" isWide />
    </form>
  )
}

/** A letter with unsaved changes, which asks before it closes. */
function Draft({ modal }: ModalContentProps<string>) {
  const [isRefused, setIsRefused] = useState(false)
  useEffect(
    () =>
      modal.guard(({ intent }) => {
        setIsRefused(intent === 'cancel')
        return intent === 'resolve'
      }),
    [modal],
  )
  return (
    <>
      <BaseInput name="letter" label="Letter" inputValue="Dear Anna" />
      <p role="alert">{isRefused && 'This letter is not sent. Send it, or throw it away.'}</p>
      <Button text="Send" isWide marginBottom="small" events={{ click: () => modal.resolve('sent') }} />
      <Button
        text="Throw away"
        variant="secondary"
        isWide
        events={{ click: () => modal.resolve('thrown away') }}
      />
    </>
  )
}

/** Opens another modal above itself. */
function Outer({ modal }: ModalContentProps<string>) {
  const open = useModal()
  const leave = async (): Promise<void> => {
    const { intent } = await open('sure', { title: 'Leave without saving?', content: Question })
    if (intent === 'resolve') modal.cancel()
  }
  return <Button text="Leave" isWide events={{ click: () => void leave() }} />
}

function Terms() {
  return Array.from({ length: 24 }, (_, index) => (
    <p key={index}>
      {index + 1}. What is said here is said at length, so that there is something to scroll, and the page
      behind stays where it is.
    </p>
  ))
}

const Waiting = createLazyContent<string>(() => new Promise(() => {}))
const Missing = createLazyContent<string>(() => Promise.reject(new TypeError('Failed to fetch')))

const meta = {
  title: 'Surfaces/Modal',
  component: Opened,
  args: { options: { title: 'Sign out?', content: Question } },
} satisfies Meta<typeof Opened>

export default meta
type Story = StoryObj<typeof meta>

export const QuestionToAnswer: Story = {}

export const Form: Story = { args: { options: { title: 'Your name', content: NameForm } } }

export const RefusesToClose: Story = { args: { options: { title: 'New letter', content: Draft } } }

export const Nested: Story = { args: { options: { title: 'Profile', content: Outer } } }

export const LongContent: Story = { args: { options: { title: 'Terms of use', content: Terms } } }

export const LongTitle: Story = {
  args: {
    options: { title: 'Rechtsschutzversicherungsgesellschaften und ihre Vertretungen', content: Question },
  },
}

export const IgnoresOutsidePress: Story = {
  args: { options: { title: 'Sign out?', content: Question, ignoresOutsidePress: true } },
}

export const Loading: Story = { args: { options: { title: 'Choose a photo', content: Waiting } } }

export const LoadingFailed: Story = {
  args: { options: { title: 'Choose a photo', content: Missing } },
  play: async ({ canvas }) => void (await canvas.findByRole('alert')),
}
