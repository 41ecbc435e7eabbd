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
  return destination === undefined ? pino(options) : pino(options, destination)
}
