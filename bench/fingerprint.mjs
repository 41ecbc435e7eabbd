// @ts-check
// The device data that a browser sends at every sign-in, here of a typical desktop.

const userAgent =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36'

export const fingerprint = {
  clientId: null,
  visitorId: '5f0c1d2e3a4b596877869504a3b2c1d0',
  sealed: null,
  userAgent,
  screenWidth: 1920,
  screenHeight: 1080,
  extended: {
    frontend_build_id: '0.1.0',
    request_user_agent: userAgent,
    sealed: null,
    canvas_fingerprint_hash: 'b1946ac92492d2347c6235b4d2611184b1946ac92492d2347c6235b4d2611184',
    webgl_renderer: 'ANGLE (Intel, Mesa Intel(R) UHD Graphics 620 (KBL GT2), OpenGL 4.6)',
    webgl_vendor: 'Google Inc. (Intel)',
    platform: 'Linux x86_64',
    languages: ['en-GB', 'en'],
    web_driver: false,
    vendor: 'Google Inc.',
    device_memory: 8,
    hardware_concurrency: 8,
    screen_width: 1920,
    screen_height: 1080,
    screen_avail_width: 1920,
    screen_avail_height: 1053,
    color_depth: 24,
    pixel_depth: 24,
    user_agent_platform: 'Linux',
    max_touch_points: 0,
    cookie_enabled: true,
    java_enabled: false,
    connection_effective_type: '4g',
    connection_downlink: 10,
    connection_rtt: 50,
    local_storage_supported: true,
    session_storage_supported: true,
    indexed_db_supported: true,
    battery_charging: true,
    battery_charging_time: 0,
    battery_discharging_time: null,
    battery_level: 1,
  },
}
