import type { ExtendedFingerprint } from '../wire/fingerprint.ts'

type FieldName = keyof ExtendedFingerprint

/** The type of a field, with the bounds of the schema. `sealed` is text that must not be truncated. */
export type FieldKind = 'text' | 'number' | 'flag' | 'list' | 'sealed'

/** The 32 fields of the specification's section 3 and their types, in its order. */
export const extendedFields = {
  frontend_build_id: 'text',
  request_user_agent: 'text',
  sealed: 'sealed',
  canvas_fingerprint_hash: 'text',
  webgl_renderer: 'text',
  webgl_vendor: 'text',
  platform: 'text',
  languages: 'list',
  web_driver: 'flag',
  vendor: 'text',
  device_memory: 'number',
  hardware_concurrency: 'number',
  screen_width: 'number',
  screen_height: 'number',
  screen_avail_width: 'number',
  screen_avail_height: 'number',
  color_depth: 'number',
  pixel_depth: 'number',
  user_agent_platform: 'text',
  max_touch_points: 'number',
  cookie_enabled: 'flag',
  java_enabled: 'flag',
  connection_effective_type: 'text',
  connection_downlink: 'number',
  connection_rtt: 'number',
  local_storage_supported: 'flag',
  session_storage_supported: 'flag',
  indexed_db_supported: 'flag',
  battery_charging: 'flag',
  battery_charging_time: 'number',
  battery_discharging_time: 'number',
  battery_level: 'number',
} as const satisfies Record<FieldName, FieldKind>
