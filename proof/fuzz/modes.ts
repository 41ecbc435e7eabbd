// Tests every field of the calls about identity again, on installations where these calls work differently.
import { join } from 'node:path'
import { operations, type Operation, type OperationId } from '@foyer/core/wire'
import type { Environment, Product } from '../product.ts'
import type { Row } from '../report.ts'
import { giverOf } from './code-holders.ts'
import { fuzzFields } from './fields.ts'
import { checkServer } from './check-server.ts'
import { createProvenPerson } from './person.ts'

const modes: readonly Environment[] = [
  { REGISTRATION: 'private' },
  { VERIFY_IDENTIFIERS: 'required' },
  { SIGN_IN_METHODS: 'code' },
  { SIGN_IN_METHODS: 'password' },
]

/** @param stride only every nth text is tested in each field */
export async function fuzzModes(product: Product, stride: number): Promise<Row[]> {
  const rows: Row[] = []
  const options = { product, stride, concurrency: 4, calls: isOfIdentity, isShort: true }
  for (const [index, settings] of modes.entries()) {
    // A separate folder: an embedded database allows only one process, and `product` is using its own.
    const server = await product.start({ ...settings, DATA_DIR: join(product.folder, `mode-${index}`) })
    const mode = Object.entries(settings)
      .map((setting) => setting.join('='))
      .join(' ')
    const { port } = server
    const person = await createProvenPerson(product, port)
    rows.push(
      ...(await fuzzFields({ ...options, port, mode })),
      await checkServer(product, server, person, `the server afterwards (${mode})`),
    )
    await server.kill('SIGTERM')
  }
  return rows
}

/** Is it a call for signing in or up, or one that needs a session? */
function isOfIdentity(id: OperationId): boolean {
  const { path, auth }: Operation = operations[id]
  return path.startsWith('/web/v1/auth/') || auth === 'recent' || giverOf(id) !== undefined
}
