/** EX_CONFIG of sysexits.h. deploy/foyer@.service does not start a process again that has ended with it. */
export const wrongSettings = 78

interface StartErrorOptions extends ErrorOptions {
  /** What the process ends with; default 1: another start may succeed. */
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
