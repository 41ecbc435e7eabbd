import type { FormEvent } from 'react'
import { expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { userEvent } from 'vitest/browser'
import '../../styles/tokens.css'
import { Button } from './index.ts'

// R3.19, R3.50
it('reports a press once, by pointer or keyboard', async () => {
  const click = vi.fn<() => void>()
  const screen = await render(<Button text="Continue" events={{ click }} />)
  await screen.getByRole('button', { name: 'Continue' }).click()
  await userEvent.keyboard('{Enter}')
  expect(click).toHaveBeenCalledTimes(2)
})

// R3.56
it('keeps its size, its name and its focus while loading, and a press then does nothing', async () => {
  const click = vi.fn<() => void>()
  const screen = await render(<Button text="Continue" events={{ click }} />)
  const button = screen.getByRole('button', { name: 'Continue' })
  await button.click()
  const { width, height } = button.element().getBoundingClientRect()
  await screen.rerender(<Button text="Continue" events={{ click }} isLoading />)
  await expect.element(button).toHaveAttribute('aria-busy', 'true')
  await expect.element(button).toHaveFocus()
  const loading = button.element().getBoundingClientRect()
  expect([loading.width, loading.height]).toEqual([width, height])
  await userEvent.keyboard('{Enter}')
  expect(click).toHaveBeenCalledOnce()
})

// R3.51, R3.56
it.each([
  [{ size: 'small' }, { minBlockSize: '36px' }],
  [{ size: 'large' }, { minBlockSize: '52px' }],
  [{ weight: 'regular' }, { fontWeight: '400' }],
  [{ marginBottom: 'large' }, { marginBlockEnd: '24px' }],
  [{ isHidden: true }, { display: 'none' }],
] as const)('takes its look from its properties: %o', async (props, style) => {
  const screen = await render(<Button text="Continue" {...props} />)
  expect(getComputedStyle(screen.container.querySelector('button') ?? document.body)).toMatchObject(style)
})

// R3.56
it('is as wide as its container when asked', async () => {
  const screen = await render(<Button text="Continue" isWide />)
  const { width } = screen.getByRole('button').element().getBoundingClientRect()
  expect(width).toBe(screen.container.getBoundingClientRect().width)
})

// R3.56
it('submits a form only as a submit button', async () => {
  const submit = vi.fn<(event: FormEvent) => void>((event) => event.preventDefault())
  const screen = await render(
    <form onSubmit={submit}>
      <Button text="Show more" />
      <Button text="Send" buttonType="submit" />
    </form>,
  )
  await screen.getByRole('button', { name: 'Show more' }).click()
  expect(submit).not.toHaveBeenCalled()
  await screen.getByRole('button', { name: 'Send' }).click()
  expect(submit).toHaveBeenCalledOnce()
})
