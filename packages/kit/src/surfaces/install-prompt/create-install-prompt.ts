import { InstallPrompt, type InstallDevice, type InstallPromptOptions } from './install-prompt.ts'

/** What tells one device from another. */
export interface DeviceReadings {
  readonly userAgent: string
  readonly maxTouchPoints: number
}

/** iPads call themselves Macs, which have no touch screen. Whatever else can install an app is told as Android. */
export function readDevice({ userAgent, maxTouchPoints }: DeviceReadings): InstallDevice {
  const isMobile = /\b(?:iPhone|iPad|iPod)\b/.test(userAgent)
  return isMobile || (/\bMacintosh\b/.test(userAgent) && maxTouchPoints > 1) ? 'ios' : 'android'
}

/**
 * The install prompt of this browser. Make it where the app starts, once: the browser sends its event early and does not
 * wait. If this comes later, hold that event, and give it as `question`.
 */
export function createInstallPrompt(
  options: Pick<InstallPromptOptions, 'cooldown' | 'onInstall'> & Partial<InstallPromptOptions>,
): InstallPrompt {
  return new InstallPrompt({
    device: readDevice(navigator),
    isInstalled: matchMedia('(display-mode: standalone)').matches,
    storage: openLocalStorage(),
    now: Date.now,
    events: globalThis,
    ...options,
  })
}

/** Reading the property throws where storage is blocked. */
function openLocalStorage(): Storage | null {
  try {
    return globalThis.localStorage
  } catch {
    return null
  }
}
