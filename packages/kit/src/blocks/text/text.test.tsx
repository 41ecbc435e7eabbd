import { expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { userEvent } from 'vitest/browser'
import { Text } from './index.ts'

// R3.46
it('reports each press, and each link that is followed by pointer or by key, once', async () => {
  const click = vi.fn<() => void>()
  const clickLink = vi.fn<(href: string) => void>()
  const text = (
    <>
      Read <a href="#terms">the terms</a> first
    </>
  )
  const screen = await render(<Text text={text} events={{ click, clickLink }} />)
  await screen.getByText('Read').click({ position: { x: 2, y: 8 } })
  expect([click.mock.calls.length, clickLink.mock.calls.length]).toEqual([1, 0])
  await screen.getByRole('link', { name: 'the terms' }).click()
  expect(clickLink.mock.calls.map(([href]) => href)).toEqual(['#terms'])
  await userEvent.keyboard('{Enter}')
  expect([click.mock.calls.length, clickLink.mock.calls.length]).toEqual([3, 2])
})
