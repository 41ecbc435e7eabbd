import { loadSamplesMessages, type SamplesMessages } from '@foyer/core/messages/samples'
import { createPartLocale, type PartLocale } from '../../locale/create-part-locale.ts'

/** Loads the messages of the form kit's pages, and waits for them. */
export const useSamplesLocale: () => PartLocale<keyof SamplesMessages> =
  createPartLocale<keyof SamplesMessages>(loadSamplesMessages)
