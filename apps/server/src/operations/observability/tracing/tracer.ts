import type { IncomingHttpHeaders } from 'node:http'

/** What a span says of its work. Never an address of a person, a secret, or an address that may contain one. */
export type SpanAttributes = Readonly<Record<string, string | number>>

export type SpanKind = 'internal' | 'client'

/** The span of a request, until its answer has left. */
export interface RequestTrace {
  /** Runs a function whose spans and log lines belong to the request. */
  run(work: () => void): void
  end(status: number): void
}

/** Tells a collector who waited for what. Without OTEL_EXPORTER_OTLP_ENDPOINT it does nothing. */
export interface Tracer {
  readonly isOn: boolean
  /** @param caller headers of a trusted proxy, whose trace the request continues */
  startRequest(method: string, route: string, caller: IncomingHttpHeaders | null): RequestTrace
  /** Runs work in a span of the present request. An error ends the span as failed, and reaches the caller. */
  span<Result>(
    name: string,
    run: () => Promise<Result>,
    attributes?: () => SpanAttributes,
    kind?: SpanKind,
  ): Promise<Result>
  /** The trace of the present request, for its lines in the log. */
  logFields(): { traceId?: string; spanId?: string }
  /** Delivers what has ended. */
  close(): Promise<void>
}

export const noTracer: Tracer = {
  isOn: false,
  startRequest: () => ({ run: (work) => work(), end: () => undefined }),
  span: (_name, run) => run(),
  logFields: () => ({}),
  close: async () => undefined,
}
