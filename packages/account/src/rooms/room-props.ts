import type { LanguageChoice } from '../profile/language-choice.ts'

/** What the page knows, for the sections that need it. */
export interface RoomProps {
  readonly language?: LanguageChoice | undefined
  readonly linked?: string | undefined
  readonly onDeleted?: (() => void) | undefined
}
