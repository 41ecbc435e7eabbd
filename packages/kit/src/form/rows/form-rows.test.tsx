import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { userEvent } from 'vitest/browser'
import '../../styles/tokens.css'
import { BlockForm, type Block } from '../block-form.tsx'
import { useFormStore } from '../index.ts'

function blocksUpTo(count: number): readonly Block[] {
  return Array.from({ length: count }, (_, index) => ({
    type: 'base-input',
    name: `field-${index}`,
    label: `Question ${index}.`,
  }))
}

interface LongFormProps {
  readonly count: number
  readonly first?: readonly Block[]
  /** Reorders the blocks. */
  readonly order?: (blocks: readonly Block[]) => readonly Block[]
}

function LongForm({ count, first, order }: LongFormProps) {
  const store = useFormStore<null>({
    send: async () => null,
    describeFailure: String,
    createKey: () => 'key',
  })
  const blocks = [...(first ?? []), ...blocksUpTo(count)]
  return <BlockForm store={store} blocks={order?.(blocks) ?? blocks} />
}

const groupsIn = (container: HTMLElement) => container.querySelectorAll('form > div:has(> div > input)')

it('leaves a form of ordinary length as it is', async () => {
  const screen = await render(<LongForm count={25} />)
  expect(groupsIn(screen.container)).toHaveLength(0)
  expect(screen.container.querySelectorAll('form > div')).toHaveLength(25)
})

it('skips the rendering of rows in a long form until they are near the screen or in use', async () => {
  const screen = await render(<LongForm count={100} />)
  const [first, last] = [groupsIn(screen.container)[0], groupsIn(screen.container)[3]]
  if (!first || !last) throw new Error('There are no groups.')
  const lastInput = screen.getByLabelText('Question 99.').element() as HTMLInputElement
  expect(getComputedStyle(last).contentVisibility).toBe('auto')
  expect(lastInput.checkVisibility({ contentVisibilityAuto: true })).toBe(false)
  lastInput.focus()
  // Otherwise the browser would clip content that overflows the group in use, such as a list of suggestions.
  expect(getComputedStyle(last).contentVisibility).toBe('visible')
  const box = lastInput.getBoundingClientRect()
  expect(box.top).toBeGreaterThanOrEqual(0)
  expect(box.bottom).toBeLessThanOrEqual(innerHeight)
})

it.each([25, 26, 60])(
  'keeps focus and text of a field when a row appears above it in a form of %i rows',
  async (count) => {
    const screen = await render(<LongForm count={count} />)
    const input = screen.getByLabelText('Question 24.')
    await input.click()
    await userEvent.keyboard('An answer')
    await screen.rerender(<LongForm count={count} first={[{ type: 'text', name: 'new', text: 'More' }]} />)
    await expect.element(screen.getByText('More')).toBeInTheDocument()
    await expect.element(input).toHaveFocus()
    await expect.element(input).toHaveValue('An answer')
  },
)

it('keeps focus and text of a field when a row from far below is dragged above it', async () => {
  const screen = await render(<LongForm count={60} />)
  const input = screen.getByLabelText('Question 3.')
  await input.click()
  await userEvent.keyboard('An answer')
  await screen.rerender(
    <LongForm count={60} order={(blocks) => [...blocks.slice(40, 41), ...blocks.toSpliced(40, 1)]} />,
  )
  await expect.poll(() => screen.container.querySelector('input')?.name).toBe('field-40')
  await expect.element(input).toHaveFocus()
  await expect.element(input).toHaveValue('An answer')
})

it('goes through all rows by Tab, from one group into the next, and back', async () => {
  const screen = await render(<LongForm count={60} />)
  const input = (index: number) => screen.getByLabelText(`Question ${index}.`)
  ;(input(24).element() as HTMLElement).focus()
  await userEvent.tab()
  await expect.element(input(25)).toHaveFocus()
  await userEvent.tab({ shift: true })
  await expect.element(input(24)).toHaveFocus()
})

it('lets find-in-page find text in rows that are far away', async () => {
  const screen = await render(<LongForm count={200} />)
  getSelection()?.removeAllRanges()
  const find = (globalThis as unknown as { find: (text: string) => boolean }).find
  expect(find.call(globalThis, 'Question 180.')).toBe(true)
  expect(getSelection()?.anchorNode?.textContent).toBe('Question 180.')
  await screen.unmount()
})

it('ends a jump to a far-away row with that row in view, where the page reports it', async () => {
  const screen = await render(<LongForm count={400} />)
  const input = screen.getByLabelText('Question 390.').element()
  input.scrollIntoView({ block: 'center' })
  await new Promise(requestAnimationFrame)
  await new Promise(requestAnimationFrame)
  const box = input.getBoundingClientRect()
  expect(box.top).toBeGreaterThanOrEqual(0)
  expect(box.bottom).toBeLessThanOrEqual(innerHeight)
  expect(document.elementFromPoint(box.left + 5, box.top + 5)).toBe(input)
})
