import { readErrorCode } from '../../operations/observability/error-code.ts'
import { StartError } from '../../settings/start-error.ts'

/** Explains to the operator in one sentence why the address cannot be listened on; returns any other error unchanged. */
export function explainListening(error: unknown, { host, port }: { host: string; port: number }): unknown {
  switch (readErrorCode(error)) {
    case 'EADDRINUSE':
      return new StartError(
        `PORT: ${port} is in use on ${host}. Stop the program that uses it, or name another port: PORT=${port < 65_535 ? port + 1 : port - 1}.`,
      )
    case 'EACCES':
      return new StartError(`PORT: this user may not use port ${port}. Name one above 1023.`)
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    // Longer than a host name can be, so probably the value of another setting.
    case 'EINVAL':
      return new StartError(
        `HOST: ${host} is not an address of this machine. Correct it, or leave HOST unset.`,
      )
    case 'EAI_AGAIN':
      return new StartError(
        `HOST: no name server answers for ${host} at the moment. Try again, or name an address instead, such as 127.0.0.1 or 0.0.0.0.`,
      )
    default:
      return error
  }
}
