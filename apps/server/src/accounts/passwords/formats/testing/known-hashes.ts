import { writeFirebaseScrypt } from '../firebase-scrypt.ts'
import { writePbkdf2 } from '../pbkdf2.ts'
import { writeScrypt } from '../scrypt.ts'

export interface KnownHash {
  readonly source: string
  readonly password: string
  readonly hash: string
}

const hex = (text: string) => Buffer.from(text, 'hex')
const base64 = (text: string) => Buffer.from(text, 'base64')

/** The parameters of the project in Firebase's example. */
export const firebaseExample = {
  signerKey: base64(
    'jxspr8Ki0RYycVU8zykbdLGjFQ3McFUH0uiiTvC8pVMXAn210wjLNmdZJzxUECKbm0QsEmYUSDzZvpjeJ9WmXA==',
  ),
  saltSeparator: base64('Bw=='),
  rounds: 8,
  memCost: 14,
}

/** Passwords and hashes from public sources. */
export const knownHashes: readonly KnownHash[] = [
  ...['2a', '2b', '2y'].map((version) => ({
    source: `crypt_blowfish, as ${version}`,
    password: 'U*U',
    hash: `$${version}$05$CCCCCCCCCCCCCCCCCCCCC.E5YPO9kmyuRGyh0XouQYb4YMJKvyOeW`,
  })),
  {
    source: 'RFC 7914, scrypt',
    password: 'pleaseletmein',
    hash: writeScrypt({
      cost: 16_384,
      blockSize: 8,
      parallelism: 1,
      salt: Buffer.from('SodiumChloride'),
      key: hex(
        '7023bdcb3afd7348461c06cd81fd38ebfda8fbba904f8e3ea9b543f6545da1f2d5432955613f0fcf62d49705242a9af9e61e85dc0d651e40dfcf017b45575887',
      ),
    }),
  },
  {
    source: 'RFC 6070, PBKDF2 with SHA-1',
    password: 'password',
    hash: writePbkdf2('sha1', 4096, Buffer.from('salt'), hex('4b007901b765489abead49d926f721d065a429c1')),
  },
  {
    source: 'RFC 7914, PBKDF2 with SHA-256',
    password: 'passwd',
    hash: writePbkdf2(
      'sha256',
      1,
      Buffer.from('salt'),
      hex(
        '55ac046e56e3089fec1691c22544b605f94185216dde0465e68b9d57c20dacbc49ca9cccf179b645991664b39d77ef317c71b845b1e30bd509112041d3a19783',
      ),
    ),
  },
  {
    source: 'firebase/scrypt',
    password: 'user1password',
    hash: writeFirebaseScrypt(
      firebaseExample,
      base64('42xEC+ixf3L2lw=='),
      base64('lSrfV15cpx95/sZS2W9c9Kp6i/LVgQNDNC/qzrCnh1SAyZvqmZqAjTdn3aoItz+VHjoZilo78198JAdRuid5lQ=='),
    ),
  },
  {
    source: 'phc-winner-argon2, argon2i',
    password: 'password',
    hash: '$argon2i$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$wWKIMhR9lyDFvRz9YTZweHKfbftvj+qf+YFY4NeBbtA',
  },
  {
    source: 'phc-winner-argon2, argon2id',
    password: 'password',
    hash: '$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc',
  },
]
