import { expect, it } from 'vitest'
import { extendedFingerprintProperties, extendedFingerprintSchema, fingerprintSchema } from './fingerprint.ts'

// The names of the specification's section 3, in its order.
const extended =
  `frontend_build_id request_user_agent sealed canvas_fingerprint_hash webgl_renderer webgl_vendor
  platform languages web_driver vendor device_memory hardware_concurrency screen_width screen_height
  screen_avail_width screen_avail_height color_depth pixel_depth user_agent_platform max_touch_points cookie_enabled
  java_enabled connection_effective_type connection_downlink connection_rtt local_storage_supported
  session_storage_supported indexed_db_supported battery_charging battery_charging_time battery_discharging_time
  battery_level`.split(/\s+/)

// R3.2
it('the extended fingerprint has exactly the 32 fields, in their order, and none may be missing', () => {
  expect(extended).toHaveLength(32)
  expect(Object.keys(extendedFingerprintProperties)).toEqual(extended)
  expect(extendedFingerprintSchema.required).toEqual(extended)
  expect(extendedFingerprintSchema.additionalProperties).toBe(false)
})

// R3.2
it.each(Object.entries(extendedFingerprintProperties))(
  'a browser that has no reading of %s may send null',
  (_name, { type }) => {
    expect(type).toContain('null')
  },
)

// R3.4
it('the basic fingerprint has its six fields, and room for the extended data', () => {
  const basic = ['clientId', 'visitorId', 'sealed', 'userAgent', 'screenWidth', 'screenHeight']
  expect(fingerprintSchema.required).toEqual(basic)
  expect(Object.keys(fingerprintSchema.properties)).toEqual([...basic, 'extended'])
})
