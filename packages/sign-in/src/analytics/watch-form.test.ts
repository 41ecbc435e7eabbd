import { expect, it, vi } from 'vitest'
import { createFormStore } from '@foyer/core/form'
import type { AnalyticsEvent } from './analytics-event.ts'
import { watchForm } from './watch-form.ts'

it('reports the first input of a field once, even if the full field later replaces a plain one', () => {
  const track = vi.fn<(event: AnalyticsEvent) => void>()
  const watched = {
    store: createFormStore({ send: () => Promise.resolve(), describeFailure: String }),
    form: 'sign-in',
    flow: 'sign_in',
  } as const
  const { events } = watchForm(watched, track, () => {}, new WeakSet())
  events('phone').firstInput()
  events('phone').firstInput()
  events('email').firstInput()
  const reported = track.mock.calls.map(([event]) => 'field' in event && `${event.field} ${event.action}`)
  expect(reported).toEqual(['phone firstInput', 'email firstInput'])
})
