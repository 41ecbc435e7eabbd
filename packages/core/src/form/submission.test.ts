import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  idle,
  updateSubmission,
  type SubmissionEmit,
  type SubmissionEvent,
  type SubmissionState,
} from './submission.ts'

const pending: SubmissionState<string> = { status: 'pending', key: 'k', attempt: 2 }
const success: SubmissionState<string> = { status: 'success', result: 'user' }
const failed: SubmissionState<string> = { status: 'error', message: 'No' }
const error = new Error('No')
const submit = { type: 'submit', key: 'new' } as const
const restart = { type: 'restart' } as const
const resolve = { type: 'resolve', key: 'k', attempt: 2, result: 'user' } as const
const reject = { type: 'reject', key: 'k', attempt: 2, message: 'No', error } as const
const cancel = { type: 'cancel' } as const
const reset = { type: 'reset' } as const

const sent = { status: 'pending', key: 'new', attempt: 1 } as const
const send = { type: 'send', key: 'new', attempt: 1 } as const
const abort = { type: 'abort' } as const

describe('the submission of a form', () => {
  it.each<[string, SubmissionState<string>, SubmissionEvent<string>, object, readonly object[]]>([
    ['goes from idle to pending', idle, submit, sent, [send]],
    ['goes from error to pending', failed, submit, sent, [send]],
    [
      'goes from pending to success with the result',
      pending,
      resolve,
      success,
      [{ type: 'succeed', result: 'user' }],
    ],
    [
      'goes from pending to error with words',
      pending,
      reject,
      failed,
      [{ type: 'fail', message: 'No', error }],
    ],
    ['does not act twice on a second press', pending, submit, pending, []],
    ['does not act again after success', success, submit, success, []],
    [
      'sends the attempt under way again with the same key when the device is turned',
      pending,
      restart,
      { ...pending, attempt: 3 },
      [abort, { type: 'send', key: 'k', attempt: 3 }],
    ],
    ['has nothing to send again when idle', idle, restart, idle, []],
    ['has nothing to send again after success', success, restart, success, []],
    ['has nothing to send again after an error', failed, restart, failed, []],
    ['drops the answer to an attempt that was sent again', pending, { ...resolve, attempt: 1 }, pending, []],
    ['drops the refusal of an attempt that was sent again', pending, { ...reject, attempt: 1 }, pending, []],
    [
      'drops an answer of the same number to another submit',
      pending,
      { ...resolve, key: 'old' },
      pending,
      [],
    ],
    ['drops an answer when nothing is under way', idle, resolve, idle, []],
    ['drops a second answer after success', success, reject, success, []],
    ['drops a second answer after an error', failed, resolve, failed, []],
    ['ends the attempt under way when it is cancelled', pending, cancel, idle, [abort]],
    ['keeps a success when there is nothing to cancel', success, cancel, success, []],
    ['goes back to idle from success', success, reset, idle, []],
    ['goes back to idle from pending, and ends the attempt', pending, reset, idle, [abort]],
  ])('%s', (_name, state, event, next, emits) => {
    expect(updateSubmission(state, event)).toEqual({ state: next, emits })
  })
})

/** What may happen, in any order. Answers may come for every attempt ever sent, late ones and second ones too. */
type Move =
  | { type: 'submit' | 'restart' | 'cancel' | 'reset' }
  | { type: 'answer'; index: number; isGood: boolean }

const anyMove = fc.oneof<fc.MaybeWeightedArbitrary<Move>[]>(
  { weight: 3, arbitrary: fc.constant({ type: 'submit' } as const) },
  { weight: 2, arbitrary: fc.constant({ type: 'restart' } as const) },
  { weight: 1, arbitrary: fc.constant({ type: 'cancel' } as const) },
  { weight: 1, arbitrary: fc.constant({ type: 'reset' } as const) },
  {
    weight: 4,
    arbitrary: fc.record({ type: fc.constant('answer' as const), index: fc.nat(20), isGood: fc.boolean() }),
  },
)

interface World {
  readonly sends: { key: string; attempt: number; isLive: boolean }[]
  readonly reports: string[]
  submits: number
}

function eventOf(move: Move, world: World): SubmissionEvent<string> | null {
  if (move.type === 'submit') return { type: 'submit', key: `k${world.submits++}` }
  if (move.type !== 'answer') return { type: move.type }
  const answered = world.sends[world.sends.length === 0 ? 0 : move.index % world.sends.length]
  if (answered === undefined) return null
  const { key, attempt } = answered
  return move.isGood
    ? { type: 'resolve', key, attempt, result: key }
    : { type: 'reject', key, attempt, message: key, error }
}

/** Does what a step asks for, and lists what it should not have asked for. */
function act(
  world: World,
  before: SubmissionState<string>,
  event: SubmissionEvent<string>,
  emits: readonly SubmissionEmit<string>[],
): string[] {
  const wrongs: string[] = []
  for (const emit of emits) {
    const live = world.sends.find((attempt) => attempt.isLive)
    if (emit.type === 'send') {
      if (live) wrongs.push('sent while another attempt is under way')
      if (event.type === 'restart' && before.status === 'pending' && emit.key !== before.key)
        wrongs.push('restarted with another key')
      world.sends.push({ ...emit, isLive: true })
      continue
    }
    if (live === undefined) {
      wrongs.push(`${emit.type} while nothing is under way`)
      continue
    }
    live.isLive = false
    if (emit.type === 'abort') continue
    if (!('attempt' in event) || event.key !== live.key || event.attempt !== live.attempt)
      wrongs.push('took a late answer')
    if (world.reports.includes(live.key)) wrongs.push('reported one submit twice')
    world.reports.push(live.key)
  }
  return wrongs
}

it('in any order of events: one attempt under way, each submit reported once, late answers dropped', () => {
  fc.assert(
    fc.property(fc.array(anyMove, { maxLength: 40 }), (moves) => {
      const world: World = { sends: [], reports: [], submits: 0 }
      let state: SubmissionState<string> = idle
      for (const move of moves) {
        const event = eventOf(move, world)
        if (event === null) continue
        const step = updateSubmission<string>(state, event)
        expect(act(world, state, event, step.emits)).toEqual([])
        state = step.state
        const live = world.sends.filter((attempt) => attempt.isLive)
        expect(live).toHaveLength(state.status === 'pending' ? 1 : 0)
      }
    }),
    { numRuns: 1000 },
  )
})
