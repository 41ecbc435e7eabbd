import { expect, it } from 'vitest'
import { closed, updateTooltip, type TooltipEvent, type TooltipPhase } from './tooltip.model.ts'

it.each<[string, TooltipEvent[], TooltipPhase]>([
  ['waits when the pointer comes', ['hover'], 'waiting'],
  ['opens when it has waited', ['hover', 'time'], 'open'],
  ['stays closed when the pointer has gone before', ['hover', 'leave', 'time'], 'closed'],
  ['begins to leave when the pointer has gone', ['hover', 'time', 'leave'], 'leaving'],
  ['closes a moment after the pointer has gone', ['hover', 'time', 'leave', 'time'], 'closed'],
  ['stays when the pointer has come onto it', ['hover', 'time', 'leave', 'hover', 'time'], 'open'],
  ['opens at once with the focus', ['focus'], 'open'],
  ['closes at once when the focus goes', ['focus', 'blur'], 'closed'],
  ['stays for the focus when the pointer goes', ['focus', 'hover', 'leave', 'time'], 'open'],
  ['stays for the pointer when the focus goes', ['hover', 'time', 'focus', 'blur', 'time'], 'open'],
  [
    'begins to leave with the pointer when the focus has gone',
    ['focus', 'blur', 'hover', 'time', 'leave'],
    'leaving',
  ],
  ['closes with the focus when the pointer has gone', ['hover', 'time', 'focus', 'leave', 'blur'], 'closed'],
  ['opens at once by a tap', ['tap'], 'open'],
  ['closes by a second tap', ['tap', 'tap'], 'closed'],
  ['closes by Escape under the pointer', ['hover', 'time', 'dismiss', 'time'], 'closed'],
  ['closes by Escape with the focus', ['focus', 'dismiss'], 'closed'],
  ['does not come back before the pointer does', ['hover', 'time', 'dismiss', 'leave', 'time'], 'closed'],
  ['does not open after a press', ['hover', 'press', 'time'], 'closed'],
])('%s', (_promise, events, phase) => {
  expect(events.reduce(updateTooltip, closed).phase).toBe(phase)
})
