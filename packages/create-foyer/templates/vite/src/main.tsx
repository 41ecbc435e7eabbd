import { accountRooms, SignedIn, SignedOut, UserButton, useUser } from '@foyer/account'
import { signIn, userButton } from '@foyer/core/messages/en-001'
import {
  FoyerProvider,
  NewPassword,
  Recovery,
  SignIn,
  SignUp,
  SocialButtons,
  SocialCallback,
} from '@foyer/sign-in'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { AccountPage, UndoPage, VerifyPage } from './account-pages.tsx'
import '@foyer/kit/styles.css'
import './layout.css'

const go = (path: string) => location.replace(path)
const goHome = () => go('/')

/** What the link in a mail carries: removed at once from the address, where it could be seen and shared. */
const link = new URLSearchParams(location.hash.slice(1))
const token = link.get('token') ?? ''
const code = link.get('code')
if (token !== '' || code !== null) history.replaceState(null, '', location.pathname)

function Bar() {
  const { status } = useUser()
  return (
    <header>
      <a href="/">Shop</a>
      <UserButton messages={userButton} links={{ account: '/account', security: '/account/security' }} />
      <SignedOut>
        <a href="/sign-in">Sign in</a>
      </SignedOut>
      {status === 'unknown' && <span>The server cannot be reached.</span>}
    </header>
  )
}

function Page() {
  const path = location.pathname
  if (path.startsWith('/oauth/')) {
    const social = path.slice('/oauth/'.length)
    return <SocialCallback social={social} onArrive={go} onLinkBack={go} onOtherWays={() => go('/sign-in')} />
  }
  const room = accountRooms.find((name) => path === `/account/${name}`)
  if (room !== undefined) return <AccountPage room={room} />
  switch (path) {
    case '/sign-in':
      return (
        <SignIn
          links={{ signUp: '/sign-up', recovery: '/recover' }}
          social={<SocialButtons pathname="/" />}
          onSuccess={goHome}
        />
      )
    case '/sign-up':
      return <SignUp links={{ signIn: '/sign-in' }} onSuccess={goHome} />
    case '/recover':
      return <Recovery links={{ signIn: '/sign-in' }} onSuccess={goHome} />
    case '/recover/new-password':
      return <NewPassword token={token} links={{ recovery: '/recover' }} onSuccess={goHome} />
    case '/account':
      return <AccountPage room={undefined} />
    case '/verify':
      return <VerifyPage code={code} purpose={link.get('purpose')} />
    case '/undo':
      return <UndoPage token={token} />
    default:
      return <Home />
  }
}

function Home() {
  return (
    <>
      <SignedIn>{(user) => <p>Signed in as {user.email ?? user.name}</p>}</SignedIn>
      <SignedOut>
        <p>Nobody is signed in.</p>
      </SignedOut>
    </>
  )
}

const root = document.getElementById('root')
if (root === null) throw new Error('index.html has no element with the id "root".')
createRoot(root).render(
  <StrictMode>
    <FoyerProvider messages={signIn}>
      <Bar />
      <main>
        <Page />
      </main>
    </FoyerProvider>
  </StrictMode>,
)
