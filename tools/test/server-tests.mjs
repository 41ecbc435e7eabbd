// @ts-check
// Which of the server's tests run on which kind of database: docs/decisions/098-which-tests-run-on-which-database.md. Paths are relative to
// apps/server/src.

/**
 * Not run on the embedded database: their processes choose the embedded one themselves, or do not depend on the kind of database. They start
 * faster on a real PostgreSQL.
 */
export const fullProcessTests = [
  'operations/admin/import/killed-import.test.ts',
  'operations/admin/main.test.ts',
  'operations/backups.test.ts',
  'operations/observability/tracing/traces.test.ts',
  'protection/captcha/two-processes.test.ts',
  'start/main.{demo-account,log,start-errors}.test.ts',
  'start/sign-in-memory.test.ts',
  'start/stop/stop-app.test.ts',
]

/** Not run on a real PostgreSQL: they use no database, the embedded one, or only features that do not depend on the kind of database. */
export const withoutPostgres = [
  'accounts/passwords/{breach-list/parse-range,hash-pool,password-hasher}.test.ts',
  'accounts/passwords/formats/**',
  'database/{embedded,schema}/**',
  'http/*.test.ts',
  'http/{cookies,guards,pages}/**',
  'notifications/identity-messages.test.ts',
  'notifications/{mail,sms}/**',
  'operations/outgoing/**',
  'operations/admin/import/rows/**',
  'operations/observability/alerts.test.ts',
  'protection/captcha/{altcha,geetest-script,verification}.test.ts',
  'routes/social/profile-new.test.ts',
  'social/protocols/**',
  'social/failing-providers.test.ts',
  'start/keep-heap-small.test.ts',
]

/**
 * Run on the embedded database by `npm run test:embedded` only: their statements are tested on PostgreSQL, and the journeys cover the usual
 * ways through them on the embedded database.
 */
export const statementsOfBoth = [
  'accounts/hold-person.test.ts',
  'accounts/{factors,identifiers,lifecycle,passkeys,recovery}/**',
  'accounts/passwords/{breach-list/breach-list,breach-list/breach-list-file,sign-in-with-foreign-hash}.test.ts',
  'protection/captcha/{adaptive,used-once}.test.ts',
  'protection/limits/**',
  'routes/auth/recovery/**',
  'routes/{account,checkout,codes,factors,identity,passkeys}/**',
  'routes/social/!(profile-new).test.ts',
]
