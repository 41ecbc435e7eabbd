import { signIn } from '@foyer/core/messages/en-001'
import {
  FoyerProvider,
  NewPassword,
  Recovery,
  SignIn,
  SignUp,
  SocialButtons,
  SocialCallback,
  useSession,
} from '@foyer/sign-in'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import '@foyer/kit/styles.css'

const go = (path: string) => location.replace(path)
const goHome = () => go('/')

/** What the link of a recovery mail brings: taken out of the address at once, where it could be seen and shared. */
const token = new URLSearchParams(location.hash.slice(1)).get('token') ?? ''
if (token !== '') history.replaceState(null, '', location.pathname)

function Page() {
  const path = location.pathname
  if (path.startsWith('/oauth/')) {
    const social = path.slice('/oauth/'.length)
    return <SocialCallback social={social} onArrive={go} onLinkBack={go} onOtherWays={() => go('/sign-in')} />
  }
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
    default:
      return <Home />
  }
}

function Home() {
  const { state, session } = useSession()
  switch (state.status) {
    case 'checking':
      return <p>One moment …</p>
    case 'unknown':
      return <p>The server cannot be reached.</p>
    case 'signed-out':
      return <a href="/sign-in">Sign in</a>
    case 'signed-in':
      return (
        <>
          <p>Signed in as {state.user.email ?? state.user.name}</p>
          <button onClick={() => void session.signOut()}>Sign out</button>
        </>
      )
  }
}

const root = document.getElementById('root')
if (root === null) throw new Error('index.html has no element with the id "root".')
createRoot(root).render(
  <StrictMode>
    <FoyerProvider messages={signIn}>
      <Page />
    </FoyerProvider>
  </StrictMode>,
)
