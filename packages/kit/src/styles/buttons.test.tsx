import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { Button } from '../blocks/button/index.ts'
import { buttons } from './buttons.ts'
import './tokens.css'

it.each([
  ['beside each other in a column', 400, 'Cancel', { isBeside: true, main: 196, other: 196 }],
  ['one below the other on a narrow phone', 288, 'Cancel', { isBeside: false, main: 288, other: 288 }],
  [
    'one below the other when their texts need the width',
    400,
    'Leave everything as it is now',
    { isBeside: false, main: 400, other: 400 },
  ],
])('puts the buttons of a form %s, and lets them fill it', async (_case, inlineSize, text, expected) => {
  const screen = await render(
    <div style={{ inlineSize }}>
      <div className={buttons}>
        <span style={{ display: 'contents' }}>
          <Button text="Save" />
        </span>
        <Button text={text} variant="secondary" />
      </div>
    </div>,
  )
  const boxOf = (name: string) => screen.getByRole('button', { name }).element().getBoundingClientRect()
  const [main, other] = [boxOf('Save'), boxOf(text)]
  expect({ isBeside: main.top === other.top, main: main.width, other: other.width }).toEqual(expected)
  expect(other.top).toBeGreaterThanOrEqual(main.top)
})
