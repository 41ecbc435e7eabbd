import {
  analyticsName,
  analyticsSchemaVersion,
  errorNames,
  fieldActions,
  installPlatforms,
  longestMessage,
  mostEvents,
  successNames,
} from './analytics-names.ts'
import { routes } from '../routes.ts'
import { emptySchema, type Infer } from '../schema.ts'

const schemaVersion = { const: analyticsSchemaVersion } as const
const name = { type: 'string', pattern: analyticsName.source } as const
const method = { type: ['string', 'null'], pattern: analyticsName.source } as const

/** An event for the server's log. */
const loggedEventSchema = {
  anyOf: [
    {
      type: 'object',
      additionalProperties: false,
      required: ['name', 'schemaVersion', 'form'],
      properties: { name: { const: 'form_exit' }, schemaVersion, form: name },
    },
    {
      type: 'object',
      additionalProperties: false,
      required: ['name', 'schemaVersion', 'form', 'field', 'action'],
      properties: {
        name: { const: 'field_event' },
        schemaVersion,
        form: name,
        field: name,
        action: { type: 'string', enum: fieldActions },
      },
    },
    {
      type: 'object',
      additionalProperties: false,
      required: ['name', 'schemaVersion', 'platform'],
      properties: {
        name: { const: 'app_install' },
        schemaVersion,
        platform: { type: 'string', enum: installPlatforms },
      },
    },
    {
      type: 'object',
      additionalProperties: false,
      required: ['name', 'schemaVersion', 'form', 'method'],
      properties: { name: { type: 'string', enum: successNames }, schemaVersion, form: name, method },
    },
    {
      type: 'object',
      additionalProperties: false,
      required: ['name', 'schemaVersion', 'form', 'method', 'code'],
      properties: {
        name: { type: 'string', enum: errorNames },
        schemaVersion,
        form: name,
        method,
        code: { type: 'string', pattern: '^[a-z][a-z_]{0,39}$' },
        /** The error message that the server sent, on one line. */
        message: { type: 'string', maxLength: longestMessage, pattern: '^[^\\p{Cc}]*$' },
      },
    },
  ],
} as const

/** An event for the server's log. */
export type LoggedEvent = Infer<typeof loggedEventSchema>

/** Writes form events to the server's log, if that is enabled; otherwise 404. */
export const events = {
  ...routes.events,
  summary: 'Analytics events for the log of the server',
  auth: 'public',
  status: 202,
  body: {
    type: 'object',
    additionalProperties: false,
    required: ['events'],
    properties: {
      events: { type: 'array', minItems: 1, maxItems: mostEvents, items: loggedEventSchema },
    },
  },
  response: emptySchema,
} as const

/** The analytics settings of this installation; `null` if there are none. */
export const analyticsSettingSchema = {
  anyOf: [
    {
      type: 'object',
      additionalProperties: false,
      required: ['tagManager', 'isLogged'],
      properties: {
        tagManager: {
          anyOf: [
            {
              type: 'object',
              additionalProperties: false,
              required: ['id', 'origin'],
              properties: { id: { type: 'string' }, origin: { type: 'string' } },
            },
            { type: 'null' },
          ],
        },
        /** The server logs events. */
        isLogged: { type: 'boolean' },
      },
    },
    { type: 'null' },
  ],
} as const

/** The analytics of this installation. */
export type AnalyticsSetting = NonNullable<Infer<typeof analyticsSettingSchema>>
