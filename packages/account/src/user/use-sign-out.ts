import { createTranslate, type Catalogue, type Translate } from '@foyer/core/messages'
import type { userButton } from '@foyer/core/messages/en-001'
import { Snackbars, type Snackbar } from '@foyer/kit/snackbar'
import { useSession } from '@foyer/sign-in'
import { use, useMemo, useRef, useState } from 'react'
import { WrongMessagesError } from './wrong-messages-error.ts'

/** `userButton` of one `@foyer/core/messages/{locale}`. */
export type UserButtonMessages = Catalogue<keyof typeof userButton>

/** @throws WrongMessagesError for another part of the catalogue, or none: TypeScript would have refused it */
export function useButtonMessages(messages: UserButtonMessages): Translate<keyof UserButtonMessages> {
  // oxlint-disable-next-line typescript/no-unnecessary-condition -- callers without types
  if (!Object.hasOwn(messages ?? {}, 'account_sign_out')) throw new WrongMessagesError('userButton')
  return useMemo(() => createTranslate(messages), [messages])
}

export interface SignOutControl {
  readonly isPending: boolean
  readonly signOut: () => Promise<void>
}

/** Ends this session, and shows a message if that fails. */
export function useSignOut(failureText: string): SignOutControl {
  const { session } = useSession()
  const snackbars = use(Snackbars)
  const [isPending, setIsPending] = useState(false)
  const failureSnackbar = useRef<Snackbar | null>(null)

  async function signOut(): Promise<void> {
    setIsPending(true)
    failureSnackbar.current?.close()
    try {
      await session.signOut()
    } catch {
      // As a snackbar, because the bar has no space for a sentence.
      failureSnackbar.current = snackbars.show({ text: failureText, variant: 'error' })
    } finally {
      // The button may stay on the page, for the next person who signs in.
      setIsPending(false)
    }
  }

  return { isPending, signOut }
}
