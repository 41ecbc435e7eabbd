import { expect, test } from 'vitest'
import { explainConnectionError } from './explain-connection-error.ts'

const databaseUrl =
  'postgres://foyer:secret@db.example.com/shop?sslmode=verify-full&sslrootcert=/etc/foyer/ca.pem'
const start = 'DATABASE_URL: cannot use the PostgreSQL at db.example.com:5432: '

interface Failure {
  readonly look: string
  readonly message: string
  readonly code?: string
  readonly syscall?: string
  readonly path?: string
  readonly line: string
}

const file = { syscall: 'open', path: '/etc/foyer/ca.pem' }
const ofUnknownAuthority = `${start}nobody known here vouches for its certificate. Name the certificate of its authority: sslrootcert=/etc/foyer/ca.pem.`

test.each<Failure>([
  {
    look: 'a sslrootcert that is not there is named, not the database',
    message: "ENOENT: no such file or directory, open '/etc/foyer/ca.pem'",
    code: 'ENOENT',
    ...file,
    line: 'DATABASE_URL: it names /etc/foyer/ca.pem, which cannot be read (ENOENT). Correct the path, or let this user read the file.',
  },
  {
    look: 'so is one that this user may not read',
    message: "EACCES: permission denied, open '/etc/foyer/ca.pem'",
    code: 'EACCES',
    ...file,
    line: 'DATABASE_URL: it names /etc/foyer/ca.pem, which cannot be read (EACCES). Correct the path, or let this user read the file.',
  },
  {
    look: 'a socket that is not there is the database',
    message: 'connect ENOENT /run/postgresql/.s.PGSQL.5432',
    code: 'ENOENT',
    syscall: 'connect',
    path: '/run/postgresql/.s.PGSQL.5432',
    line: `${start}nothing answers there. Start the database, or correct host and port.`,
  },
  {
    look: 'a wrong password',
    message: 'password authentication failed for user "foyer"',
    code: '28P01',
    line: `${start}it refuses user "foyer" with this password. Correct user and password.`,
  },
  {
    look: 'no password where one is needed',
    message: 'SASL: SCRAM-SERVER-FIRST-MESSAGE: client password must be a string',
    line: `${start}it asks user "foyer" for a password, and there is none. Add it: postgres://foyer:password@….`,
  },
  {
    look: 'a pg_hba.conf that lets nobody in without TLS',
    message: 'no pg_hba.conf entry for host "10.0.0.5", user "foyer", database "shop", no encryption',
    code: '28000',
    line: `${start}no pg_hba.conf entry for host "10.0.0.5", user "foyer", database "shop", no encryption. Where it asks for TLS, add sslmode=verify-full to the address; otherwise add a line to its pg_hba.conf.`,
  },
  {
    look: 'a role that may not sign in',
    message: 'role "foyer" is not permitted to log in',
    code: '28000',
    line: `${start}role "foyer" is not permitted to log in. Correct the user, or what the server and its pg_hba.conf let it do.`,
  },
  {
    look: 'a database that others may not connect to',
    message: 'permission denied for database "shop"',
    code: '42501',
    line: `${start}user "foyer" may not connect to database "shop". Let it: grant connect on database "shop" to "foyer".`,
  },
  {
    look: 'a server without TLS',
    message: 'The server does not support SSL connections',
    line: `${start}it has no TLS. Switch TLS on there, or take sslmode out of the address.`,
  },
  ...['SELF_SIGNED_CERT_IN_CHAIN', 'UNABLE_TO_VERIFY_LEAF_SIGNATURE'].map((code) => ({
    look: `a certificate of an authority that is not known (${code})`,
    message: 'unable to verify the first certificate',
    code,
    line: ofUnknownAuthority,
  })),
  {
    look: 'a certificate for another host',
    message: "Hostname/IP does not match certificate's altnames: Host: db.example.com.",
    code: 'ERR_TLS_CERT_ALTNAME_INVALID',
    line: `${start}its certificate is for another name than db.example.com. Use a name that is in the certificate.`,
  },
  {
    look: 'anything else in its own words',
    message: 'the database system is starting up',
    code: '57P03',
    line: `${start}the database system is starting up (57P03). Check the address and that the server accepts connections.`,
  },
])('the operator reads what to do about a failed connection: $look', ({ message, line, ...rest }) => {
  expect(explainConnectionError(Object.assign(new Error(message), rest), databaseUrl)).toBe(line)
})
