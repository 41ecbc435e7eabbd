import { createListeners, createStore } from '@foyer/core/store'
import { wrapStorage, type PlainStorage, type SafeStorage } from '../../storage/open-storage.ts'

/** The kind of device that an install is reported with. */
export type InstallDevice = 'ios' | 'android'

/** `prompt`: the browser can ask the person itself. `by-hand`: it cannot, so the banner shows how to install. */
export type InstallOffer = 'prompt' | 'by-hand'

/** When the install banner is offered, and what is told about it. */
export interface InstallPromptOptions {
  /** In ms: how long the banner stays hidden after it was closed, or after an install. */
  readonly cooldown: number
  /** Called once when the app is installed. */
  readonly onInstall?: ((device: InstallDevice) => void) | undefined
  readonly device: InstallDevice
  /** On iOS: the browser can add the page to the home screen. Default: true. */
  readonly canAddByHand?: boolean | undefined
  /** The page runs as the installed app: nothing is offered. */
  readonly isInstalled: boolean
  /** Default: local storage. `null`, or where the browser blocks it: closing hides the banner for this visit only. */
  readonly storage?: PlainStorage | null | undefined
  /** In ms, as `Date.now`. */
  readonly now: () => number
  /** The target of the browser's events: the window. */
  readonly events: EventTarget
  /** A `beforeinstallprompt` event that was dispatched before this object was made. */
  readonly promptEvent?: Event | null | undefined
}

/** The key is given by the specification, section 9. */
const storageKey = 'next-app-promo-show-time'

/** Chromium's `beforeinstallprompt` event, which TypeScript does not know. */
interface BeforeInstallPromptEvent extends Event {
  readonly prompt: () => Promise<unknown>
  readonly userChoice: Promise<{ readonly outcome: 'accepted' | 'dismissed' }>
}

/** Keeps the browser's install prompt until it is wanted, and decides whether the banner shows. */
export class InstallPrompt {
  readonly #options: InstallPromptOptions
  readonly #store = createStore<InstallOffer | null>(null)
  readonly #storage: SafeStorage
  readonly #installListeners = createListeners<[device: InstallDevice]>()
  readonly #abortController = new AbortController()
  #promptEvent: BeforeInstallPromptEvent | null = null
  /** Also kept in memory, because storage may be blocked. */
  #hiddenUntil: number | null
  #isReported = false

  constructor(options: InstallPromptOptions) {
    this.#options = options
    this.#storage = wrapStorage(() =>
      options.storage === undefined ? globalThis.localStorage : options.storage,
    )
    this.#hiddenUntil = this.#readHiddenUntil()
    const { signal } = this.#abortController
    options.events.addEventListener('beforeinstallprompt', this.#deferPrompt, { signal })
    options.events.addEventListener('appinstalled', this.#handleInstalled, { signal })
    if (options.promptEvent) this.#deferPrompt(options.promptEvent)
    this.#update()
  }

  /** What the banner offers; `null` while it is hidden. */
  getOffer = this.#store.getState

  subscribe = this.#store.subscribe

  /** Calls back once when the app is installed, like the option `onInstall`. Returns the function that unsubscribes. */
  listenForInstall = this.#installListeners.subscribe

  /** Shows the browser's prompt, which works once; without one, assumes that the person has added the app by hand. */
  install = async (): Promise<void> => {
    const promptEvent = this.#promptEvent
    this.#promptEvent = null
    if (promptEvent === null) {
      if (this.getOffer() === 'by-hand') this.#handleInstalled()
      return
    }
    try {
      await promptEvent.prompt()
      const { outcome } = await promptEvent.userChoice
      if (outcome === 'accepted') this.#handleInstalled()
      else this.close()
    } catch {
      // The prompt can no longer be used; the browser may dispatch another one.
      this.#update()
    }
  }

  /** Hides the banner until the cooldown is over. */
  close = (): void => {
    this.#hiddenUntil = this.#options.now() + this.#options.cooldown
    this.#storage.write(storageKey, String(this.#hiddenUntil))
    this.#update()
  }

  /** Removes all event listeners. */
  dispose = (): void => this.#abortController.abort()

  #deferPrompt = (event: Event): void => {
    // Otherwise the browser shows a banner of its own.
    event.preventDefault()
    this.#promptEvent = event as BeforeInstallPromptEvent
    this.#update()
  }

  /** Runs twice after a prompt: for the person's answer, and for the `appinstalled` event. */
  #handleInstalled = (): void => {
    this.close()
    if (this.#isReported) return
    this.#isReported = true
    const { device, onInstall } = this.#options
    onInstall?.(device)
    this.#installListeners.notify(device)
  }

  #update(): void {
    const { device, canAddByHand = true, isInstalled, now } = this.#options
    const isHidden = isInstalled || (this.#hiddenUntil !== null && now() < this.#hiddenUntil)
    const offerWithoutPrompt = device === 'ios' && canAddByHand ? 'by-hand' : null
    this.#store.setState(isHidden ? null : this.#promptEvent !== null ? 'prompt' : offerWithoutPrompt)
  }

  #readHiddenUntil(): number | null {
    const time = Number(this.#storage.read(storageKey) ?? Number.NaN)
    // Infinity is valid: the banner was closed for good.
    return Number.isNaN(time) ? null : time
  }
}
