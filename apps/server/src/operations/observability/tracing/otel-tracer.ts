import {
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  defaultTextMapGetter,
  trace,
  type Span,
} from '@opentelemetry/api'
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks'
import { W3CTraceContextPropagator, setGlobalErrorHandler } from '@opentelemetry/core'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import {
  defaultResource,
  detectResources,
  envDetector,
  resourceFromAttributes,
} from '@opentelemetry/resources'
import { BasicTracerProvider, BatchSpanProcessor } from '@opentelemetry/sdk-trace-base'
import { readErrorCode } from '../error-code.ts'
import type { Tracer } from './tracer.ts'

/** In ms. An unreachable collector must not delay the end of the process. */
const deliveryTimeout = 3_000

const kinds = { internal: SpanKind.INTERNAL, client: SpanKind.CLIENT }

/**
 * Sends traces by OTLP over HTTP. Sampling, headers and batches are set by the environment variables of the OpenTelemetry specification,
 * which its libraries read themselves.
 * @param endpoint the base address of the collector, without a slash at its end
 */
export function createOtelTracer(endpoint: string, report: (error: unknown) => void): Tracer {
  setGlobalErrorHandler(report)
  const exporter = new OTLPTraceExporter({
    url: `${endpoint}/v1/traces`,
    timeoutMillis: deliveryTimeout,
  })
  const provider = new BasicTracerProvider({
    resource: defaultResource()
      .merge(resourceFromAttributes({ 'service.name': 'foyer' }))
      .merge(detectResources({ detectors: [envDetector] })),
    spanProcessors: [new BatchSpanProcessor(exporter)],
  })
  const tracer = provider.getTracer('foyer')
  const contexts = new AsyncLocalStorageContextManager().enable()
  const propagator = new W3CTraceContextPropagator()

  return {
    isOn: true,
    startRequest(method, route, caller) {
      const parent =
        caller === null ? ROOT_CONTEXT : propagator.extract(ROOT_CONTEXT, caller, defaultTextMapGetter)
      const attributes = { 'http.request.method': method, 'http.route': route }
      const span = tracer.startSpan(`${method} ${route}`, { kind: SpanKind.SERVER, attributes }, parent)
      const context = trace.setSpan(parent, span)
      return {
        run: (work) => contexts.with(context, work),
        end(status) {
          span.setAttribute('http.response.status_code', status)
          if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR })
          span.end()
        },
      }
    },
    async span(name, run, attributes, kind = 'internal') {
      const parent = contexts.active()
      // Work that belongs to no request, such as a sweep, is not traced.
      if (trace.getSpan(parent) === undefined) return run()
      const span = tracer.startSpan(name, { kind: kinds[kind], attributes: { ...attributes?.() } }, parent)
      try {
        return await contexts.with(trace.setSpan(parent, span), run)
      } catch (error) {
        recordError(span, error)
        throw error
      } finally {
        span.end()
      }
    },
    logFields() {
      const context = trace.getSpan(contexts.active())?.spanContext()
      return context === undefined ? {} : { traceId: context.traceId, spanId: context.spanId }
    },
    close: () => provider.shutdown().catch(report),
  }
}

/** Records the type of an error, without its message, which may contain values of a statement. */
function recordError(span: Span, error: unknown): void {
  const type = readErrorCode(error) ?? (error instanceof Error ? error.name : 'unknown')
  span.setAttribute('error.type', type)
  span.setStatus({ code: SpanStatusCode.ERROR })
}
