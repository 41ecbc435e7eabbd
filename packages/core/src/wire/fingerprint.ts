import { routes } from './routes.ts'
import { emptySchema, type Infer } from './schema.ts'

const text = { type: ['string', 'null'], maxLength: 1024 } as const
const number = { type: ['number', 'null'] } as const
const flag = { type: ['boolean', 'null'] } as const
/** A sign-in contains it twice, within the 64 KiB of its body. */
const sealed = { type: ['string', 'null'], maxLength: 24_576 } as const

/**
 * The extended data of a fingerprint: the 32 fields of the specification's section 3, in its order. A value that the
 * browser does not tell is `null`, never missing.
 */
export const extendedFingerprintProperties = {
  frontend_build_id: text,
  request_user_agent: text,
  sealed,
  canvas_fingerprint_hash: text,
  webgl_renderer: text,
  webgl_vendor: text,
  platform: text,
  languages: { type: ['array', 'null'], maxItems: 64, items: { type: 'string', maxLength: 64 } },
  web_driver: flag,
  vendor: text,
  device_memory: number,
  hardware_concurrency: number,
  screen_width: number,
  screen_height: number,
  screen_avail_width: number,
  screen_avail_height: number,
  color_depth: number,
  pixel_depth: number,
  user_agent_platform: text,
  max_touch_points: number,
  cookie_enabled: flag,
  java_enabled: flag,
  connection_effective_type: text,
  connection_downlink: number,
  connection_rtt: number,
  local_storage_supported: flag,
  session_storage_supported: flag,
  indexed_db_supported: flag,
  battery_charging: flag,
  battery_charging_time: number,
  battery_discharging_time: number,
  battery_level: number,
} as const

export const extendedFingerprintSchema = {
  type: 'object',
  additionalProperties: false,
  required: [
    'frontend_build_id',
    'request_user_agent',
    'sealed',
    'canvas_fingerprint_hash',
    'webgl_renderer',
    'webgl_vendor',
    'platform',
    'languages',
    'web_driver',
    'vendor',
    'device_memory',
    'hardware_concurrency',
    'screen_width',
    'screen_height',
    'screen_avail_width',
    'screen_avail_height',
    'color_depth',
    'pixel_depth',
    'user_agent_platform',
    'max_touch_points',
    'cookie_enabled',
    'java_enabled',
    'connection_effective_type',
    'connection_downlink',
    'connection_rtt',
    'local_storage_supported',
    'session_storage_supported',
    'indexed_db_supported',
    'battery_charging',
    'battery_charging_time',
    'battery_discharging_time',
    'battery_level',
  ],
  properties: extendedFingerprintProperties,
} as const

/** The device data beyond the basic fingerprint; `null` for what the browser does not reveal. */
export type ExtendedFingerprint = Infer<typeof extendedFingerprintSchema>

/** The basic fingerprint that is sent with every sign-in, with the extended data once it is read. */
export const fingerprintSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['clientId', 'visitorId', 'sealed', 'userAgent', 'screenWidth', 'screenHeight'],
  properties: {
    /** The analytics client id. */
    clientId: text,
    /** The id that a fingerprint agent gives to this browser. It authenticates nobody. */
    visitorId: text,
    /** The encrypted result of a commercial agent; `null` for the open-source one. */
    sealed,
    userAgent: text,
    screenWidth: number,
    screenHeight: number,
    extended: extendedFingerprintSchema,
  },
} as const

/** The fingerprint that is sent with every sign-in. */
export type Fingerprint = Infer<typeof fingerprintSchema>

/** Stores the device data of the signed-in person. */
export const visitorSave = {
  ...routes.visitorSave,
  summary: 'Store the fingerprint of this device',
  auth: 'session',
  isOpenToUnproven: true,
  body: extendedFingerprintSchema,
  response: emptySchema,
} as const
