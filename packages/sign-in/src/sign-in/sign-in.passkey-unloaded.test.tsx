import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { withPasskeys } from '../testing/passkey-browser.ts'
import { answerJson, renderForm, user } from '../testing/render-form.tsx'
import { fillIn, submit } from '../testing/sign-in-controls.ts'
import { SignIn, type SignInProps } from './sign-in.tsx'

// The connection is gone when the part is asked for.
vi.mock(import('../api/load-later.ts'), async () => {
  const { ApiError } = await import('../api/api-error.ts')
  return { loadLater: () => Promise.reject(new ApiError(0, { code: 'offline', message: '' })) }
})

withPasskeys()

it('Says that a passkey cannot be used while its code cannot be loaded, and leaves the form to the password', async () => {
  const onError = vi.fn<NonNullable<SignInProps['onError']>>()
  const { session } = await renderForm(<SignIn onError={onError} />, answerJson(200, user))
  const button = page.getByRole('button', { name: 'Sign in with a passkey' })
  await button.click()
  const said = page.getByText(/^We could not reach the server/)
  await expect.element(said).toBeVisible()
  expect(onError.mock.calls).toMatchObject([[said.element().textContent, { code: 'offline' }]])
  await expect.element(button).toHaveFocus()
  await expect.element(button).not.toHaveAttribute('aria-busy')
  await fillIn()
  await submit.click()
  await expect.poll(() => session.getState().status).toBe('signed-in')
})
