import type { Validator } from '@foyer/core/validators'
import { createPortal } from 'react-dom'
import { expect, it, onTestFinished, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { BlockForm, type Block } from './form/block-form.tsx'
import { useFormStore } from './form/index.ts'

const validators: readonly Validator[] = [{ type: 'required', lazy: true, message: 'Enter it' }]

function Page({ blocks }: { readonly blocks: readonly Block[] }) {
  const store = useFormStore<unknown>({ send: async () => null, describeFailure: String })
  return <BlockForm store={store} blocks={blocks} hasErrorSummary label="Test" />
}

/** Renders a form into the document of a frame, whose elements are not instances of the page's classes. */
async function renderInFrame(blocks: readonly Block[]) {
  const frame = document.body.appendChild(document.createElement('iframe'))
  onTestFinished(() => frame.remove())
  const inner = frame.contentDocument as Document
  await render(createPortal(<Page blocks={blocks} />, inner.body))
  const form = inner.querySelector('form') as HTMLFormElement
  return { inner, form, controls: [...form.querySelectorAll('input')] }
}

it.each([
  ['a field', { type: 'base-input', name: 'one', label: 'One', validators }],
  ['a date in three parts', { type: 'date-parts', name: 'one', label: 'One', validators }],
] as const)('focuses and lists %s that is wrong, also in a frame', async (_case, block) => {
  const { inner, form, controls } = await renderInFrame([block])
  form.requestSubmit()
  expect(inner.activeElement).toBe(controls[0])
  await expect.poll(() => inner.querySelector('section a')?.textContent).toBe('One: Enter it')
  controls[0]?.blur()
  inner.querySelector<HTMLElement>('section a')?.click()
  expect(inner.activeElement).toBe(controls[0])
})

it('reports a link that is followed in a text, also in a frame', async () => {
  const clickLink = vi.fn<(href: string, event: { preventDefault: () => void }) => void>((_href, event) =>
    event.preventDefault(),
  )
  const text = { html: '<a href="#why">Why?</a>' }
  const { inner } = await renderInFrame([{ type: 'text', name: 'one', text, events: { clickLink } }])
  inner.querySelector('a')?.click()
  expect(clickLink).toHaveBeenCalledWith('#why', expect.anything())
})
