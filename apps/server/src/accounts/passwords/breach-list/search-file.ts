import { open, type FileHandle } from 'node:fs/promises'

/** A line `HASH:COUNT` has some 50 bytes. */
const maxLineLength = 80

const newline = 0x0a

const hashLine = /^([\dA-F]{40})(?::\d{1,15})?\r?$/i

interface Line {
  readonly hash: string
  readonly start: number
  /** Where the next line begins. */
  readonly end: number
}

/**
 * Looks a hash up in a file of sorted hashes by binary search: some 30 short reads for a billion lines. The file is opened each time, so
 * that operators can replace it with a newer one.
 * @param hash in upper case
 * @throws Error if the file is empty or cannot be read, or if a line that the search reads is malformed
 */
export async function isHashInFile(path: string, hash: string): Promise<boolean> {
  return withFile(path, async (file, size) => {
    let from = 0
    let to = size
    while (from < to) {
      const line = await readLineAt(file, Math.floor((from + to) / 2))
      if (line.hash === hash) return true
      if (line.hash < hash) from = line.end
      else to = line.start
    }
    return false
  })
}

/**
 * Reads evenly spread sample lines, or all lines of a short file.
 * @throws Error unless each is a hash, and greater than the one before
 */
export async function checkSortedHashes(path: string, samples = 1_000): Promise<void> {
  await withFile(path, async (file, size) => {
    let last: Line | undefined
    const step = Math.max(1, Math.floor(size / samples))
    for (let at = 0; at < size; at = Math.max(at + step, last?.end ?? 0)) {
      const line = await readLineAt(file, at)
      if (last !== undefined && line.hash <= last.hash) throw new Error('its hashes are not sorted')
      last = line
    }
  })
}

async function withFile<Result>(
  path: string,
  use: (file: FileHandle, size: number) => Promise<Result>,
): Promise<Result> {
  const file = await open(path, 'r')
  try {
    const { size } = await file.stat()
    if (size === 0) throw new Error('it is empty')
    return await use(file, size)
  } finally {
    await file.close()
  }
}

/** The line that contains the byte at this offset. */
async function readLineAt(file: FileHandle, position: number): Promise<Line> {
  const offset = Math.max(0, position - maxLineLength)
  const { buffer, bytesRead } = await file.read(Buffer.alloc(2 * maxLineLength), 0, 2 * maxLineLength, offset)
  const bytes = buffer.subarray(0, bytesRead)
  const before = position === 0 ? -1 : bytes.lastIndexOf(newline, position - offset - 1)
  const after = bytes.indexOf(newline, position - offset)
  const end = after === -1 ? bytes.length : after
  const [, hash] = hashLine.exec(bytes.toString('latin1', before + 1, end)) ?? []
  if (hash === undefined)
    throw new Error(`the line around byte ${position} is not a SHA-1 hash, a colon and a count`)
  return {
    hash: hash.toUpperCase(),
    start: offset + before + 1,
    end: offset + (after === -1 ? end : after + 1),
  }
}
