/** EX_CONFIG of sysexits.h. With this exit code deploy/foyer@.service does not restart the process. */
export const invalidSettingsExitCode = 78

interface StartErrorOptions extends ErrorOptions {
  /** The exit code of the process; default 1: another start may succeed. */
  readonly exitCode?: number
}

/** Why the server cannot start, and what the operator can do, in one line. */
export class StartError extends Error {
  override readonly name = 'StartError'
  readonly exitCode: number

  constructor(message: string, { exitCode = 1, ...options }: StartErrorOptions = {}) {
    super(message, options)
    this.exitCode = exitCode
  }
}
