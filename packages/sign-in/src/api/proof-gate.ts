import type { RequestBody, ResponseBody } from '@foyer/core/wire'
import { ApiError } from './api-error.ts'

/** A way in which the person can show who they are, as the server lists it. */
export type ProofWay = ApiError['ways'][number]

/**
 * Asks the person to show who they are, in one of these ways. Resolves with whether they have. `signal` aborts when no call waits for the
 * answer any more, and when somebody else is signed in.
 */
export type AskForProof = (ways: readonly ProofWay[], signal: AbortSignal) => Promise<boolean>

interface GatedRequest {
  readonly signal?: AbortSignal | undefined
  readonly proof?: RequestBody<'proof'> | undefined
  readonly isBackground?: boolean | undefined
}

/** A question that calls are waiting for. */
interface Question {
  readonly answer: Promise<boolean>
  readonly controller: AbortController
  waitingCalls: number
}

export interface ProofGate {
  /** Sends a call. If the server refuses it for lack of a proof, obtains one and sends the call once more. */
  readonly sendWithProof: <Result>(send: () => Promise<Result>, request: GatedRequest) => Promise<Result>
  /** Whether the person has shown who they are: recently, or when they are asked for it. */
  readonly requireProof: (signal: AbortSignal | undefined) => Promise<boolean>
  readonly askWith: (ask: AskForProof) => () => void
}

/**
 * Lets calls that need a recent proof wait for one.
 * @param sendProof sends the server a proof that came with the call
 * @param fetchWays asks the server for the ways to give a proof, if no refused call has listed them
 */
export function createProofGate(
  sendProof: (proof: RequestBody<'proof'>, signal: AbortSignal | undefined) => Promise<unknown>,
  fetchWays: (signal: AbortSignal | undefined) => Promise<ResponseBody<'proofWays'>>,
): ProofGate {
  /** The functions that can ask, one for each React root of the page. The last one added asks; once it is removed, the one before. */
  let askers: readonly AskForProof[] = []
  let question: Question | null = null
  /** The number of proofs given so far. */
  let proofCount = 0

  async function sendWithProof<Result>(send: () => Promise<Result>, request: GatedRequest): Promise<Result> {
    const { signal, proof, isBackground = false } = request
    const previousCount = proofCount
    try {
      return await send()
    } catch (error) {
      if (isBackground || !(error instanceof ApiError) || error.code !== 'proof_needed') throw error
      if (proof !== undefined && acceptsProof(error.ways, proof)) {
        await sendProof(proof, signal)
        proofCount++
      } else if (proofCount === previousCount && !(await obtainProof(error.ways, signal))) throw error
      // If a proof was given while the server refused this call, nobody is asked again.
      return send()
    }
  }

  async function requireProof(signal: AbortSignal | undefined): Promise<boolean> {
    const previousCount = proofCount
    const { isRecent, ways } = await fetchWays(signal)
    // The answer does not know of a proof that was given while the request was under way.
    return isRecent || proofCount !== previousCount || obtainProof(ways, signal)
  }

  async function obtainProof(ways: readonly ProofWay[], signal: AbortSignal | undefined): Promise<boolean> {
    signal?.throwIfAborted()
    const ask = askers.at(-1)
    if (ask === undefined) return false
    const shared = (question ??= openQuestion(ask, ways))
    shared.waitingCalls++
    try {
      return await (signal === undefined ? shared.answer : untilAborted(shared.answer, signal))
    } finally {
      if (--shared.waitingCalls === 0) {
        question = null
        shared.controller.abort()
      }
    }
  }

  function openQuestion(askPerson: AskForProof, ways: readonly ProofWay[]): Question {
    const controller = new AbortController()
    const answer = askPerson(ways, controller.signal).then((isGiven) => {
      if (isGiven) proofCount++
      return isGiven
    })
    return { answer, controller, waitingCalls: 0 }
  }

  return {
    sendWithProof,
    requireProof,
    askWith(ask) {
      askers = [...askers, ask]
      return () => {
        askers = askers.filter((each) => each !== ask)
      }
    },
  }
}

/** Does the server accept this kind of proof? For somebody with a second factor, a password is none, for example. */
function acceptsProof(ways: readonly ProofWay[], proof: RequestBody<'proof'>): boolean {
  return ways.some(({ way }) => (way === 'email' || way === 'phone' ? 'code' : way) in proof)
}

/** @throws the reason of the signal if it aborts first */
function untilAborted<Value>(promise: Promise<Value>, signal: AbortSignal): Promise<Value> {
  return new Promise((resolve, reject) => {
    const handleAbort = (): void => reject(signal.reason)
    signal.addEventListener('abort', handleAbort)
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', handleAbort))
  })
}
