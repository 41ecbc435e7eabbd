import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { storeSocialCount } from '../social-count.ts'
import { SocialPlaces } from './social-places.tsx'

// R10.41
it('places for the buttons are rendered by the server as for a first visit, and then match the last visit’s number', async () => {
  storeSocialCount(2)
  const host = document.createElement('div')
  host.innerHTML = renderToString(<SocialPlaces />)
  expect(host.querySelectorAll('[data-social-place]')).toHaveLength(4)
  const onRecoverableError = vi.fn<(error: unknown) => void>()
  const root = hydrateRoot(host, <SocialPlaces />, { onRecoverableError })
  await expect.poll(() => host.querySelectorAll('[data-social-place]').length).toBe(2)
  expect(onRecoverableError).not.toHaveBeenCalled()
  root.unmount()
})
