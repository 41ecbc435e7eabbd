// Written by tools/generate-messages.mjs from packages/core/messages. Change it there.
import type { Catalogue } from '../../message.ts'

export const dateWords = {
  date_format_dmy: 'dd/mm/yyyy',
  date_format_ymd: 'yyyy/mm/dd',
  date_incomplete: ({ format }) => `Enter the whole date: ${format}`,
  date_impossible: 'There is no such date. Check the day, the month and the year',
  date_too_early: ({ date }) => `Enter ${date} or a later date`,
  date_too_late: ({ date }) => `Enter ${date} or an earlier date`,
} as const satisfies Catalogue
