import { signIn } from '@foyer/core/messages/en-001'
import type { ReactNode } from 'react'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { createApi } from '../api/index.ts'
import { basicFingerprint } from '../fingerprint/create-fingerprint.ts'
import { Session } from './session.ts'
import { useSession } from './use-session.ts'
import { SignIn } from '../sign-in/sign-in.tsx'
import { answerSettings, user } from '../testing/render-form.tsx'
import { fillIn, submit } from '../testing/sign-in-controls.ts'
import { FoyerProvider } from '../plugins/foyer-provider.tsx'

function Bar() {
  return <p>Bar: {useSession().state.status}</p>
}

it('Roots that share a session ask for it once, report the device once, and see each sign-in and its end, even after one is removed', async () => {
  localStorage.setItem('foyer-session', user.id)
  const asked: string[] = []
  const nobody = () => Response.json({ code: 'unauthenticated', message: '-' }, { status: 401 })
  let isIn = false
  const api = createApi({
    lang: 'en-001',
    async fetch(input) {
      const { pathname } = new URL(input instanceof Request ? input.url : input, location.origin)
      asked.push(pathname)
      if (pathname.endsWith('/settings')) return answerSettings()
      if (pathname.endsWith('/login')) isIn = true
      return isIn ? Response.json(user) : nobody()
    },
  })
  const session = new Session({ api })
  const saved: string[] = []
  const root = (name: string, part: ReactNode) => {
    const saveVisitor = async () => void saved.push(name)
    return render(
      <FoyerProvider session={session} messages={signIn} fingerprint={{ ...basicFingerprint, saveVisitor }}>
        {part}
      </FoyerProvider>,
    )
  }
  const removedRoot = await root('gone', null)
  await root('bar', <Bar />)
  const form = await root('form', <SignIn signInMethods={['password']} />)
  await removedRoot.unmount()
  await expect.element(page.getByText('Bar: signed-out')).toBeVisible()
  expect(asked.filter((path) => path.endsWith('/session'))).toHaveLength(1)

  await fillIn()
  await submit.click()
  await expect.element(page.getByText('Bar: signed-in')).toBeVisible()
  expect(saved).toEqual(['bar'])
  await form.unmount()
  isIn = false
  await api.call('sessions', {}).catch(() => undefined)
  await expect.element(page.getByText('Bar: signed-out')).toBeVisible()
})
