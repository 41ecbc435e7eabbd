/**
 * The few names that browsers and Node share and that TypeScript knows only from one of them. Core is compiled
 * against these alone, so that nothing else of either can slip in.
 */
interface AbortSignal {
  readonly aborted: boolean
}

declare class AbortController {
  readonly signal: AbortSignal
  abort(reason?: unknown): void
}
