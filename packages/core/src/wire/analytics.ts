import { routes } from './routes.ts'
import { emptySchema, type Infer } from './schema.ts'

/** The version of the events' schema; trackers of self-describing events call it `1-0-0`. */
export const analyticsSchemaVersion = 1

/** What happens in a field (specification, section 3: the events of a block). */
export const fieldActions = [
  'change',
  'firstInput',
  'show',
  'hide',
  'clickLink',
  'selectSuggestion',
  'selectCountry',
  'firstInputSearch',
  'click',
] as const

export type FieldAction = (typeof fieldActions)[number]

export const successNames = [
  'sign_in_success',
  'sign_up_success',
  'recovery_success',
  'social_success',
] as const

export const errorNames = ['sign_in_error', 'sign_up_error', 'recovery_error', 'social_error'] as const

/** What code is called in code: of forms, of fields, of providers. Nothing that a person typed fits. */
export const analyticsNamePattern = '^[A-Za-z][A-Za-z0-9_-]{0,39}$'

const schemaVersion = { const: analyticsSchemaVersion } as const
const name = { type: 'string', pattern: analyticsNamePattern } as const
const method = { type: ['string', 'null'], pattern: analyticsNamePattern } as const

/** An event as the server's log takes it. The words of an error stay out: the log knows them by their code. */
export const loggedEventSchema = {
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
      },
    },
  ],
} as const

export type LoggedEvent = Infer<typeof loggedEventSchema>

/** One call's worth of events. */
export const mostEvents = 50

/** Writes what happened in forms to the server's log, where that is turned on; 404 where it is not. */
export const events = {
  ...routes.events,
  summary: 'Analytics events for the log of the server',
  auth: 'anyone',
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

/** What this installation tells of its forms, and to whom; `null`: to nobody. */
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
        /** The server takes events into its own log. */
        isLogged: { type: 'boolean' },
      },
    },
    { type: 'null' },
  ],
} as const

export type AnalyticsSetting = NonNullable<Infer<typeof analyticsSettingSchema>>
