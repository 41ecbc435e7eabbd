import fc from 'fast-check'
import type { FieldStore } from '../field-store.ts'
import type { createForm } from './create-form.ts'

export const anyCall = fc.constantFrom('submit', 'restart', 'cancel', 'reset')

/** What a person, the page's code and the server may do to a form with one field, in any order. */
export const anyMoves = fc.array(
  fc.oneof(
    fc.record({ do: anyCall }),
    fc.record({ do: fc.constant('type'), value: fc.string({ minLength: 1, maxLength: 3 }) }),
    fc.record({ do: fc.constant('answer'), index: fc.nat(10), isGood: fc.boolean() }),
  ),
  { maxLength: 25 },
)

type Move = typeof anyMoves extends fc.Arbitrary<(infer One)[]> ? One : never

/** Makes a move. Returns the index of the request that it has answered, or null. */
export async function play(
  move: Move,
  field: FieldStore,
  { form, requests, answer }: ReturnType<typeof createForm>,
): Promise<number | null> {
  if (move.do === 'type') field.update({ value: move.value, isTouched: true }, 'input')
  else if (move.do !== 'answer') form[move.do]()
  else if (requests.length > 0) {
    const index = move.index % requests.length
    await answer(index, ({ resolve, reject }) =>
      move.isGood ? resolve(String(index)) : reject(new Error(String(index))),
    )
    return index
  }
  return null
}
