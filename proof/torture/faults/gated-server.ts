// A server whose connection to the database can be cut and delayed.
import { openTcpGate, type TcpGate } from '../../../apps/server/src/testing/postgres/tcp-gate.ts'
import type { Product, Server } from '../../product.ts'

export async function openGatedServer(product: Product): Promise<{ server: Server; gate: TcpGate }> {
  const url = new URL(product.postgres?.url ?? '')
  const gate = await openTcpGate(url.hostname, Number(url.port))
  url.port = String(gate.port)
  return { gate, server: await product.start({ DATABASE_URL: url.href }) }
}
