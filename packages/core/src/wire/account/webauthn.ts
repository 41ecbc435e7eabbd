import { emptySchema } from '../schema.ts'

// The JSON forms of WebAuthn Level 3, 5.1: `PublicKeyCredential.toJSON()` and `parse…OptionsFromJSON()`. Bytes are base64url.

const bytesSchema = { type: 'string', minLength: 1, maxLength: 32_768, pattern: '^[A-Za-z0-9_-]+$' } as const

/** A credential id has at most 1023 bytes. */
const credentialIdSchema = {
  type: 'string',
  minLength: 1,
  maxLength: 1364,
  pattern: '^[A-Za-z0-9_-]+$',
} as const

const typeSchema = { type: 'string', enum: ['public-key'] } as const

/** Unknown ones are accepted (WebAuthn Level 3, 5.8.4), and so is the empty one that some versions of iCloud Keychain have. */
const transportsSchema = {
  type: 'array',
  maxItems: 16,
  items: { type: 'string', maxLength: 32 },
} as const

const attachmentSchema = { type: ['string', 'null'], maxLength: 32 } as const

/** `credProps` is the only extension that is requested: it tells whether the passkey is discoverable. */
const extensionsSchema = {
  type: 'object',
  additionalProperties: false,
  properties: {
    credProps: { type: 'object', additionalProperties: false, properties: { rk: { type: 'boolean' } } },
  },
} as const

/** What `navigator.credentials.create()` gives. */
export const newCredentialSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['id', 'rawId', 'type', 'response'],
  properties: {
    id: credentialIdSchema,
    rawId: credentialIdSchema,
    type: typeSchema,
    authenticatorAttachment: attachmentSchema,
    clientExtensionResults: extensionsSchema,
    response: {
      type: 'object',
      additionalProperties: false,
      required: ['clientDataJSON', 'attestationObject'],
      properties: {
        clientDataJSON: bytesSchema,
        attestationObject: bytesSchema,
        authenticatorData: bytesSchema,
        publicKey: bytesSchema,
        publicKeyAlgorithm: { type: 'integer' },
        transports: transportsSchema,
      },
    },
  },
} as const

/** What `navigator.credentials.get()` gives. */
export const usedCredentialSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['id', 'rawId', 'type', 'response'],
  properties: {
    id: credentialIdSchema,
    rawId: credentialIdSchema,
    type: typeSchema,
    authenticatorAttachment: attachmentSchema,
    clientExtensionResults: { ...emptySchema },
    response: {
      type: 'object',
      additionalProperties: false,
      required: ['clientDataJSON', 'authenticatorData', 'signature'],
      properties: {
        clientDataJSON: bytesSchema,
        authenticatorData: bytesSchema,
        signature: bytesSchema,
        userHandle: { type: ['string', 'null'], maxLength: 128, pattern: '^[A-Za-z0-9_-]*$' },
      },
    },
  },
} as const

const listedCredentialsSchema = {
  type: 'array',
  items: {
    type: 'object',
    additionalProperties: false,
    required: ['id', 'type'],
    properties: { id: { type: 'string' }, type: typeSchema, transports: transportsSchema },
  },
} as const

const userVerificationSchema = { type: 'string', enum: ['required', 'preferred', 'discouraged'] } as const

/** For `navigator.credentials.create()`. */
const creationOptionsSchema = {
  type: 'object',
  additionalProperties: false,
  required: [
    'rp',
    'user',
    'challenge',
    'pubKeyCredParams',
    'timeout',
    'excludeCredentials',
    'authenticatorSelection',
    'attestation',
    'extensions',
  ],
  properties: {
    rp: {
      type: 'object',
      additionalProperties: false,
      required: ['id', 'name'],
      properties: { id: { type: 'string' }, name: { type: 'string' } },
    },
    user: {
      type: 'object',
      additionalProperties: false,
      required: ['id', 'name', 'displayName'],
      properties: { id: { type: 'string' }, name: { type: 'string' }, displayName: { type: 'string' } },
    },
    challenge: { type: 'string' },
    pubKeyCredParams: {
      type: 'array',
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['type', 'alg'],
        properties: { type: typeSchema, alg: { type: 'integer' } },
      },
    },
    /** In ms. */
    timeout: { type: 'integer' },
    excludeCredentials: listedCredentialsSchema,
    authenticatorSelection: {
      type: 'object',
      additionalProperties: false,
      required: ['residentKey', 'requireResidentKey', 'userVerification'],
      properties: {
        residentKey: { type: 'string', enum: ['required'] },
        requireResidentKey: { type: 'boolean' },
        userVerification: userVerificationSchema,
      },
    },
    attestation: { type: 'string', enum: ['none'] },
    extensions: {
      type: 'object',
      additionalProperties: false,
      required: ['credProps'],
      properties: { credProps: { type: 'boolean' } },
    },
  },
} as const

/** For `navigator.credentials.get()`. */
const requestOptionsSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['challenge', 'timeout', 'rpId', 'allowCredentials', 'userVerification'],
  properties: {
    challenge: { type: 'string' },
    /** In ms. */
    timeout: { type: 'integer' },
    rpId: { type: 'string' },
    /** Empty: the authenticator offers all passkeys that it has. */
    allowCredentials: listedCredentialsSchema,
    userVerification: userVerificationSchema,
  },
} as const

/** The answer of each call that begins to make a passkey. */
export const creationAnswerSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['options'],
  properties: { options: creationOptionsSchema },
} as const

/** The answer of each call that begins to use a passkey. */
export const requestAnswerSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['options'],
  properties: { options: requestOptionsSchema },
} as const
