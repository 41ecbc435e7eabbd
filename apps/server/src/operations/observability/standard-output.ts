import { write, writeSync } from 'node:fs'
import type { DestinationStream } from 'pino'

const standardOutput = 1

/** In characters: the size of a write, and the maximum that may wait for a slow reader. */
const batch = 4_096
const mostWaiting = 1_048_576

/** In ms: how long a line waits for the batch to fill, and when a full pipe is tried again. */
const longestWait = 250

/**
 * Writes lines in batches, because a write for each line would slow down requests. Flushed when the process exits, except after
 * SIGKILL. Lines that cannot be written, for example on a full disk, are lost. pino's own destination would throw, and at the end of
 * the process retry for ever.
 */
export function bufferStandardOutput(): DestinationStream {
  let waiting = ''
  /** The part of the current batch that has not been written yet. */
  let begun: Buffer | undefined
  let isUnderWay = false

  function writeOn(rest: Buffer): void {
    begun = rest
    isUnderWay = true
    write(standardOutput, rest, (error, written) => {
      isUnderWay = false
      if (error?.code === 'EAGAIN') return
      begun = error === null && written < rest.length ? rest.subarray(written) : undefined
      if (begun !== undefined || waiting.length >= batch) flush()
    })
  }

  function flush(): void {
    if (isUnderWay) return
    if (begun !== undefined) {
      writeOn(begun)
    } else if (waiting !== '') {
      const next = Buffer.from(waiting)
      waiting = ''
      writeOn(next)
    }
  }

  function flushAtEnd(): void {
    try {
      // If a write is running, another thread is writing this batch.
      const parts = [isUnderWay ? undefined : begun, Buffer.from(waiting)]
      for (let rest of parts.filter((part) => part !== undefined))
        while (rest.length > 0) rest = rest.subarray(writeSync(standardOutput, rest))
    } catch {
      // The output is broken, so the error cannot be reported.
    }
  }

  setInterval(flush, longestWait).unref()
  process.once('exit', flushAtEnd)
  return {
    write(line) {
      if (waiting.length < mostWaiting) waiting += line
      if (waiting.length >= batch) flush()
    },
  }
}
