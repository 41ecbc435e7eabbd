/** Who an agent takes this browser for. Neither says who the person is. */
export interface Identity {
  readonly visitorId: string | null
  /** The encrypted result of a commercial agent, in base64: the server opens it. */
  readonly sealed: string | null
}

/** What tells one browser from another. Give your own to `createFingerprint`. */
export interface FingerprintAgent {
  /** What is kept of one agent is not taken for another's. */
  readonly name: string
  /** Loads what it needs, and asks. Called once in 24 hours; it may throw, and may take its time. */
  readonly identify: () => Promise<Identity>
}

/** The answer of Fingerprint's commercial agents: version 4 in snake case, version 3 in camel case. */
export interface CommercialResult {
  readonly visitor_id?: string | undefined
  readonly sealed_result?: { readonly base64: () => string } | null | undefined
  readonly visitorId?: string | undefined
  readonly sealedResult?: string | undefined
}

/**
 * A commercial agent as one of ours: `createCommercialAgent(async () => (await load({ apiKey })).get())`.
 * @param get loads it and asks for its result
 */
export function createCommercialAgent(get: () => Promise<CommercialResult>): FingerprintAgent {
  return {
    name: 'commercial',
    async identify() {
      const result = await get()
      return {
        visitorId: result.visitor_id ?? result.visitorId ?? null,
        sealed: result.sealed_result?.base64() ?? result.sealedResult ?? null,
      }
    },
  }
}
