import { expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { ContentButton } from './index.ts'

// R3.21
it('is named by its content and reports a press once', async () => {
  const click = vi.fn<() => void>()
  const screen = await render(
    <ContentButton events={{ click }}>
      <svg aria-hidden="true" width="18" height="18" />
      Google
    </ContentButton>,
  )
  await screen.getByRole('button', { name: 'Google' }).click()
  expect(click).toHaveBeenCalledOnce()
})

it('submits no form', async () => {
  const screen = await render(<ContentButton>Google</ContentButton>)
  await expect.element(screen.getByRole('button')).toHaveAttribute('type', 'button')
})
