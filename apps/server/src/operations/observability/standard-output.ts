import { write, writeSync } from 'node:fs'
import type { DestinationStream } from 'pino'

const standardOutput = 1

const newline = 10

/** In characters: the size of a write, and the maximum that may wait for a slow reader. */
const batchLength = 4_096
const maxBuffered = 1_048_576

/** In ms: how long a line waits for the batch to fill, and when a full pipe is tried again. */
const flushInterval = 250

/**
 * Writes lines in batches, because a write for each line would slow down requests. Flushed when the process exits, except after
 * SIGKILL. Lines that cannot be written, for example on a full disk, are lost, and the next write that succeeds is followed by their number.
 * pino's own destination would throw, and at the end of the process retry for ever.
 * @param output the file descriptor
 */
export function bufferOutput(output = standardOutput): DestinationStream {
  let buffered = ''
  /** The number of lines that were lost since it was last logged. */
  let lost = 0
  /** The part of the current batch that has not been written yet. */
  let partial: Buffer | undefined
  let isWriting = false

  function writeRest(rest: Buffer): void {
    partial = rest
    isWriting = true
    write(output, rest, (error, written) => {
      isWriting = false
      if (error?.code === 'EAGAIN') return
      if (error === null) tellLost()
      else lost += countLines(rest)
      partial = error === null && written < rest.length ? rest.subarray(written) : undefined
      if (partial !== undefined || buffered.length >= batchLength) flush()
    })
  }

  function tellLost(): void {
    if (lost === 0) return
    const time = new Date().toISOString()
    buffered += `${JSON.stringify({ level: 'warn', time, lines: lost, msg: 'lines of this log were lost: its reader was too slow, or they could not be written' })}\n`
    lost = 0
  }

  function flush(): void {
    if (isWriting) return
    if (partial !== undefined) {
      writeRest(partial)
    } else if (buffered !== '') {
      const next = Buffer.from(buffered)
      buffered = ''
      writeRest(next)
    }
  }

  function flushOnExit(): void {
    try {
      // If a write is running, another thread is writing this batch.
      const parts = [isWriting ? undefined : partial, Buffer.from(buffered)]
      for (let rest of parts.filter((part) => part !== undefined))
        while (rest.length > 0) rest = rest.subarray(writeSync(output, rest))
    } catch {
      // The output is broken, so the error cannot be reported.
    }
  }

  setInterval(flush, flushInterval).unref()
  process.once('exit', flushOnExit)
  return {
    write(line) {
      if (buffered.length < maxBuffered) buffered += line
      else lost++
      if (buffered.length >= batchLength) flush()
    },
  }
}

function countLines(bytes: Buffer): number {
  return bytes.reduce((count, byte) => (byte === newline ? count + 1 : count), 0)
}
