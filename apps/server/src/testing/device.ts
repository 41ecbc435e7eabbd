import type { ExtendedFingerprint } from '@foyer/core/wire'
import { toExtendedFingerprint, type Readings } from '@foyer/core/fingerprint'

/** A fingerprint with a value in every field. */
export const laptop: ExtendedFingerprint = toExtendedFingerprint({
  frontend_build_id: 'DfG7kQ2x',
  request_user_agent: 'Laptop',
  sealed: null,
  canvas_fingerprint_hash: 'c0ffee',
  webgl_renderer: 'Mesa',
  webgl_vendor: 'Intel',
  platform: 'Linux x86_64',
  languages: ['de-DE', 'en'],
  web_driver: false,
  vendor: 'Google Inc.',
  device_memory: 8,
  hardware_concurrency: 16,
  screen_width: 1920,
  screen_height: 1080,
  screen_avail_width: 1920,
  screen_avail_height: 1050,
  color_depth: 24,
  pixel_depth: 24,
  user_agent_platform: 'Linux',
  max_touch_points: 0,
  cookie_enabled: true,
  java_enabled: false,
  connection_effective_type: '4g',
  connection_downlink: 9.5,
  connection_rtt: 50,
  local_storage_supported: true,
  session_storage_supported: true,
  indexed_db_supported: true,
  battery_charging: false,
  battery_charging_time: null,
  battery_discharging_time: 7200,
  battery_level: 0.43,
})

export function createDevice(changes: Readings = {}): ExtendedFingerprint {
  return { ...laptop, ...toChanges(changes) }
}

function toChanges(changes: Readings): Partial<ExtendedFingerprint> {
  const cleaned = toExtendedFingerprint(changes)
  return Object.fromEntries(Object.entries(cleaned).filter(([name]) => name in changes))
}
