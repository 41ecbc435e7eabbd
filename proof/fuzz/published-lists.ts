// Checks rules with published data: common passwords, and the zip code rules of all countries with every text.
import passwords from '@zxcvbn-ts/language-common/src/passwords.json' with { type: 'json' }
import { isCommonPassword } from '@foyer/core/common-passwords'
import { arePasswordsTooSimilar, checkRule, checkValidators, passwordProfiles } from '@foyer/core/validators'
import { normalizeZip, zipCountries, zipRules } from '@foyer/core/zip'
import type { Row } from '../report.ts'
import { checkEach } from './check-each.ts'
import { texts } from './texts.ts'

/** 49,233 passwords of zxcvbn's list (MIT), most common first. */
export function checkPasswords(): Row {
  let [classic, nist] = [0, 0]
  const row = checkEach('49,233 common passwords', passwords, (password) => {
    // With a capital letter, because few passwords of the list have one, and people add it when it is required.
    const capitalized = password.charAt(0).toUpperCase() + password.slice(1)
    const isClassic = passwordProfiles.classic.every((rule) => checkRule(password, rule) === null)
    const isAccepted = passwordProfiles.classic.every((rule) => checkRule(capitalized, rule) === null)
    if (isAccepted && !isCommonPassword(capitalized)) classic++
    const isPlain = password.length < 8 || !/\d/.test(password) || password === password.toLowerCase()
    if (isClassic && isPlain) return 'classic let it through'
    const isLong = passwordProfiles.nist.every((rule) => checkRule(password, rule) === null)
    if (isLong && !isCommonPassword(password)) nist++
    if (!arePasswordsTooSimilar(password, password)) return 'not similar to itself'
    return null
  })
  const leaks = classic + nist === 0 ? [] : [`classic lets ${classic} of them through, nist ${nist}`]
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
      const zip = normalizeZip(country, text)
      if (rule.regexp.test(zip) && !/^[\dA-Z -]{2,12}$/.test(zip)) return `${country} takes it`
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
