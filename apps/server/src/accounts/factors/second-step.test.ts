import { expect, test } from 'vitest'
import { takesSecondStep } from './second-step.ts'

const [before, now, after] = [new Date(1_000), new Date(2_000), new Date(3_000)]
const password = { methods: ['pwd'], trustedAt: null, mustEnrol: false }
const enrolled = { secondFactorAt: now, trustAfter: null }

// R10.45
test.for([
  ['has a second factor', true, enrolled, password],
  ['has none', false, { secondFactorAt: null, trustAfter: null }, password],
  [
    'has none where all need one',
    true,
    { secondFactorAt: null, trustAfter: null },
    { ...password, mustEnrol: true },
  ],
  [
    'has shown both factors already',
    false,
    enrolled,
    { ...password, methods: ['pwd', 'otp', 'mfa'], mustEnrol: true },
  ],
  ['uses a browser that is trusted', false, enrolled, { ...password, trustedAt: before }],
  [
    'uses one that was trusted since all trust ended',
    false,
    { ...enrolled, trustAfter: now },
    { ...password, trustedAt: after },
  ],
  [
    'uses one whose trust has ended',
    true,
    { ...enrolled, trustAfter: now },
    { ...password, trustedAt: before },
  ],
  [
    'uses one that was trusted at the very moment of the end',
    true,
    { ...enrolled, trustAfter: now },
    { ...password, trustedAt: now },
  ],
  ['uses one that nobody trusts, after an end of trust', true, { ...enrolled, trustAfter: now }, password],
] as const)('Whoever %s is asked for a second step: %s', ([, isAsked, factor, firstStep]) => {
  expect(takesSecondStep(factor, firstStep)).toBe(isAsked)
})
