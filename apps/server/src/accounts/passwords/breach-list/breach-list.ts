import type { Logger } from 'pino'
import type { Metrics } from '../../../operations/observability/metrics.ts'
import { ApiError, type FieldIssue } from '../../../api-error.ts'
import { describeServiceError } from '../../../operations/outgoing/service-error.ts'
import type { Outgoing } from '../../../operations/outgoing/outgoing.ts'
import { StartError, invalidSettingsExitCode } from '../../../settings/start-error.ts'
import { createRangeLookup } from './range-lookup.ts'
import type { BreachListSource } from './breach-list-config.ts'
import { hashForBreachList } from './hash-for-breach-list.ts'
import { checkSortedHashes, isHashInFile } from './search-file.ts'

/** The passwords that were made public by breaches of other services. */
export interface BreachList {
  /**
   * Refuses a new password that is on the list. If the list cannot be read, the password is accepted: an outage of the service must not
   * prevent sign-ups. Call it after rate limits are counted, because it may send a request to a service.
   * @param field the name of the password field in the request
   * @throws ApiError password_breached at the field
   */
  check(password: string, field?: FieldIssue['field']): Promise<void>
}

interface BreachListOptions {
  /** `null`: there is no list. */
  readonly source: BreachListSource | null
  readonly metrics: Pick<Metrics, 'countBreachListCheck'>
  readonly outgoing: Outgoing
  readonly log: Logger
  /** In ms: how long to wait for a service. */
  readonly timeout?: number | undefined
}

export function createBreachList({ source, metrics, outgoing, log, timeout }: BreachListOptions): BreachList {
  if (source === null) return { check: () => Promise.resolve() }
  const isListed =
    source.type === 'file'
      ? (hash: string) => isHashInFile(source.path, hash)
      : createRangeLookup(source.url, outgoing, timeout)
  return {
    async check(password, field = 'password') {
      const isBreached = await isListed(hashForBreachList(password)).catch((error: unknown) => {
        // Neither the hash nor its prefix may be logged.
        log.warn({ source: source.type, ...describeServiceError(error) }, 'breach list gave no answer')
        return null
      })
      metrics.countBreachListCheck(isBreached === null ? 'unanswered' : isBreached ? 'breached' : 'clear')
      if (isBreached === true)
        throw new ApiError('validation_failed', { errors: [{ field, code: 'password_breached' }] })
    },
  }
}

/** @throws StartError if the breach list is a file whose hashes are not sorted */
export async function requireBreachListFile(source: BreachListSource | null): Promise<void> {
  if (source?.type !== 'file') return
  await checkSortedHashes(source.path).catch((error: unknown) => {
    const reason = error instanceof Error ? error.message : String(error)
    throw new StartError(
      `BREACH_LIST_FILE: ${source.path} is no list of sorted SHA-1 hashes: ${reason}. ` +
        "Write it with Have I Been Pwned's downloader (haveibeenpwned-downloader, a single file of SHA-1), or leave it unset.",
      { exitCode: invalidSettingsExitCode, cause: error },
    )
  })
}
