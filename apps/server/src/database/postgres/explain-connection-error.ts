import { readErrorCode } from '../../operations/observability/error-code.ts'

/** What the operator should do. Names server, database and user, but never the password. */
export function explainConnectionError(error: unknown, databaseUrl: string): string {
  const { hostname, port, pathname, username } = new URL(databaseUrl)
  const server = `${hostname || 'localhost'}:${port || '5432'}`
  const user = decode(username)
  const database = decode(pathname.slice(1))
  const start = `DATABASE_URL: cannot use the PostgreSQL at ${server}: `
  const code = readErrorCode(error)
  const file = findUnreadFile(error)
  if (file !== undefined)
    return `DATABASE_URL: it names ${file}, which cannot be read (${code}). Correct the path, or let this user read the file.`
  const [reason = ''] = (error instanceof Error ? error.message : String(error)).split('\n', 1)
  switch (code) {
    case 'ECONNREFUSED':
    case 'ENOENT':
      return `${start}nothing answers there. Start the database, or correct host and port.`
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `${start}the name ${hostname} is not known. Correct the host.`
    case '28P01':
      return `${start}it refuses user "${user}" with this password. Correct user and password.`
    case '28000':
      return `${start}${reason}. ${adviseOnHba(reason)}`
    case '42501':
      return `${start}user "${user}" may not connect to database "${database}". Let it: grant connect on database "${database}" to "${user}".`
    case '3D000':
      return `${start}it has no database "${database}". Create it, or correct the name.`
    case '53300':
      return `${start}it has no free connection. Raise its max_connections, or lower DATABASE_POOL_SIZE.`
    case '26000':
    case '42P05':
      return `${start}a pooler in front of it does not keep prepared statements, like PgBouncer before 1.21. Upgrade it and set its max_prepared_statements, or set DATABASE_PREPARED=off.`
    case 'DEPTH_ZERO_SELF_SIGNED_CERT':
    case 'SELF_SIGNED_CERT_IN_CHAIN':
    case 'UNABLE_TO_GET_ISSUER_CERT_LOCALLY':
    case 'UNABLE_TO_VERIFY_LEAF_SIGNATURE':
      return `${start}nobody known here vouches for its certificate. Name the certificate of its authority: sslrootcert=/etc/foyer/ca.pem.`
    case 'ERR_TLS_CERT_ALTNAME_INVALID':
      return `${start}its certificate is for another name than ${hostname}. Use a name that is in the certificate.`
    default:
      // Errors that `pg` itself detects have no code.
      if (/ password must be /.test(reason))
        return `${start}it asks user "${user}" for a password, and there is none. Add it: postgres://${user}:password@….`
      if (/ not support SSL /.test(reason))
        return `${start}it has no TLS. Switch TLS on there, or take sslmode out of the address.`
      return `${start}${reason}${code === undefined ? '' : ` (${code})`}. Check the address and that the server accepts connections.`
  }
}

/** The file of a certificate or key that could not be read. Errors of a socket are excluded: their system call is not a read. */
function findUnreadFile(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('path' in error) || !('syscall' in error)) return undefined
  return error.syscall === 'connect' ? undefined : String(error.path)
}

function adviseOnHba(reason: string): string {
  return reason.endsWith('no encryption')
    ? 'Where it asks for TLS, add sslmode=verify-full to the address; otherwise add a line to its pg_hba.conf.'
    : 'Correct the user, or what the server and its pg_hba.conf let it do.'
}

/** Decodes percent encoding. An invalid sequence stays as it is, like in `pg`. */
function decode(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
