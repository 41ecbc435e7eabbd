import type { AccountProvider, UserButton } from '../index.ts'
import * as parts from '../index.ts'
import type { ComponentProps, ReactElement } from 'react'

type AccountMessages = ComponentProps<typeof AccountProvider>['messages']
type ButtonMessages = ComponentProps<typeof UserButton>['messages']

const links: parts.AccountLinks = {
  account: '/account',
  signIn: '/sign-in',
  recovery: '/recover',
  verify: '/verify',
  order: (number) => `/orders/${number}`,
  checkout: '/checkout',
}
/** The pages of the rooms. */
export const rooms = {
  profile: '/account/profile',
  security: '/account/security',
  connections: '/account/connections',
  orders: '/account/orders',
  data: '/account/data',
}
const ignore = (): void => {}

/** Every component, as it is rendered alone. `shows`: a call whose answer it shows. */
export interface Part {
  readonly name: string
  readonly shows?: string
  readonly element: (messages: {
    readonly account: AccountMessages
    readonly userButton: ButtonMessages
  }) => ReactElement
}

const sections: readonly (readonly [name: string, element: ReactElement, shows?: string])[] = [
  ['Profile', <parts.Profile key="1" />],
  ['Identifiers', <parts.Identifiers key="2" />, 'GET /web/v1/auth/identifiers'],
  ['Preferences', <parts.Preferences key="3" />, 'GET /web/v1/auth/account'],
  ['Password', <parts.Password key="4" />, 'GET /web/v1/auth/account'],
  ['Passkeys', <parts.Passkeys key="10" />, 'GET /web/v1/auth/factors'],
  ['Authenticator', <parts.Authenticator key="11" />, 'GET /web/v1/auth/factors'],
  ['RecoveryCodes', <parts.RecoveryCodes key="12" />, 'GET /web/v1/auth/factors'],
  ['Sessions', <parts.Sessions key="5" />, 'GET /web/v1/auth/sessions'],
  ['Identities', <parts.Identities key="6" />, 'GET /web/v1/auth/identities'],
  ['Orders', <parts.Orders key="7" />, 'GET /web/v1/orders'],
  ['OwnData', <parts.OwnData key="8" />],
  ['Deletion', <parts.Deletion key="9" />],
]

const pages: readonly (readonly [name: string, element: ReactElement, shows?: string])[] = [
  [
    'Undo',
    <parts.Undo key="1" token="token" onRecovery={ignore} />,
    'POST /web/v1/auth/identifiers/undo/check',
  ],
  [
    'Recovered',
    <parts.Recovered
      key="2"
      unlinked={[{ social: 'vk', name: 'Somebody' }]}
      hadPassword
      onPasswordSet={ignore}
      onContinue={ignore}
    />,
    'GET /web/v1/auth/sessions',
  ],
  [
    'Verify',
    <parts.Verify key="3" onContinue={ignore} onEnded={ignore} onSignUp={ignore} />,
    'GET /web/v1/auth/identifiers',
  ],
  ['ShownCode', <parts.ShownCode key="4" code="123456" />],
  ['LinkedSignIn', <parts.LinkedSignIn key="5" code="123456" onContinue={ignore} onEnded={ignore} />],
  ['Goodbye', <parts.Goodbye key="6" />],
  ['UnprovenNotice', <parts.UnprovenNotice key="7" kind="phone" />],
]

export const allParts: readonly Part[] = [
  {
    name: 'Account',
    shows: 'GET /web/v1/orders',
    element: ({ account }) => <parts.Account messages={account} links={links} />,
  },
  {
    name: 'Account as links to its rooms',
    element: ({ account }) => <parts.Account messages={account} links={{ ...links, rooms }} />,
  },
  ...parts.accountRooms.map((room) => ({
    name: `Account room="${room}"`,
    ...(room === 'orders' && { shows: 'GET /web/v1/orders' }),
    element: ({ account }: Parameters<Part['element']>[0]) => (
      <parts.Account messages={account} links={{ ...links, rooms }} room={room} />
    ),
  })),
  {
    name: 'RoomNav',
    element: ({ account }) => (
      <parts.AccountProvider messages={account} links={{ ...links, rooms }}>
        <parts.RoomNav />
      </parts.AccountProvider>
    ),
  },
  ...sections.map(([name, element, shows]) => ({
    name,
    ...(shows !== undefined && { shows }),
    element: ({ account }: Parameters<Part['element']>[0]) => (
      <parts.Account messages={account} links={links}>
        {element}
      </parts.Account>
    ),
  })),
  ...pages.map(([name, element, shows]) => ({
    name,
    ...(shows !== undefined && { shows }),
    element: ({ account }: Parameters<Part['element']>[0]) => (
      <parts.AccountProvider messages={account} links={links}>
        {element}
      </parts.AccountProvider>
    ),
  })),
  {
    name: 'UserButton',
    element: ({ userButton }) => (
      <parts.UserButton
        messages={userButton}
        links={{ account: '/account', security: '/account/security#password' }}
      />
    ),
  },
  {
    name: 'UserButton with an initial',
    element: ({ userButton }) => <parts.UserButton messages={userButton} display="initial" />,
  },
  { name: 'SignOutButton', element: ({ userButton }) => <parts.SignOutButton messages={userButton} /> },
]
