import { createLazyMessages } from './create-lazy-messages.ts'

/** The late messages of this page: a part that is loaded later adds its messages before it is rendered. */
export const lazyMessages = createLazyMessages()
