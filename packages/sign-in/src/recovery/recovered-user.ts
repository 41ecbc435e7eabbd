import type { ResponseBody } from '@foyer/core/wire'

/** The user after a recovery, with the social accounts that somebody else may have linked before. */
export type RecoveredUser = ResponseBody<'recoveryConfirm'>
