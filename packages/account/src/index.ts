'use client'

export { Account, type AccountProps } from './account.tsx'
export { Deletion, type DeletionProps } from './danger/deletion.tsx'
export { Goodbye, type GoodbyeProps } from './danger/goodbye.tsx'
export { OwnData, type OwnDataProps } from './danger/own-data.tsx'
export { Authenticator } from './factors/authenticator.tsx'
export { PasskeyOffer, type PasskeyOfferProps } from './factors/passkeys/passkey-offer.tsx'
export { Passkeys } from './factors/passkeys/passkeys.tsx'
export { RecoveryCodes } from './factors/recovery-codes.tsx'
export { Identifiers } from './identifiers/identifiers.tsx'
export { Identities, type IdentitiesProps } from './identities/identities.tsx'
export { SignOutButton, type SignOutButtonProps } from './user/sign-out-button.tsx'
export { UserButton, type UserButtonLinks, type UserButtonProps } from './user/user-button.tsx'
export { type UserButtonMessages } from './user/use-sign-out.ts'
export { Orders } from './orders/orders.tsx'
export { Password } from './password/password.tsx'
export { readAccount } from './password/read-account.ts'
export { Recovered, type RecoveredProps } from './password/recovered.tsx'
export { type LanguageChoice } from './profile/language-choice.ts'
export { Preferences, type PreferencesProps } from './profile/preferences.tsx'
export { Profile } from './profile/profile.tsx'
export {
  MissingAccountError,
  WrongMessagesError,
  type AccountLinks,
  type PageComponent,
} from './provider/account-context.ts'
export { useAccountLocale, type AccountLocale } from './provider/account-locale.ts'
export {
  AccountProvider,
  type AccountOptions,
  type AccountProviderProps,
} from './provider/account-provider.tsx'
export { accountRooms, type AccountRoom } from './rooms/account-room.ts'
export { AccountSkeleton, type AccountSkeletonProps } from './rooms/account-skeleton.tsx'
export { RoomNav } from './rooms/nav/room-nav.tsx'
export { EndedNotice } from './sessions/ended-notice.tsx'
export { Sessions, type SessionsProps } from './sessions/sessions.tsx'
export { Undo, type UndoProps } from './undo/undo.tsx'
export { SignedIn, SignedOut, type SignedInProps, type SignedOutProps } from './user/signed-in.tsx'
export { useUser, type UserState } from './user/use-user.ts'
export { LinkedSignIn, type LinkedSignInProps } from './verify/linked-sign-in.tsx'
export { ShownCode, type ShownCodeProps } from './verify/shown-code.tsx'
export { UnprovenNotice, type UnprovenNoticeProps } from './verify/unproven-notice.tsx'
export { useUnproven, type Unproven } from './verify/use-unproven.ts'
export { Verify, type VerifyProps } from './verify/verify.tsx'
