import { InstallPrompt, type InstallDevice, type InstallPromptOptions } from './install-prompt.ts'

/** The properties of `navigator` that identify a device. */
export interface DeviceReadings {
  readonly userAgent: string
  readonly maxTouchPoints: number
}

/** iPads report themselves as Macs, but have a touch screen. Every other device that can install an app counts as Android. */
export function readDevice({ userAgent, maxTouchPoints }: DeviceReadings): InstallDevice {
  const isMobile = /\b(?:iPhone|iPad|iPod)\b/.test(userAgent)
  return isMobile || (/\bMacintosh\b/.test(userAgent) && maxTouchPoints > 1) ? 'ios' : 'android'
}

/**
 * Creates the install prompt for this browser. Call it once when the app starts: the browser dispatches `beforeinstallprompt` early and
 * only once. If your code runs later, catch that event yourself and pass it as `promptEvent`. On a server it offers nothing.
 */
export function createInstallPrompt(
  options: Pick<InstallPromptOptions, 'cooldown' | 'onInstall'> & Partial<InstallPromptOptions>,
): InstallPrompt {
  // A server-rendered app runs the module that creates its prompt on the server too.
  const isServer = typeof document === 'undefined'
  return new InstallPrompt({
    device: isServer ? 'android' : readDevice(navigator),
    isInstalled: isServer || matchMedia('(display-mode: standalone)').matches,
    now: Date.now,
    events: isServer ? new EventTarget() : globalThis,
    ...options,
  })
}
