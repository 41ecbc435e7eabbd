import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  answerSubmission,
  cancelSubmission,
  idle,
  restartSubmission,
  startSubmission,
  type PendingSubmission,
  type SubmissionOutcome,
  type SubmissionState,
} from './submission.ts'

type Event =
  | { readonly type: 'submit'; readonly key: string }
  | { readonly type: 'restart' | 'cancel' }
  | { readonly type: 'answer'; readonly to: PendingSubmission; readonly outcome: SubmissionOutcome<string> }

function advance(state: SubmissionState<string>, event: Event): SubmissionState<string> {
  switch (event.type) {
    case 'submit':
      return startSubmission(state, event.key)
    case 'restart':
      return restartSubmission(state)
    case 'answer':
      return answerSubmission(state, event.to, event.outcome)
    case 'cancel':
      return cancelSubmission(state)
  }
}

const pending: PendingSubmission = { status: 'pending', key: 'k' }
/** The same submit as another request, sent before or after. */
const another: PendingSubmission = { ...pending }
const success: SubmissionOutcome<string> = { status: 'success', result: 'user' }
const failed: SubmissionOutcome<string> = { status: 'error', message: 'No', error: new Error('No') }
const submit = { type: 'submit', key: 'new' } as const
const restart = { type: 'restart' } as const
const resolve = { type: 'answer', to: pending, outcome: success } as const
const reject = { type: 'answer', to: pending, outcome: failed } as const
const cancel = { type: 'cancel' } as const

const sent = { status: 'pending', key: 'new' } as const

describe('the submission of a form', () => {
  it.each<[string, SubmissionState<string>, Event, SubmissionState<string>]>([
    // R4.1
    ['goes from idle to pending', idle, submit, sent],
    ['goes from error to pending', failed, submit, sent],
    // R4.1
    ['goes from pending to success with the result', pending, resolve, success],
    // R4.1
    ['goes from pending to error with a message', pending, reject, failed],
    ['ends the request under way when it is cancelled', pending, cancel, idle],
  ])('%s', (_name, state, event, next) => {
    expect(advance(state, event)).toEqual(next)
  })

  it.each<[string, SubmissionState<string>, Event]>([
    ['does not act twice on a second press', pending, submit],
    ['does not act again after success', success, submit],
    ['has nothing to send again when idle', idle, restart],
    ['has nothing to send again after success', success, restart],
    ['has nothing to send again after an error', failed, restart],
    ['drops the answer to a request that was sent again', another, resolve],
    ['drops the error of a request that was sent again', another, reject],
    ['drops an answer to another submit', { status: 'pending', key: 'new' }, resolve],
    ['drops an answer when nothing is under way', idle, resolve],
    ['drops a second answer after success', success, reject],
    ['drops a second answer after an error', failed, resolve],
    ['has nothing to cancel when idle', idle, cancel],
    ['keeps a success when there is nothing to cancel', success, cancel],
    ['keeps an error when there is nothing to cancel', failed, cancel],
  ])('%s', (_name, state, event) => {
    expect(advance(state, event)).toBe(state)
  })

  // R4.6
  it('sends the request under way again with the same key when the device is turned', () => {
    const next = advance(pending, restart)
    expect(next).toEqual(pending)
    expect(next, 'is another request').not.toBe(pending)
  })
})

/** Events in any order. Every request that was sent may be answered, late or twice. */
type Move = { type: 'submit' | 'restart' | 'cancel' } | { type: 'answer'; index: number; isGood: boolean }

const anyMove = fc.oneof<fc.MaybeWeightedArbitrary<Move>[]>(
  { weight: 3, arbitrary: fc.constant({ type: 'submit' } as const) },
  { weight: 2, arbitrary: fc.constant({ type: 'restart' } as const) },
  { weight: 1, arbitrary: fc.constant({ type: 'cancel' } as const) },
  {
    weight: 4,
    arbitrary: fc.record({ type: fc.constant('answer' as const), index: fc.nat(20), isGood: fc.boolean() }),
  },
)

interface World {
  readonly requests: PendingSubmission[]
  readonly reports: string[]
  submits: number
}

function eventOf(move: Move, world: World): Event | null {
  if (move.type === 'submit') return { type: 'submit', key: `k${world.submits++}` }
  if (move.type !== 'answer') return { type: move.type }
  const to = world.requests[world.requests.length === 0 ? 0 : move.index % world.requests.length]
  if (to === undefined) return null
  // A new object each time, so that reports can be told apart by identity.
  return { type: 'answer', to, outcome: move.isGood ? { ...success } : { ...failed } }
}

/** Checks one transition, and lists what must not have happened. */
function checkTransition(
  world: World,
  before: SubmissionState<string>,
  event: Event,
  after: SubmissionState<string>,
): string[] {
  if (after === before) return []
  const wrongs: string[] = []
  const live = before.status === 'pending' ? before : null
  if (after.status === 'pending') {
    if (live !== null && event.type !== 'restart') wrongs.push('sent while another request is under way')
    if (live !== null && after.key !== live.key) wrongs.push('restarted with another key')
    if (world.requests.includes(after)) wrongs.push('sent one request twice')
    world.requests.push(after)
  } else if (after.status !== 'idle') {
    if (event.type !== 'answer' || event.to !== live) wrongs.push('took a late answer')
    else if (world.reports.includes(live.key)) wrongs.push('reported one submit twice')
    else world.reports.push(live.key)
  }
  return wrongs
}

// R4.1
it('in any order of events: one request under way, each submit reported once, late answers dropped', () => {
  fc.assert(
    fc.property(fc.array(anyMove, { maxLength: 40 }), (moves) => {
      const world: World = { requests: [], reports: [], submits: 0 }
      let state: SubmissionState<string> = idle
      for (const move of moves) {
        const event = eventOf(move, world)
        if (event === null) continue
        const before: SubmissionState<string> = state
        state = advance(before, event)
        expect(checkTransition(world, before, event, state)).toEqual([])
        expect(state.status === 'pending' ? world.requests.at(-1) : state).toBe(state)
      }
    }),
    { numRuns: 1000 },
  )
})
