import { createLateMessages } from './create-late-messages.ts'

/** Those of this page: a part that is loaded later adds its messages before anything of it is rendered. */
export const lateMessages = createLateMessages()
