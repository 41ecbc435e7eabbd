import { expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { userEvent } from 'vitest/browser'
import { TestForm } from '../../testing/test-form.tsx'
import { Submit } from './index.ts'

// R3.31
it('follows the submission of its form, and a second press submits nothing', async () => {
  let answer: ((result: null) => void) | undefined
  const send = vi.fn<() => Promise<null>>(() => new Promise((resolve) => (answer = resolve)))
  const screen = await render(
    <TestForm send={send}>
      <Submit text="Sign in" />
    </TestForm>,
  )
  const button = screen.getByRole('button', { name: 'Sign in' })
  await expect.element(button).not.toHaveAttribute('aria-busy')
  await button.click()
  await expect.element(button).toHaveAttribute('aria-busy', 'true')
  await userEvent.keyboard('{Enter}')
  await button.click({ force: true })
  expect(send).toHaveBeenCalledOnce()
  answer?.(null)
  await expect.element(button).not.toHaveAttribute('aria-busy')
})

// R3.57
it.each([true, false])('shows a pending flag that the caller gives: %s', async (pending) => {
  const screen = await render(<Submit text="Sign in" pending={pending} />)
  const { ariaBusy } = screen.getByRole('button').element()
  expect(ariaBusy === 'true').toBe(pending)
})
