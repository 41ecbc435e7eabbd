import { generatedMarks } from '../../generated/social-marks.ts'
import { ownMarks } from './own-marks.ts'
import type { SocialMark } from './social-mark.ts'

/** All logos by name: a script of its own, loaded with the first button. */
export const socialMarks: Readonly<Record<string, SocialMark>> = {
  ...generatedMarks,
  ...ownMarks,
  vkontakte: generatedMarks.vk,
  twitter: generatedMarks.x,
}

/** For a provider without a logo: the outline of a person. */
export const unknownMark: SocialMark = [
  [
    null,
    'M12 2a5.5 5.5 0 1 1 0 11 5.5 5.5 0 0 1 0-11zm0 13c5.5 0 10 2.9 10 6.5V22H2v-.5C2 17.9 6.5 15 12 15z',
  ],
]
