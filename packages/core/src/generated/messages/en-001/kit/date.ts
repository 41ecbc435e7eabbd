// Written by tools/generate/generate-messages.mjs from packages/core/messages. Change it there.
import type { Catalogue } from '../../../../messages/message.ts'

export const dateMessages = {
  date_format_dmy: 'dd/mm/yyyy',
  date_format_ymd: 'yyyy/mm/dd',
  date_day: 'Day',
  date_month: 'Month',
  date_year: 'Year',
  date_incomplete: ({ format }) => `Enter the whole date: ${format}`,
  date_impossible: 'There is no such date. Check the day, the month and the year',
  date_parts_missing: ({ parts }) => `Still missing: ${parts}`,
  date_no_day: ({ day }) => `There is no day ${day}. Days go from 1 to 31`,
  date_no_month: ({ month }) => `There is no month ${month}. Months go from 1 to 12`,
  date_short_month: ({ count, month }) =>
    count === 1 ? `There are only ${count} day in ${month}` : `There are only ${count} days in ${month}`,
  date_no_year: 'There is no year 0. Years go from 1 to 9999',
  date_year_digits: 'Enter the year with four digits, such as 1990',
  date_month_swapped: ({ date, meant, month }) =>
    `There is no month ${month}. If you mean ${meant}, enter ${date}`,
  date_too_early: ({ date }) => `Enter ${date} or a later date`,
  date_too_late: ({ date }) => `Enter ${date} or an earlier date`,
} as const satisfies Catalogue
