import { operations, type Operation, type OperationId } from '../operations.ts'

/** All calls by id. */
export const contract: readonly (readonly [OperationId, Operation])[] = Object.entries(operations) as [
  OperationId,
  Operation,
][]

/** The properties of an object schema; empty if there is no schema. */
export function propertiesOf(schema: unknown): Readonly<Record<string, unknown>> {
  return (schema as { properties?: Record<string, unknown> } | undefined)?.properties ?? {}
}
