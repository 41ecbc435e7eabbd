import { pino, type DestinationStream, type Logger } from 'pino'
import type { Config } from '../../config.ts'
import { bufferOutput } from './standard-output.ts'
import { noTracer, type Tracer } from './tracing/tracer.ts'

/** A logger that writes JSON lines to standard output. Callers choose the fields to log; this redacts those that must never be logged. */
export function createLogger(
  level: Config['logLevel'],
  destination?: DestinationStream,
  { isOn, logFields }: Pick<Tracer, 'isOn' | 'logFields'> = noTracer,
): Logger {
  const options = {
    level,
    base: undefined,
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    ...(isOn && { mixin: logFields }),
    formatters: { level: (label: string) => ({ level: label }) },
  }
  return pino(options, destination ?? bufferOutput())
}
