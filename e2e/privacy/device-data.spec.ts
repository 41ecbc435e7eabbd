import type { Page } from '@playwright/test'
import { expect, test } from '../testing/foyer.ts'
import { field, signUp } from '../testing/forms.ts'

const scripts = /\/assets\/(create-collector|fp\.esm|open-source-agent)/

/** Creates an account. Returns what the browser has sent about the device, and what the server has stored. */
async function readDevice(page: Page) {
  const saveResponse = page.waitForResponse((answer) => answer.url().endsWith('/USER/visitor-save'))
  const signingUp = page.waitForRequest((request) => request.url().endsWith('/auth/register'))
  await signUp(page)
  const answer = await saveResponse
  expect(answer.status()).toBe(200)
  const sent: Readonly<Record<string, unknown>> = answer.request().postDataJSON()
  const { sessions } = await page.evaluate(async () => (await fetch('/web/v1/auth/sessions')).json())
  return { sent, fingerprint: (await signingUp).postDataJSON().fingerprint, kept: sessions[0].fingerprint }
}

// R3.3
test('All 32 fields of device data reach the server, with the values that the browser reports', async ({
  page,
}) => {
  const errors: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text())
  })
  const { sent, fingerprint, kept } = await readDevice(page)
  const actual = await page.evaluate(async () => {
    const { userAgent, platform, languages, vendor, webdriver, hardwareConcurrency } = navigator
    const { deviceMemory, userAgentData, connection, getBattery }: ExperimentalNavigator = navigator
    const battery = await getBattery?.call(navigator)
    const gl = document.createElement('canvas').getContext('webgl')
    const info = gl?.getExtension('WEBGL_debug_renderer_info')
    const finite = (value: number | undefined) => (Number.isFinite(value) ? value : null)
    return {
      frontend_build_id: /-([\w-]{8})\.js/.exec(
        document.scripts[document.scripts.length - 1]?.src ?? '',
      )?.[1],
      request_user_agent: userAgent,
      sealed: null,
      webgl_renderer: (info && gl?.getParameter(info.UNMASKED_RENDERER_WEBGL)) ?? null,
      webgl_vendor: (info && gl?.getParameter(info.UNMASKED_VENDOR_WEBGL)) ?? null,
      platform,
      languages,
      web_driver: webdriver,
      vendor,
      device_memory: deviceMemory ?? null,
      hardware_concurrency: hardwareConcurrency,
      screen_width: screen.width,
      screen_height: screen.height,
      screen_avail_width: screen.availWidth,
      screen_avail_height: screen.availHeight,
      color_depth: screen.colorDepth,
      pixel_depth: screen.pixelDepth,
      user_agent_platform: userAgentData?.platform ?? null,
      max_touch_points: navigator.maxTouchPoints,
      cookie_enabled: navigator.cookieEnabled,
      java_enabled: false,
      connection_effective_type: connection?.effectiveType ?? null,
      local_storage_supported: true,
      session_storage_supported: true,
      indexed_db_supported: true,
      battery_charging: battery?.charging ?? null,
      battery_charging_time: finite(battery?.chargingTime),
      battery_discharging_time: finite(battery?.dischargingTime),
      battery_level: battery?.level ?? null,
    }
  })
  expect(sent).toEqual({
    ...actual,
    canvas_fingerprint_hash: expect.stringMatching(/^[\da-f]{64}$/),
    connection_downlink: expect.any(Number),
    connection_rtt: expect.any(Number),
  })
  expect(Object.keys(sent)).toHaveLength(32)
  expect(kept).toEqual(sent)
  expect(fingerprint).toMatchObject({
    userAgent: actual.request_user_agent,
    screenWidth: actual.screen_width,
    screenHeight: actual.screen_height,
  })
  // Only the session call before the sign-in may be answered 401.
  expect(errors.filter((text) => !text.includes('401'))).toEqual([])
})

test(
  'With storage blocked, the fields of device data about storage are false, and a person can sign up',
  { tag: '@fault' },
  async ({ page }) => {
    await page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage', 'indexedDB'])
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException('Blocked', 'SecurityError')
          },
        })
    })
    const { sent } = await readDevice(page)
    // A storage that cannot be used counts as missing.
    expect(sent).toMatchObject({
      local_storage_supported: false,
      session_storage_supported: false,
      indexed_db_supported: false,
    })
    expect(Object.keys(sent)).toHaveLength(32)
    expect(sent['vendor']).not.toBeNull()
  },
)

test('Nothing is loaded or stored for device data until somebody focuses a field', async ({
  page,
  context,
}) => {
  const loaded: string[] = []
  page.on('request', (request) => {
    if (scripts.test(request.url())) loaded.push(request.url())
  })
  await page.goto('/sign-in')
  await expect(field(page, 'email')).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(loaded).toEqual([])
  // The cookie for passkeys in the field says nothing about the device.
  const cookies = await context.cookies()
  expect(cookies.filter(({ name }) => name !== 'foyer-passkey')).toEqual([])
  await field(page, 'email').click()
  await expect.poll(() => loaded.length).toBeGreaterThan(0)
  await expect
    .poll(async () => (await context.cookies()).map(({ name }) => name))
    .toContain('foyer-device-id')
})

interface ExperimentalNavigator extends Navigator {
  readonly deviceMemory?: number
  readonly userAgentData?: { readonly platform: string }
  readonly connection?: { readonly effectiveType: string }
  readonly getBattery?: () => Promise<{
    readonly charging: boolean
    readonly chargingTime: number
    readonly dischargingTime: number
    readonly level: number
  }>
}
