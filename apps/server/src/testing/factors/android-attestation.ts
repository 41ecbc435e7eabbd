import { generateKeyPairSync, sign, type KeyObject } from 'node:crypto'
import { bytes, int, list, map, text, type Attest } from './passkey-authenticator.ts'

/**
 * The attestation statement of an Android device (WebAuthn Level 3, 8.4), with certificates that anybody can make.
 * @param revocations the address of the revocation list in its certificate
 */
export function attestAsAndroid(revocations: string): Attest {
  return ({ publicKey }, clientDataHash) => {
    const root = generateKeyPairSync('ec', { namedCurve: 'P-256' })
    const leaf = writeCertificate('A device', publicKey, root.privateKey, [
      [keyDescription, writeKeyDescription(clientDataHash)],
      [distributionPoints, sequence(sequence(der(0xa0, der(0xa0, der(0x86, Buffer.from(revocations))))))],
    ])
    const x5c = [leaf, writeCertificate('A root', root.publicKey, root.privateKey)]
    const statement = map([
      [text('alg'), int(-7)],
      [text('sig'), bytes(Buffer.from('anything'))],
      [text('x5c'), list(x5c.map(bytes))],
    ])
    return ['android-key', statement]
  }
}

// DER (X.690), as far as certificates need it (RFC 5280).

type Extension = readonly [id: Buffer, value: Buffer]

/** Writes a certificate issued by the root. */
function writeCertificate(
  name: string,
  subjectKey: KeyObject,
  issuerKey: KeyObject,
  extensions: readonly Extension[] = [],
): Buffer {
  const algorithm = sequence(ecdsaWithSha256)
  const added = sequence(...extensions.map(([id, value]) => sequence(id, der(0x04, value))))
  const signed = sequence(
    der(0xa0, der(0x02, Buffer.from([2]))),
    der(0x02, Buffer.from([1])),
    algorithm,
    writeName('A root'),
    sequence(der(0x17, Buffer.from('200101000000Z')), der(0x17, Buffer.from('490101000000Z'))),
    writeName(name),
    subjectKey.export({ format: 'der', type: 'spki' }),
    ...(extensions.length > 0 ? [der(0xa3, added)] : []),
  )
  return sequence(signed, algorithm, der(0x03, Buffer.from([0]), sign('sha256', signed, issuerKey)))
}

const writeName = (name: string): Buffer =>
  sequence(der(0x31, sequence(commonName, der(0x0c, Buffer.from(name)))))

/** Writes the key description extension, which binds the key to the hash of the client data. */
function writeKeyDescription(clientDataHash: Buffer): Buffer {
  const [number, level] = [der(0x02, Buffer.from([3])), der(0x0a, Buffer.from([1]))]
  const none = Buffer.alloc(0)
  return sequence(
    number,
    level,
    number,
    level,
    der(0x04, clientDataHash),
    der(0x04, none),
    sequence(),
    sequence(),
  )
}

function der(tag: number, ...parts: readonly Buffer[]): Buffer {
  const content = Buffer.concat(parts)
  const { length } = content
  const head = length < 128 ? [tag, length] : [tag, 0x82, length >> 8, length & 0xff]
  return Buffer.concat([Buffer.from(head), content])
}

const sequence = (...parts: readonly Buffer[]): Buffer => der(0x30, ...parts)

const name = (hex: string): Buffer => der(0x06, Buffer.from(hex, 'hex'))
const ecdsaWithSha256 = name('2a8648ce3d040302')
const commonName = name('550403')
const keyDescription = name('2b06010401d679020111')
const distributionPoints = name('551d1f')
