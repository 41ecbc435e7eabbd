import type { IncomingHttpHeaders } from 'node:http'

/** What a span records about its work. Never a person's address, a secret, or a URL that may contain one. */
export type SpanAttributes = Readonly<Record<string, string | number>>

export type SpanKind = 'internal' | 'client'

/** The span of a request, until its answer has been sent. */
export interface RequestTrace {
  /** Runs a function whose spans and log lines belong to the request. */
  run(work: () => void): void
  end(status: number): void
}

/** Sends a collector the timing of requests and of their parts. Without OTEL_EXPORTER_OTLP_ENDPOINT it does nothing. */
export interface Tracer {
  readonly isOn: boolean
  /** @param caller headers of a trusted proxy, whose trace the request continues */
  startRequest(method: string, route: string, caller: IncomingHttpHeaders | null): RequestTrace
  /** Runs work in a span of the current request. An error ends the span as failed, and is thrown on. */
  span<Result>(
    name: string,
    run: () => Promise<Result>,
    attributes?: () => SpanAttributes,
    kind?: SpanKind,
  ): Promise<Result>
  /** The ids of the current request's trace, for its log lines. */
  logFields(): { traceId?: string; spanId?: string }
  /** Delivers the spans that have ended. */
  close(): Promise<void>
}

export const noTracer: Tracer = {
  isOn: false,
  startRequest: () => ({ run: (work) => work(), end: () => undefined }),
  span: (_name, run) => run(),
  logFields: () => ({}),
  close: async () => undefined,
}
