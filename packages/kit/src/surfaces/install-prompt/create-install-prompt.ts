import { InstallPrompt, type InstallDevice, type InstallPromptOptions } from './install-prompt.ts'

/** The properties of `navigator` that identify a device. */
export interface DeviceReadings {
  readonly userAgent: string
  readonly maxTouchPoints: number
  /** Only on iOS: the page runs as an app from the home screen. */
  readonly standalone?: boolean
}

/** iPads report themselves as Macs, but have a touch screen. Every other device that can install an app counts as Android. */
export function readDevice({ userAgent, maxTouchPoints }: DeviceReadings): InstallDevice {
  const isMobile = /\b(?:iPhone|iPad|iPod)\b/.test(userAgent)
  return isMobile || (/\bMacintosh\b/.test(userAgent) && maxTouchPoints > 1) ? 'ios' : 'android'
}

/** Web views of other iOS apps cannot add a page to the home screen. Unlike all browsers of iOS, they do not call themselves Safari. */
export function canAddByHand({ userAgent }: Pick<DeviceReadings, 'userAgent'>): boolean {
  return /\bSafari\//.test(userAgent)
}

/** The parts of the window that tell whether it is the installed app's. */
export interface AppWindow {
  readonly navigator: DeviceReadings
  /** Missing in jsdom. */
  readonly matchMedia?: (query: string) => { readonly matches: boolean }
}

/** On iOS the media query alone is not enough: an app that was added without a manifest, or with another display mode, does not match. */
export function isInstalledApp({ navigator, matchMedia }: AppWindow): boolean {
  return navigator.standalone === true || matchMedia?.('(display-mode: standalone)').matches === true
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
    canAddByHand: !isServer && canAddByHand(navigator),
    isInstalled: isServer || isInstalledApp(window),
    now: Date.now,
    events: isServer ? new EventTarget() : globalThis,
    ...options,
  })
}
