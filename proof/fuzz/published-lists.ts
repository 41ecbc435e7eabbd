// Rules against what is published: passwords that people have had, and the zip rules of all countries against every text.
import passwords from '@zxcvbn-ts/language-common/src/passwords.json' with { type: 'json' }
import { commonPasswords } from '@foyer/core/common-passwords'
import {
  arePasswordsTooSimilar,
  checkRule,
  checkValidators,
  passwordProfiles,
  refusePasswords,
  type Validator,
} from '@foyer/core/validators'
import { normalizeZip, zipCountries, zipRules } from '@foyer/core/zip'
import type { Row } from '../report.ts'
import { checkEach } from './check-each.ts'
import { texts } from './texts.ts'

/** 49,233 passwords of zxcvbn's list (MIT), most common first. */
export function checkPasswords(): Row {
  let [classic, nist] = [0, 0]
  const refused = refusePasswords(commonPasswords, 'too common')
  const profile: readonly Validator[] = [...passwordProfiles.nist, refused]
  const row = checkEach('49,233 common passwords', passwords, (password) => {
    const isClassic = passwordProfiles.classic.every((rule) => checkRule(password, rule) === null)
    if (isClassic) classic++
    const isPlain = password.length < 8 || !/\d/.test(password) || password === password.toLowerCase()
    if (isClassic && isPlain) return 'classic let it through'
    if (profile.every((rule) => checkRule(password, rule) === null)) nist++
    if (!arePasswordsTooSimilar(password, password)) return 'not similar to itself'
    return null
  })
  const leaks = nist === 0 ? [] : [`nist lets ${nist} of them through`]
  return {
    ...row,
    result: `classic takes ${classic}, nist ${nist}; ${row.result}`,
    faults: [...row.faults, ...leaks],
  }
}

export function checkZips(): Row {
  const pairs = zipCountries.flatMap((country) => texts.map((text) => [country, text] as const))
  const row = checkEach(`zip rules of ${zipCountries.length} countries`, pairs, ([country, text]) => {
    for (const rule of zipRules(country, text)) {
      if ('state' in rule) continue
      if (rule.regexp.test(normalizeZip(text)) && !/^[\dA-Z -]{2,12}$/.test(normalizeZip(text)))
        return `${country} takes it`
    }
    return null
  })
  const patterns = zipCountries.flatMap((country) =>
    zipRules(country, '').flatMap((rule) => ('state' in rule ? [] : [rule])),
  )
  try {
    checkValidators(
      'zip',
      patterns.map(({ regexp }) => ({ type: 'regexp', pattern: regexp })),
    )
    return row
  } catch (error) {
    return { ...row, faults: [...row.faults, String(error)] }
  }
}
