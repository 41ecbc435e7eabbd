import { operations, type Operation, type OperationId } from '../operations.ts'

/** Every call, by its id. */
export const contract: readonly (readonly [OperationId, Operation])[] = Object.entries(operations) as [
  OperationId,
  Operation,
][]

/** The properties that an object's schema lists; none where there is no schema. */
export function propertiesOf(schema: unknown): Readonly<Record<string, unknown>> {
  return (schema as { properties?: Record<string, unknown> } | undefined)?.properties ?? {}
}
