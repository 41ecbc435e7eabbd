import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import '../styles/tokens.css'
import { isolate, isolateName, Sentence } from './isolated.tsx'

const address = 'anna-maria@example-company.com'
const text = `We send a code to ${isolate(address)}, to make sure that it is yours.`

function show(width: number) {
  return render(
    <p style={{ width, font: '16px/20px monospace' }}>
      <Sentence text={text} />
    </p>,
  )
}

it.each([
  ['on one line, though the line before it has room for its first part', 320, 1],
  ['on as many lines as it needs, where it is wider than a line', 200, 2],
])('An address in a sentence stands %s', async (_where, width, lines) => {
  const screen = await show(width)
  const box = screen.getByText(address).element().parentElement
  expect(box?.getBoundingClientRect().height).toBe(20 * lines)
  expect(screen.container.querySelector('p')?.scrollWidth).toBeLessThanOrEqual(width)
})

it('The comma after the address never begins a line, even if the line before has room for the address alone', async () => {
  const screen = await show(290)
  const sentence = screen.container.querySelector('p')
  const comma = document.createRange()
  const texts = document.createTreeWalker(screen.container, NodeFilter.SHOW_TEXT)
  while (texts.nextNode() && !texts.currentNode.textContent?.startsWith(','));
  comma.setStart(texts.currentNode, 0)
  comma.setEnd(texts.currentNode, 1)
  const { left } = comma.getBoundingClientRect()
  expect(left).toBeGreaterThan(sentence?.getBoundingClientRect().left ?? left)
})

it('The address reads from left to right, and is copied without any marks around it', async () => {
  const screen = await show(320)
  await expect.element(screen.getByText(address)).toHaveAttribute('dir', 'ltr')
  expect(screen.container.textContent).toBe(`We send a code to ${address}, to make sure that it is yours.`)
})

it('A browser that translates the page leaves the address as it is', async () => {
  const screen = await show(320)
  await expect.element(screen.getByText(address)).toHaveAttribute('translate', 'no')
  expect(screen.container.querySelectorAll('[translate]')).toHaveLength(1)
})

it.each([
  ['Ключ Анны', 'ltr'],
  ['مفتاح العمل 2', 'rtl'],
])('A name has the direction of its own first letter: %s', async (name, direction) => {
  const screen = await render(<Sentence text={`Remove ${isolateName(name)}?`} />)
  const shown = screen.getByText(name).element()
  expect(getComputedStyle(shown).direction).toBe(direction)
  expect(screen.container.textContent).toBe(`Remove ${name}?`)
})
