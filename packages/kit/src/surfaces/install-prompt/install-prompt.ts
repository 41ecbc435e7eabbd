/** What an install is told as. */
export type InstallDevice = 'ios' | 'android'

/** `prompt`: the browser asks by itself. `by-hand`: it has no such question, and the person is told how. */
export type InstallOffer = 'prompt' | 'by-hand'

export interface InstallPromptOptions {
  /** For how long a banner that was closed stays hidden, in ms; after an install too. */
  readonly cooldown: number
  /** The app is installed, once. */
  readonly onInstall?: ((device: InstallDevice) => void) | undefined
  readonly device: InstallDevice
  /** The page is the installed app itself: nothing is offered. */
  readonly isInstalled: boolean
  /** `null` where the browser forbids it: then what was closed stays so for this visit. */
  readonly storage: Pick<Storage, 'getItem' | 'setItem'> | null
  /** In ms, as `Date.now`. */
  readonly now: () => number
  /** Where the browser sends its events: the window. */
  readonly events: EventTarget
  /** The event that was sent before this was made, held by whoever heard it. */
  readonly question?: Event | null | undefined
}

/** The specification, section 9. */
const storageKey = 'next-app-promo-show-time'

/** The browser's question, as Chromium sends it. TypeScript does not know it. */
interface InstallQuestion extends Event {
  readonly prompt: () => Promise<unknown>
  readonly userChoice: Promise<{ readonly outcome: 'accepted' | 'dismissed' }>
}

/** Holds the browser's install prompt until somebody asks for it, and knows whether the banner is to be seen. */
export class InstallPrompt {
  readonly #options: InstallPromptOptions
  readonly #listeners = new Set<() => void>()
  readonly #listening = new AbortController()
  #question: InstallQuestion | null = null
  /** Beside the storage, which may be blocked. */
  #hiddenUntil: number | null
  #offer: InstallOffer | null = null
  #isTold = false

  constructor(options: InstallPromptOptions) {
    this.#options = options
    this.#hiddenUntil = this.#read()
    const { signal } = this.#listening
    options.events.addEventListener('beforeinstallprompt', this.#hold, { signal })
    options.events.addEventListener('appinstalled', this.#finish, { signal })
    if (options.question) this.#hold(options.question)
    this.#update()
  }

  /** What the banner offers, or `null` while it is not to be seen. */
  getOffer = (): InstallOffer | null => this.#offer

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Shows the browser's question, once, or takes it that the person has added the app by hand. */
  install = async (): Promise<void> => {
    const question = this.#question
    this.#question = null
    if (question === null) {
      if (this.#offer === 'by-hand') this.#finish()
      return
    }
    try {
      await question.prompt()
      const { outcome } = await question.userChoice
      if (outcome === 'accepted') this.#finish()
      else this.close()
    } catch {
      // The browser takes its question back; it may send another one.
      this.#update()
    }
  }

  /** Hides the banner until the cooldown is over. */
  close = (): void => {
    this.#hiddenUntil = this.#options.now() + this.#options.cooldown
    try {
      this.#options.storage?.setItem(storageKey, String(this.#hiddenUntil))
    } catch {
      // Full, or blocked.
    }
    this.#update()
  }

  /** Lets go of the window. */
  dispose = (): void => this.#listening.abort()

  #hold = (event: Event): void => {
    // Or the browser shows a banner of its own.
    event.preventDefault()
    this.#question = event as InstallQuestion
    this.#update()
  }

  /** Heard twice where the browser asked: by its answer, and by its event. */
  #finish = (): void => {
    this.close()
    if (this.#isTold) return
    this.#isTold = true
    this.#options.onInstall?.(this.#options.device)
  }

  #update(): void {
    const { device, isInstalled, now } = this.#options
    const isHidden = isInstalled || (this.#hiddenUntil !== null && now() < this.#hiddenUntil)
    const offer = this.#question !== null ? 'prompt' : device === 'ios' ? 'by-hand' : null
    const next = isHidden ? null : offer
    if (next === this.#offer) return
    this.#offer = next
    for (const listener of this.#listeners) listener()
  }

  #read(): number | null {
    try {
      const time = Number(this.#options.storage?.getItem(storageKey) ?? Number.NaN)
      return Number.isFinite(time) ? time : null
    } catch {
      return null
    }
  }
}
