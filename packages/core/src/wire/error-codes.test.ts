import { expect, it } from 'vitest'
import { errorCodes } from './error-codes.ts'

it.each(Object.entries(errorCodes))('%s is answered with an error status: %i', (_code, status) => {
  expect(status === 503 || (status >= 400 && status < 500)).toBe(true)
})

it('only overload and unavailability are reported as faults of the server', () => {
  const faults = Object.entries(errorCodes).filter(([, status]) => status >= 500)
  expect(faults).toEqual([
    ['overloaded', 503],
    ['unavailable', 503],
  ])
})
