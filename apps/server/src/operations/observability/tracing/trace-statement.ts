import { summarizeStatement } from './summarize-statement.ts'
import type { Tracer } from './tracer.ts'

/** Runs a statement in a span. A batch for several requests belongs to the first of them. */
export function traceStatement<Result>(
  tracer: Tracer,
  text: string,
  run: () => Promise<Result>,
): Promise<Result> {
  const summary = summarizeStatement(text)
  const attributes = () => ({ 'db.system.name': 'postgresql', 'db.query.summary': summary })
  return tracer.span(summary, run, attributes, 'client')
}
