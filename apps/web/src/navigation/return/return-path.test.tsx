import { MemoryRouter } from 'react-router'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { createReturnState, forwardReturnState } from './return-path.ts'
import { useReturnPath } from './use-return-path.ts'

const currentLocation = { pathname: '/account', search: '?tab=1', hash: '#top', key: 'a' }

function Shown() {
  return <output>{useReturnPath()}</output>
}

/** Renders a page that was opened with a history state. */
async function open(state: unknown): Promise<void> {
  await render(
    <MemoryRouter initialEntries={[{ pathname: '/sign-in', state }]}>
      <Shown />
    </MemoryRouter>,
  )
}

it('comes back to the page, its query and its place', async () => {
  await open(forwardReturnState({ ...currentLocation, state: createReturnState(currentLocation) }))
  await expect.element(page.getByRole('status')).toHaveTextContent('/account?tab=1#top')
})

it.each([
  null,
  undefined,
  'x',
  {},
  { from: 1 },
  { from: '//evil.example' },
  { from: '/\\evil.example' },
  { from: '/\t/evil.example' },
  { from: '/%2fevil.example' },
  { from: '/.//evil.example' },
  { from: 'https://evil.example' },
])('goes to the first page where the state is %j', async (state) => {
  await open(state)
  await expect.element(page.getByRole('status')).toHaveTextContent(/^\/$/)
})

it('passes on the return path and the promo code, and no state that is meant for one page', () => {
  const state = { from: '/checkout', promocode: 'WINTER', isPlaced: true, linked: 'google' }
  expect(forwardReturnState({ ...currentLocation, state })).toEqual({
    from: '/checkout',
    promocode: 'WINTER',
  })
})
