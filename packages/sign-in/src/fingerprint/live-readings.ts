import type { BrowserScope } from './browser-scope.ts'
import type { Readers } from './start-readings.ts'

/** Readings that change and are fast: read at each sign-in. */
export const liveReaders = {
  request_user_agent: ({ navigator }) => navigator.userAgent,
  platform: ({ navigator }) => navigator.platform,
  languages: ({ navigator }) => navigator.languages,
  web_driver: ({ navigator }) => navigator.webdriver,
  vendor: ({ navigator }) => navigator.vendor,
  device_memory: ({ navigator }) => navigator.deviceMemory,
  hardware_concurrency: ({ navigator }) => navigator.hardwareConcurrency,
  screen_width: ({ screen }) => screen.width,
  screen_height: ({ screen }) => screen.height,
  screen_avail_width: ({ screen }) => screen.availWidth,
  screen_avail_height: ({ screen }) => screen.availHeight,
  color_depth: ({ screen }) => screen.colorDepth,
  pixel_depth: ({ screen }) => screen.pixelDepth,
  user_agent_platform: ({ navigator }) => navigator.userAgentData?.platform,
  max_touch_points: ({ navigator }) => navigator.maxTouchPoints,
  cookie_enabled: ({ navigator }) => navigator.cookieEnabled,
  java_enabled: ({ navigator }) => navigator.javaEnabled(),
  connection_effective_type: ({ navigator }) => navigator.connection?.effectiveType,
  connection_downlink: ({ navigator }) => navigator.connection?.downlink,
  connection_rtt: ({ navigator }) => navigator.connection?.rtt,
  local_storage_supported: (scope) => isSupported(() => tryStorage(scope.localStorage)),
  session_storage_supported: (scope) => isSupported(() => tryStorage(scope.sessionStorage)),
  indexed_db_supported: (scope) => isSupported(() => tryDatabases(scope.indexedDB)),
  battery_charging: async (scope) => (await readBattery(scope))?.charging,
  battery_charging_time: async (scope) => (await readBattery(scope))?.chargingTime,
  battery_discharging_time: async (scope) => (await readBattery(scope))?.dischargingTime,
  battery_level: async (scope) => (await readBattery(scope))?.level,
} satisfies Readers

const probeKey = 'foyer-probe'

/** Where a setting or a sandbox blocks a storage, reading the property throws; that counts as not available. */
async function isSupported(check: () => boolean | Promise<boolean>): Promise<boolean> {
  try {
    return await check()
  } catch {
    return false
  }
}

/** Tests by writing, because Safari has had storages that are read-only. */
function tryStorage(storage: Storage | null | undefined): boolean {
  if (!storage) return false
  storage.setItem(probeKey, probeKey)
  storage.removeItem(probeKey)
  return true
}

/** Lists the databases, which creates none, and fails where they are blocked. Firefox before 126 cannot list them. */
async function tryDatabases(
  databases: Partial<Pick<IDBFactory, 'databases'>> | null | undefined,
): Promise<boolean> {
  if (!databases) return false
  await databases.databases?.()
  return true
}

/** Only in Chromium, on pages served over https. */
function readBattery({ navigator }: BrowserScope) {
  return navigator.getBattery?.()
}
