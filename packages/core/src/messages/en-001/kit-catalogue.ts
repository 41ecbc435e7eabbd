import {
  codeWords,
  dateWords,
  formWords,
  passwordWords,
  phoneWords,
  promoCodeWords,
  requirementWords,
  zipcodeWords,
} from './kit.ts'

/** All words of the kit: what a catalogue of another language has to say. Apart from the groups, so that one can be had alone. */
export const kit = {
  ...formWords,
  ...passwordWords,
  ...requirementWords,
  ...dateWords,
  ...phoneWords,
  ...codeWords,
  ...promoCodeWords,
  ...zipcodeWords,
} as const
