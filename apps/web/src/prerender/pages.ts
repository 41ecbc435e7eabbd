import type { AccountRoom } from '@foyer/account'
import type { AccountMessages } from '@foyer/core/messages/account'
import type { CheckoutMessages } from '@foyer/core/messages/checkout'
import type { SamplesMessages } from '@foyer/core/messages/samples'
import type { signIn, web } from '@foyer/core/messages/en-001'
import type { knownPaths } from '../navigation/known-paths.ts'

/** The row for addresses without a page. */
export const notFoundPath = '*'

type TitleKey = Extract<
  | keyof typeof web
  | keyof typeof signIn
  | keyof CheckoutMessages
  | keyof AccountMessages
  | keyof SamplesMessages,
  `${string}_title`
>

/** A page that the build writes in every language. */
export interface PageRow {
  /** Its file below `prerendered/<locale>/`. The build lists it for the server in `prerendered/pages.json`. */
  readonly file: string
  /** The document title. */
  readonly title: TitleKey
  /** The meta description. Pages without one are not indexed by search engines. */
  readonly description?: `page_${string}`
  /**
   * For whom the content is prerendered. Signed-in people see only the frame until the server has answered. For all others the page is
   * empty, and rendered by the client.
   */
  readonly prerenderedFor?: 'everyone' | 'members'
  /** What it shows depends on settings of the installation, so it is prerendered for each set of them (settings-sets.ts). */
  readonly followsSettings?: true
  /** What it loads in addition to the first page's scripts: modules, and groups of build/chunk-groups.mjs. */
  readonly modules?: readonly string[]
  /** Replaces `modules` for signed-in people. */
  readonly memberModules?: readonly string[]
  /** The additional messages that it needs. */
  readonly messages?: 'account' | 'checkout' | 'samples'
  /** Replaces `messages` for signed-in people. */
  readonly memberMessages?: 'account'
}

const menuModule = 'src/account/layout/user-menu.tsx'
/** What signed-in people see on pages that show something else to signed-out people. */
const memberOverview = {
  memberModules: ['account', 'src/account/overview-page.tsx', menuModule],
  memberMessages: 'account',
} as const
const frameGroup = 'frame'

/** A page of the account, which shows one room. */
function createAccountPage(file: string, title: TitleKey, room: AccountRoom): PageRow {
  const roomModule = `../../packages/account/src/rooms/${room}-room.tsx`
  return {
    file,
    title,
    prerenderedFor: 'members',
    modules: [frameGroup],
    memberModules: [frameGroup, 'account', menuModule, roomModule],
    messages: 'account',
  }
}

/** A part of the form kit. */
function createSamplePage(file: string, title: TitleKey): PageRow {
  const modules = [frameGroup, 'src/pages/samples/samples-page.tsx']
  return {
    file,
    title,
    prerenderedFor: 'everyone',
    modules,
    memberModules: [...modules, menuModule],
    messages: 'samples',
  }
}

/** All pages of the app, and the one for addresses without a page. */
export const pages: Readonly<Record<(typeof knownPaths)[number] | typeof notFoundPath, PageRow>> = {
  '/': {
    file: 'home',
    title: 'welcome_title',
    description: 'page_home',
    prerenderedFor: 'everyone',
    followsSettings: true,
    ...memberOverview,
  },
  '/sign-in': {
    file: 'sign-in',
    title: 'sign_in_title',
    description: 'page_sign_in',
    prerenderedFor: 'everyone',
    followsSettings: true,
    ...memberOverview,
  },
  '/sign-up': {
    file: 'sign-up',
    title: 'sign_up_title',
    description: 'page_sign_up',
    prerenderedFor: 'everyone',
    modules: ['src/pages/sign-up-page.tsx'],
    followsSettings: true,
    ...memberOverview,
  },
  '/recover': {
    file: 'recover',
    title: 'recovery_title',
    description: 'page_recover',
    prerenderedFor: 'everyone',
    modules: ['src/pages/recover-page.tsx'],
    followsSettings: true,
  },
  '/recover/new-password': {
    file: 'new-password',
    title: 'new_password_title',
    modules: [frameGroup, 'src/pages/new-password-page.tsx'],
  },
  '/recover/done': {
    file: 'recovered',
    title: 'recovered_title',
    prerenderedFor: 'members',
    modules: [frameGroup],
    memberModules: [frameGroup, 'src/account/password/recovered-page.tsx', menuModule],
    messages: 'account',
  },
  '/undo': {
    file: 'undo',
    title: 'undo_title',
    modules: [frameGroup, 'src/account/undo/undo-page.tsx'],
    messages: 'account',
  },
  '/verify': {
    file: 'verify',
    title: 'verify_title',
    modules: [frameGroup, 'src/verify/verify-page.tsx'],
    messages: 'account',
  },
  '/account': createAccountPage('account', 'account_title', 'profile'),
  '/account/profile': createAccountPage('account-profile', 'room_profile_title', 'profile'),
  '/account/security': createAccountPage('account-security', 'room_security_title', 'security'),
  '/account/connections': createAccountPage('account-connections', 'room_connections_title', 'connections'),
  '/account/orders': createAccountPage('account-orders', 'room_orders_title', 'orders'),
  '/account/data': createAccountPage('account-data', 'room_data_title', 'data'),
  '/checkout': {
    file: 'checkout',
    title: 'checkout_title',
    description: 'page_checkout',
    prerenderedFor: 'everyone',
    modules: [frameGroup, 'src/checkout/checkout-page.tsx'],
    memberModules: [frameGroup, 'src/checkout/checkout-page.tsx', menuModule],
    messages: 'checkout',
  },
  '/checkout/orders/:number': {
    file: 'order',
    title: 'checkout_done_title',
    modules: [frameGroup, 'src/checkout/order/order-page.tsx'],
    memberModules: [frameGroup, 'src/checkout/order/order-page.tsx', menuModule],
    messages: 'checkout',
  },
  '/terms': {
    file: 'terms',
    title: 'terms_title',
    description: 'page_terms',
    prerenderedFor: 'everyone',
    modules: [frameGroup, 'src/checkout/terms-page.tsx'],
    messages: 'checkout',
  },
  '/kit': createSamplePage('kit', 'sample_title'),
  '/kit/notices': createSamplePage('kit-notices', 'sample_notices_title'),
  '/goodbye': {
    file: 'goodbye',
    title: 'goodbye_title',
    modules: [frameGroup, 'src/account/danger/goodbye-page.tsx'],
    messages: 'account',
  },
  '/oauth/:social': {
    file: 'oauth',
    title: 'sign_in_title',
    modules: [frameGroup, 'src/pages/social/social-callback-page.tsx'],
  },
  '/oauth/google/windows': {
    file: 'windows',
    title: 'windows_title',
    modules: [frameGroup, 'src/pages/social/windows-callback-page.tsx'],
  },
  [notFoundPath]: {
    file: 'not-found',
    title: 'not_found_title',
    prerenderedFor: 'everyone',
    modules: [frameGroup, 'src/pages/not-found-page.tsx'],
  },
}

export type PagePath = keyof typeof pages
