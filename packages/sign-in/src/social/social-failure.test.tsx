import { act, useState } from 'react'
import { afterEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { stateOf, storeAuthorization } from '../testing/come-back.tsx'
import { renderSocial, SocialServer } from '../testing/social-server.tsx'
import { SocialCallback } from './social-callback.tsx'

const originalUrl = location.href

afterEach(() => {
  history.replaceState(null, '', originalUrl)
})

/** The callback page, and the page with the other ways to sign in. */
function Pages({ leave }: { readonly leave: (url: string) => void }) {
  const [isLeft, setIsLeft] = useState(false)
  if (isLeft) return <p>The sign-in page</p>
  const leavePage = (): void => setIsLeft(true)
  return (
    <SocialCallback
      social="google"
      onArrive={leavePage}
      onOtherWays={leavePage}
      onLinkBack={leavePage}
      redirect={leave}
    />
  )
}

it('does not go to the provider after “Try again” if the person has moved to another page meanwhile', async () => {
  storeAuthorization('google')
  history.replaceState(null, '', `/oauth/google?${stateOf('google')}&error=access_denied`)
  const server = new SocialServer()
  let answer = (): void => {}
  server.answers['POST /AUTH/profile-new'] = () =>
    new Promise((resolve) => {
      answer = () => resolve(Response.json({ state: 's2', nonce: null }))
    })
  const { left } = await renderSocial(server, (leave) => <Pages leave={leave} />)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.poll(() => server.sent).toHaveLength(1)
  await page.getByRole('button', { name: 'Other ways to sign in' }).click()
  await act(async () => answer())
  await expect.element(page.getByText('The sign-in page')).toBeVisible()
  expect(left).toEqual([])
})
