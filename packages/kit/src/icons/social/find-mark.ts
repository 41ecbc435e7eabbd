import { createLazyValue } from '@foyer/core/store'
import type { SocialMark } from './social-mark.ts'

/** Finds a provider's logo by its name, once the logos are loaded. Until then a button shows the provider's name alone. */
export const findMark = createLazyValue(async () => {
  const { socialMarks, unknownMark } = await import('./social-marks.ts')
  return (name: string): SocialMark =>
    (Object.hasOwn(socialMarks, name) ? socialMarks[name] : undefined) ?? unknownMark
})
