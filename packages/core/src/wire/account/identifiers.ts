import { routes } from '../routes.ts'
import {
  emailSchema,
  emptySchema,
  instantSchema,
  langSchema,
  linkTokenSchema,
  phoneSchema,
  userSchema,
} from '../schema.ts'
import { codeSchema, kindSchema } from './codes.ts'
import { unlinkedSchema } from './ended.ts'

export const identifierListSchema = {
  type: 'array',
  items: {
    type: 'object',
    additionalProperties: false,
    required: ['kind', 'value', 'verifiedAt'],
    properties: {
      kind: kindSchema,
      value: { type: 'string' },
      /** `null`: not proven yet. */
      verifiedAt: { anyOf: [instantSchema, { type: 'null' }] },
    },
  },
} as const

/** The identifiers of the account, and when each was proven. */
export const identifiers = {
  ...routes.identifiers,
  summary: 'E-mail address and phone number of one’s own account',
  auth: 'session',
  isOpenToUnproven: true,
  response: {
    type: 'object',
    additionalProperties: false,
    required: ['identifiers'],
    properties: { identifiers: identifierListSchema },
  },
} as const

/**
 * Sends a code to an identifier that will replace the current one, or be the first of its kind. The answer is the same whether another
 * account has it or not.
 */
export const changeIdentifier = {
  ...routes.changeIdentifier,
  summary: 'Ask for a code that adds or changes an identifier',
  auth: 'recent',
  requiresProven: true,
  isOpenWithoutIdentifier: true,
  isRepeatable: true,
  status: 202,
  body: {
    type: 'object',
    additionalProperties: false,
    properties: { email: emailSchema, phone: phoneSchema, lang: langSchema },
  },
  response: emptySchema,
} as const

/** Gives the account the identifier, with the code, in the browser and the session that asked for it. */
export const changeIdentifierConfirm = {
  ...routes.changeIdentifierConfirm,
  summary: 'Add or change an identifier with a code',
  auth: 'session',
  isOpenWithoutIdentifier: true,
  body: {
    type: 'object',
    additionalProperties: false,
    required: ['code'],
    properties: { code: codeSchema, lang: langSchema },
  },
  response: userSchema,
} as const

/** Removes an identifier. A proven one always stays. */
export const removeIdentifier = {
  ...routes.removeIdentifier,
  summary: 'Remove an identifier',
  auth: 'recent',
  requiresProven: true,
  params: {
    type: 'object',
    additionalProperties: false,
    required: ['kind'],
    properties: { kind: kindSchema },
  },
  response: userSchema,
} as const

/** The token of the link in a notice. */
const undoBodySchema = {
  type: 'object',
  additionalProperties: false,
  required: ['token'],
  properties: { token: linkTokenSchema, lang: langSchema },
} as const

/** Tells what a link restores. Does not use up the link. */
export const undoCheck = {
  ...routes.undoCheck,
  summary: 'Ask what the link of a notice undoes',
  auth: 'public',
  body: undoBodySchema,
  response: {
    type: 'object',
    additionalProperties: false,
    required: ['isOpen'],
    properties: {
      isOpen: { type: 'boolean' },
      kind: kindSchema,
      /** The identifier that is restored. Absent if the account had none of this kind: then the added one is removed. */
      value: { type: 'string' },
    },
  },
} as const

/**
 * Restores the identifiers that the account had before a change, and ends its password and all its sessions, because the person who made
 * the change may know them. Returns `unlinked`: providers removed because that person could have linked them.
 */
export const undo = {
  ...routes.undo,
  summary: 'Undo a change of identifiers',
  auth: 'public',
  isRepeatable: true,
  body: undoBodySchema,
  response: {
    type: 'object',
    additionalProperties: false,
    required: ['unlinked'],
    properties: {
      unlinked: unlinkedSchema,
      /** Sets a new password, like the token of a recovery link. Absent if people sign in with codes and have no passwords. */
      recoveryToken: { type: 'string' },
    },
  },
} as const
