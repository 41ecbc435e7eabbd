// Written by tools/generate/generate-messages.mjs from packages/core/messages. Change it there.
import type { Catalogue } from '../../../../messages/message.ts'

export const dateMessages = {
  date_format_dmy: 'dd/mm/yyyy',
  date_format_ymd: 'yyyy/mm/dd',
  date_day: 'Day',
  date_month: 'Month',
  date_year: 'Year',
  date_incomplete: 'Enter the full date: {format}',
  date_impossible: 'This date does not exist. Check the day, the month and the year',
  date_parts_missing: 'Still missing: {parts}',
  date_no_day: 'There is no day {day}. Days go from 1 to 31',
  date_no_month: 'There is no month {month}. Months go from 1 to 12',
  date_short_month: {
    by: 'count',
    in: 'en-001',
    one: 'There are only {count} day in {month}',
    other: 'There are only {count} days in {month}',
  },
  date_no_year: 'There is no year 0. Years go from 1 to 9999',
  date_year_digits: 'Enter a four-digit year, such as 1990',
  date_month_swapped: 'There is no month {month}. If you mean {meant}, enter {date}',
  date_too_early: 'Enter {date} or a later date',
  date_too_late: 'Enter {date} or an earlier date',
} as const satisfies Catalogue
