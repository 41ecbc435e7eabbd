import { write, writeSync } from 'node:fs'
import type { DestinationStream } from 'pino'

const standardOutput = 1

/** In characters: how many are written at once, and how many wait at most for somebody to read. */
const batch = 4_096
const mostWaiting = 1_048_576

/** In ms: how long a line waits for others, and a full pipe for its reader. */
const longestWait = 250

/**
 * Writes lines in batches, because a write for each line would slow down requests. Flushed at the end of the process, except after
 * SIGKILL. Lines that cannot be written, such as on a full disk, are lost. pino's own destination would throw, and at the end of
 * the process try for ever.
 */
export function bufferStandardOutput(): DestinationStream {
  let waiting = ''
  /** What is left of the batch that has been begun. */
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
      // A batch that is under way is being written by another thread.
      const parts = [isUnderWay ? undefined : begun, Buffer.from(waiting)]
      for (let rest of parts.filter((part) => part !== undefined))
        while (rest.length > 0) rest = rest.subarray(writeSync(standardOutput, rest))
    } catch {
      // Nobody is left to be told.
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
