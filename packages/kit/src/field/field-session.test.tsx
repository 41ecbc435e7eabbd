import type { FormStore } from '@foyer/core/form'
import { Activity, Suspense, startTransition, use, useState, type ReactNode } from 'react'
import { expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { BaseInput } from '../blocks/base-input/index.ts'
import { TestForm } from '../test/test-form.tsx'

const never = new Promise<never>(() => {})

/** Says when it is drawn, and then waits for ever: what is drawn with it does not reach the page. */
function Stuck({ onDrawn }: { readonly onDrawn: () => void }): ReactNode {
  onDrawn()
  return use(never)
}

it('takes nothing from a drawing that does not reach the page', async () => {
  const [drawn, ofFirst, ofSecond] = [vi.fn<() => void>(), vi.fn<() => void>(), vi.fn<() => void>()]
  function Page() {
    const [isSecond, setIsSecond] = useState(false)
    return (
      <>
        <BaseInput
          name={isSecond ? 'second' : 'first'}
          label="City"
          inputValue={isSecond ? 'Rome' : 'Oslo'}
          events={{ change: isSecond ? ofSecond : ofFirst }}
        />
        <button type="button" onClick={() => startTransition(() => setIsSecond(true))}>
          Go on
        </button>
        {isSecond && <Stuck onDrawn={drawn} />}
      </>
    )
  }
  let store: FormStore | undefined
  const screen = await render(
    <TestForm onStore={(made) => (store = made)}>
      <Suspense>
        <Page />
      </Suspense>
    </TestForm>,
  )
  await screen.getByText('Go on').click()
  await vi.waitFor(() => expect(drawn).toHaveBeenCalled())
  expect(store?.values).toEqual({ first: 'Oslo' })
  await screen.getByLabelText('City').fill('Bergen')
  expect(ofFirst).toHaveBeenCalled()
  expect(ofSecond).not.toHaveBeenCalled()
})

it('is out of its form while it is hidden with a part of the page, and back with what was typed', async () => {
  let store: FormStore | undefined
  const page = (mode: 'visible' | 'hidden') => (
    <TestForm onStore={(made) => (store = made)}>
      <Activity mode={mode}>
        <BaseInput name="city" label="City" />
      </Activity>
      <BaseInput name="name" label="Name" />
    </TestForm>
  )
  const screen = await render(page('visible'))
  await screen.getByLabelText('City').fill('Oslo')
  await screen.rerender(page('hidden'))
  expect(store?.values).toEqual({ name: '' })
  await screen.rerender(page('visible'))
  expect(store?.values).toEqual({ city: 'Oslo', name: '' })
  await screen.getByLabelText('City').fill('Bergen')
  expect(store?.values).toEqual({ city: 'Bergen', name: '' })
})
