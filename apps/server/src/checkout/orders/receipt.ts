import { hash, randomBytes } from 'node:crypto'

/**
 * Creates the credential for an order placed without a session: 256 bits. A request that is repeated because its answer was lost gets the
 * same one: it is derived from the order and the `Idempotency-Key`, which is equally secret.
 */
export function createReceipt(orderId: string, key: string | undefined): string {
  if (key === undefined) return randomBytes(32).toString('base64url')
  return hash('sha256', JSON.stringify(['receipt', orderId, key]), 'base64url')
}

/** The hash that is stored instead of the receipt. */
export function hashReceipt(receipt: string): string {
  return hash('sha256', receipt, 'base64url')
}
