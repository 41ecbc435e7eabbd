import { expect, it } from 'vitest'
import { errorCodes } from './error-codes.ts'

it.each(Object.entries(errorCodes))('%s is answered with an error status: %i', (_code, status) => {
  expect([500, 503].includes(status) || (status >= 400 && status < 500)).toBe(true)
})

it('only overload, unavailability and faults of the program are reported as faults of the server', () => {
  const faults = Object.entries(errorCodes).filter(([, status]) => status >= 500)
  expect(faults).toEqual([
    ['internal', 500],
    ['overloaded', 503],
    ['unavailable', 503],
  ])
})
