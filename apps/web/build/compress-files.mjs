// @ts-check
// Writes compressed copies beside the files, so that the server compresses nothing.
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import zlib from 'node:zlib'

const brotli = promisify(zlib.brotliCompress)
const gzip = promisify(zlib.gzip)

/** All but the prerendered pages: the server changes and compresses these itself. */
const compressible = /^(?!prerendered\/).*\.(js|css|html|svg|webmanifest)$/

/** @param {string} folder */
export async function compressFiles(folder) {
  const files = await readdir(folder, { recursive: true })
  for (const file of files.filter((name) => compressible.test(name.replaceAll('\\', '/')))) {
    const path = join(folder, file)
    const content = await readFile(path)
    const variants = [
      { end: 'br', bytes: await brotli(content) },
      { end: 'gz', bytes: await gzip(content, { level: 9 }) },
    ]
    for (const { end, bytes } of variants)
      if (bytes.length < content.length) await writeFile(`${path}.${end}`, bytes)
  }
}
