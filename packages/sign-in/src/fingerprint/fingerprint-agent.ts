/** What an agent says about this browser. It does not identify the person. */
export interface AgentResult {
  /** The agent's id for this browser; `null` if it gives none. */
  readonly visitorId: string | null
  /** The encrypted result of a commercial agent, in base64, for the server to decrypt; `null` without one. */
  readonly sealed: string | null
}

/** Recognises browsers. Pass your own to `createFingerprint`. */
export interface FingerprintAgent {
  /** The agent's name: cached results of other agents are not used. */
  readonly name: string
  /** Loads what it needs, and identifies the browser. Called once in 24 hours; it may throw, and may be slow. */
  readonly identify: () => Promise<AgentResult>
}

/** The result of Fingerprint's commercial agents: version 4 in snake case, version 3 in camel case. */
export interface CommercialResult {
  readonly visitor_id?: string | undefined
  readonly sealed_result?: { readonly base64: () => string } | null | undefined
  readonly visitorId?: string | undefined
  readonly sealedResult?: string | undefined
}

/**
 * Wraps a commercial agent: `createCommercialAgent(async () => (await load({ apiKey })).get())`.
 * @param get loads the agent and gets its result
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
