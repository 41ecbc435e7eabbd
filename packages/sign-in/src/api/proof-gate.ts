import type { RequestBody, ResponseBody } from '@foyer/core/wire'
import { ApiError } from './api-error.ts'

/** A way in which the person can show who they are, as the server lists it. */
export type ProofWay = ApiError['ways'][number]

/**
 * Asks the person to show who they are, in one of these ways. Resolves with whether they have. `signal` aborts when no call waits for the
 * answer any more, and when somebody else is signed in.
 */
export type AskForProof = (ways: readonly ProofWay[], signal: AbortSignal) => Promise<boolean>

interface Passing {
  readonly signal?: AbortSignal | undefined
  readonly proof?: RequestBody<'proof'> | undefined
  readonly isBackground?: boolean | undefined
}

/** A question that calls are waiting for. */
interface Question {
  readonly answer: Promise<boolean>
  readonly end: AbortController
  waiting: number
}

export interface ProofGate {
  /** Sends a call. If the server refuses it for lack of a proof, obtains one and sends the call once more. */
  readonly pass: <Result>(send: () => Promise<Result>, request: Passing) => Promise<Result>
  /** Whether the person has shown who they are: recently, or when they are asked for it. */
  readonly requireProof: (signal: AbortSignal | undefined) => Promise<boolean>
  readonly askWith: (ask: AskForProof) => () => void
}

/**
 * Lets calls that need a recent proof wait for one.
 * @param prove sends the server a proof that came with the call
 * @param readWays asks the server for the ways to give a proof, if no refused call has listed them
 */
export function createProofGate(
  prove: (proof: RequestBody<'proof'>, signal: AbortSignal | undefined) => Promise<unknown>,
  readWays: (signal: AbortSignal | undefined) => Promise<ResponseBody<'proofWays'>>,
): ProofGate {
  /** The functions that can ask, one for each React root of the page. The last one added asks; once it is removed, the one before. */
  let askers: readonly AskForProof[] = []
  let question: Question | null = null
  /** The number of proofs given so far. */
  let given = 0

  async function pass<Result>(send: () => Promise<Result>, request: Passing): Promise<Result> {
    const { signal, proof, isBackground = false } = request
    const before = given
    try {
      return await send()
    } catch (error) {
      if (isBackground || !(error instanceof ApiError) || error.code !== 'proof_needed') throw error
      if (proof !== undefined && isOneOf(error.ways, proof)) {
        await prove(proof, signal)
        given++
      } else if (given === before && !(await obtain(error.ways, signal))) throw error
      // If a proof was given while the server refused this call, nobody is asked again.
      return send()
    }
  }

  async function requireProof(signal: AbortSignal | undefined): Promise<boolean> {
    const before = given
    const { isRecent, ways } = await readWays(signal)
    // The answer does not know of a proof that was given while the request was under way.
    return isRecent || given !== before || obtain(ways, signal)
  }

  async function obtain(ways: readonly ProofWay[], signal: AbortSignal | undefined): Promise<boolean> {
    signal?.throwIfAborted()
    const ask = askers.at(-1)
    if (ask === undefined) return false
    const shared = (question ??= open(ask, ways))
    shared.waiting++
    try {
      return await (signal === undefined ? shared.answer : untilAborted(shared.answer, signal))
    } finally {
      if (--shared.waiting === 0) {
        question = null
        shared.end.abort()
      }
    }
  }

  function open(askPerson: AskForProof, ways: readonly ProofWay[]): Question {
    const end = new AbortController()
    const answer = askPerson(ways, end.signal).then((isGiven) => {
      if (isGiven) given++
      return isGiven
    })
    return { answer, end, waiting: 0 }
  }

  return {
    pass,
    requireProof,
    askWith(person) {
      askers = [...askers, person]
      return () => {
        askers = askers.filter((each) => each !== person)
      }
    },
  }
}

/** Does the server accept this kind of proof? For somebody with a second factor, a password is none, for example. */
function isOneOf(ways: readonly ProofWay[], proof: RequestBody<'proof'>): boolean {
  return ways.some(({ way }) => (way === 'email' || way === 'phone' ? 'code' : way) in proof)
}

/** @throws the reason of the signal if it aborts first */
function untilAborted<Value>(value: Promise<Value>, signal: AbortSignal): Promise<Value> {
  return new Promise((resolve, reject) => {
    const stop = (): void => reject(signal.reason)
    signal.addEventListener('abort', stop)
    value.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop))
  })
}
