import { beforeEach, describe, expect, it, vi } from 'vitest'
import { InstallPrompt, type InstallDevice, type InstallPromptOptions } from './install-prompt.ts'

const key = 'next-app-promo-show-time'
const cooldown = 1000
let time = 5000
let storedValues: Map<string, string>
const onInstall = vi.fn<(device: InstallDevice) => void>()

beforeEach(() => {
  time = 5000
  storedValues = new Map()
  onInstall.mockClear()
})

function openPrompt(options: Partial<InstallPromptOptions> = {}) {
  const events = new EventTarget()
  const prompt = new InstallPrompt({
    cooldown,
    onInstall,
    device: 'android',
    isInstalled: false,
    storage: {
      getItem: (name) => storedValues.get(name) ?? null,
      setItem: (name, value) => void storedValues.set(name, value),
    },
    now: () => time,
    events,
    ...options,
  })
  /** Dispatches the browser's `beforeinstallprompt`, and returns the event. */
  const offer = (outcome: 'accepted' | 'dismissed' = 'accepted') => {
    const ask = vi.fn<() => Promise<void>>(async () => {})
    const promptEvent = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
      prompt: ask,
      userChoice: Promise.resolve({ outcome }),
    })
    events.dispatchEvent(promptEvent)
    return { ask, promptEvent }
  }
  return { prompt, events, offer }
}

describe('the install prompt of the browser', () => {
  // R4.38
  it('is held, and shown on demand', async () => {
    const { prompt, offer } = openPrompt()
    expect(prompt.getOffer()).toBe(null)
    const { ask, promptEvent } = offer()
    expect(promptEvent.defaultPrevented).toBe(true)
    expect(prompt.getOffer()).toBe('prompt')
    expect(ask).not.toHaveBeenCalled()
    await prompt.install()
    expect(ask).toHaveBeenCalledOnce()
  })

  it('may have been dispatched before Foyer’s was created, if the page kept the event', async () => {
    const first = openPrompt()
    const { ask, promptEvent } = first.offer()
    const { prompt } = openPrompt({ promptEvent })
    expect(prompt.getOffer()).toBe('prompt')
    await prompt.install()
    expect(ask).toHaveBeenCalledOnce()
  })

  it('is used once', async () => {
    const { prompt, offer } = openPrompt()
    const { ask } = offer()
    await Promise.all([prompt.install(), prompt.install()])
    await prompt.install()
    expect(ask).toHaveBeenCalledOnce()
    expect(onInstall).toHaveBeenCalledOnce()
  })

  it('may be withdrawn by the browser, which can send another one', async () => {
    const { prompt, offer } = openPrompt()
    offer().ask.mockRejectedValue(new DOMException('Not allowed', 'NotAllowedError'))
    await prompt.install()
    expect(prompt.getOffer()).toBe(null)
    expect(storedValues.size).toBe(0)
    offer()
    expect(prompt.getOffer()).toBe('prompt')
  })
})

describe('the banner', () => {
  // R4.39
  it.each([
    ['no hide time is stored', null, true],
    ['the stored hide time has passed', '5000', true],
    ['the stored hide time has not passed', '5001', false],
    ['what is stored is not a time', 'soon', true],
  ])('shows when %s: %s', (_case, stored, isSeen) => {
    if (stored !== null) storedValues.set(key, stored)
    const { prompt, offer } = openPrompt()
    offer()
    expect(prompt.getOffer() !== null).toBe(isSeen)
  })

  // R4.40, R9.20
  it('is hidden by closing it, until the cooldown has passed, and that time is stored', () => {
    const { prompt, offer } = openPrompt()
    offer()
    prompt.close()
    expect(prompt.getOffer()).toBe(null)
    expect([...storedValues]).toEqual([[key, '6000']])
    expect(onInstall).not.toHaveBeenCalled()
  })

  // R4.40
  it.each([
    ['installing', 'accepted', 1],
    ['saying no to the browser', 'dismissed', 0],
  ] as const)('is hidden by %s, and a new hide time is stored', async (_case, outcome, times) => {
    const { prompt, offer } = openPrompt()
    offer(outcome)
    time = 7000
    await prompt.install()
    expect(prompt.getOffer()).toBe(null)
    expect(storedValues.get(key)).toBe('8000')
    expect(onInstall).toHaveBeenCalledTimes(times)
  })

  it('reports to its listeners on which kind of device it was installed', () => {
    const calls: string[] = []
    const { prompt, events } = openPrompt({ device: 'ios' })
    const unsubscribe = prompt.listenForInstall((device) => calls.push(`gone ${device}`))
    prompt.listenForInstall((device) => calls.push(device))
    unsubscribe()
    events.dispatchEvent(new Event('appinstalled'))
    expect(calls).toEqual(['ios'])
    expect(onInstall).toHaveBeenCalledExactlyOnceWith('ios')
  })

  // R4.41
  it('is hidden by an install, which is reported once though the browser announces it as well', async () => {
    const { prompt, events, offer } = openPrompt()
    offer()
    await prompt.install()
    events.dispatchEvent(new Event('appinstalled'))
    expect(prompt.getOffer()).toBe(null)
    expect(onInstall.mock.calls).toEqual([['android']])
  })

  // R4.41
  it('explains on iOS, which has no prompt, how to add the app by hand, and reports that as iOS', async () => {
    const { prompt } = openPrompt({ device: 'ios' })
    expect(prompt.getOffer()).toBe('by-hand')
    await prompt.install()
    expect(prompt.getOffer()).toBe(null)
    expect(storedValues.get(key)).toBe('6000')
    expect(onInstall.mock.calls).toEqual([['ios']])
  })

  it('does not show in the installed app', () => {
    expect(openPrompt({ device: 'ios', isInstalled: true }).prompt.getOffer()).toBe(null)
  })

  it('does not explain it in a view of another app, where it is not possible', () => {
    expect(openPrompt({ device: 'ios', canAddByHand: false }).prompt.getOffer()).toBe(null)
  })

  it('works for this visit when storage is blocked or full', () => {
    const throwBlocked = (): never => {
      throw new DOMException('Not allowed', 'SecurityError')
    }
    for (const storage of [null, { getItem: throwBlocked, setItem: throwBlocked }]) {
      const { prompt } = openPrompt({ device: 'ios', storage })
      expect(prompt.getOffer()).toBe('by-hand')
      prompt.close()
      expect(prompt.getOffer()).toBe(null)
    }
  })

  it('reports each change, and stops listening once it is disposed', () => {
    const { prompt, offer } = openPrompt()
    const listener = vi.fn<() => void>()
    const unsubscribe = prompt.subscribe(listener)
    offer()
    prompt.close()
    expect(listener).toHaveBeenCalledTimes(2)
    unsubscribe()
    prompt.dispose()
    time = 9000
    offer()
    expect(prompt.getOffer()).toBe(null)
  })
})
