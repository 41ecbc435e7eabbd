import { createFieldEvents } from './create-field-events.ts'

/** The events of all fields of this page. */
export const fieldEvents = createFieldEvents()
