import type { EnvironmentReader } from '../../settings/environment.ts'

export interface SecondFactorConfig {
  /** People without a second factor must enrol one at their next sign-in, once one of their identifiers is proven. */
  readonly isRequired: boolean
  /** In days: how long a trusted browser may skip the second step. 0: browsers cannot be trusted. */
  readonly trustDays: number
}

/** Reads the settings of second factors. */
export function readSecondFactorConfig(read: EnvironmentReader, hasDatabaseUrl: boolean): SecondFactorConfig {
  const isRequired = read.choice('REQUIRE_SECOND_FACTOR', ['none', 'all'], 'none') === 'all'
  if (isRequired && hasDatabaseUrl && !read.isSet('SERVER_SECRET'))
    read.addProblem(
      'REQUIRE_SECOND_FACTOR: nobody can enrol an authenticator app without SERVER_SECRET. Set that to at least 32 random characters, the same for all processes.',
    )
  return { isRequired, trustDays: read.integer('TRUSTED_DEVICE_DAYS', 0, { min: 0, max: 90 }) }
}
