import { encode } from 'uqr'

/** The width of the light margin that readers need around a code, in modules (ISO/IEC 18004, 5.3.8). */
const quietZone = 4

export interface QrPath {
  /** The width and height in modules, with the margin. */
  readonly size: number
  /** The dark modules, as the `d` of an SVG path. */
  readonly path: string
}

/** A QR code as a path: one rectangle for each run of dark modules in a row. */
export function createQrPath(text: string): QrPath {
  const { data, size } = encode(text, { ecc: 'M', border: quietZone })
  const runs: string[] = []
  for (const [y, row] of data.entries()) {
    for (let x = 0; x < size; x++) {
      const start = x
      while (row[x]) x++
      if (x > start) runs.push(`M${start} ${y}h${x - start}v1H${start}z`)
    }
  }
  return { size, path: runs.join('') }
}
