import { databaseErrorCode } from '../sql-state.ts'

/** What the operator should do. Names server, database and user, but never the password. */
export function explainConnectionError(error: unknown, databaseUrl: string): string {
  const { hostname, port, pathname, username } = new URL(databaseUrl)
  const server = `${hostname || 'localhost'}:${port || '5432'}`
  const user = decode(username)
  const database = decode(pathname.slice(1))
  const start = `DATABASE_URL: cannot use the PostgreSQL at ${server}: `
  const code = databaseErrorCode(error)
  switch (code) {
    case 'ECONNREFUSED':
    case 'ENOENT':
      return `${start}nothing answers there. Start the database, or correct host and port.`
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `${start}the name ${hostname} is not known. Correct the host.`
    case '28P01':
    case '28000':
      return `${start}it refuses user "${user}" with this password. Correct user and password.`
    case '3D000':
      return `${start}it has no database "${database}". Create it, or correct the name.`
    case '53300':
      return `${start}it has no free connection. Raise its max_connections, or lower DATABASE_POOL_SIZE.`
    case '26000':
    case '42P05':
      return `${start}a pooler in front of it does not keep prepared statements, like PgBouncer before 1.21. Upgrade it and set its max_prepared_statements, or set DATABASE_PREPARED=off.`
    default: {
      const reason = error instanceof Error ? error.message.split('\n', 1)[0] : String(error)
      return `${start}${reason}${code === undefined ? '' : ` (${code})`}. Check the address and that the server accepts connections.`
    }
  }
}

/** Decodes percent encoding. An invalid sequence stays as it is, like in `pg`. */
function decode(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
