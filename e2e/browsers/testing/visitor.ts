import { fileURLToPath } from 'node:url'
import { expect } from '@playwright/test'
import { rolldown } from 'rolldown'
import type { Driver } from './drivers/driver.ts'
import type { Sight, Thing } from './in-page/look.ts'

export type { Thing } from './in-page/look.ts'

/** A person at a browser: finds elements by role and name, and waits for expected states. */
export interface Visitor {
  readonly driver: Driver
  /** @param path on the product's origin, or a complete address */
  readonly open: (path: string) => Promise<void>
  /** Resolves when there is exactly one match, in the expected state. */
  readonly see: (thing: Thing, expected?: Partial<Sight>) => Promise<Sight>
  /** Resolves when there is no match any more. */
  readonly seeNone: (thing: Thing) => Promise<void>
  /** Resolves when the page is interactive, has a heading, and all animations are over. */
  readonly seeRendered: () => Promise<void>
  /** Resolves when the page contains the text. */
  readonly read: (text: string) => Promise<void>
  /** Resolves when the address is that path of the product, or begins with it. */
  readonly arrive: (path: string) => Promise<void>
  /** Clicks it with the mouse, once it is there, does not move, and is not covered. */
  readonly click: (thing: Thing) => Promise<void>
  readonly press: Driver['press']
  readonly type: Driver['type']
  /** Clicks into an input, and replaces its text by typing. */
  readonly fill: (thing: Thing, text: string) => Promise<void>
  /** Presses Tab until the element has the focus. */
  readonly tabTo: (thing: Thing, ...keys: string[]) => Promise<void>
  /** Fills in a field like a password manager: by script, without keys. */
  readonly fillByScript: (thing: Thing, value: string) => Promise<void>
  readonly run: Driver['run']
  /** A visitor for the popup of the page, once it is open. */
  readonly followPopup: () => Promise<Visitor>
  readonly hasPopup: () => Promise<boolean>
}

const inPage = bundle(fileURLToPath(new URL('in-page/look.ts', import.meta.url)))

/** Bundles a module with its imports into a classic script. */
async function bundle(input: string): Promise<string> {
  const build = await rolldown({ input, platform: 'browser', logLevel: 'silent' })
  const { output } = await build.generate({ format: 'iife' })
  await build.close()
  return output[0].code
}

export function createVisitor(driver: Driver, origin: string): Visitor {
  /** Calls the injected script. A new page does not have it yet; a page that is being left does not answer. */
  const ask = async <Input, Output>(act: (input: Input) => Output | Promise<Output>, input: Input) => {
    if (!(await driver.run(() => window.journey !== undefined, null))) await driver.inject(await inPage)
    return driver.run(act, input)
  }
  const look = (thing: Thing) => ask((what: Thing) => window.journey?.look(what) ?? [], thing)
  const eventually = (what: () => Promise<void>) => expect(what).toPass({ intervals: [50, 100, 200] })

  const visitor: Visitor = {
    driver,
    run: driver.run,
    press: driver.press,
    type: driver.type,
    open: (path) => driver.open(new URL(path, origin).href),
    async see(thing, expected = {}) {
      let seen: Sight | undefined
      await eventually(async () => {
        const all = await look(thing)
        expect(all, JSON.stringify(thing)).toHaveLength(1)
        expect(all[0], JSON.stringify(thing)).toMatchObject(expected)
        seen = all[0]
      })
      return seen as Sight
    },
    seeNone: (thing) =>
      eventually(async () => expect(await look(thing), JSON.stringify(thing)).toHaveLength(0)),
    seeRendered: () =>
      eventually(async () => {
        const isRendered = await driver.run(
          () =>
            'answers' in document.documentElement.dataset &&
            document.querySelector('h1') !== null &&
            document.querySelector('[aria-busy="true"], [data-social-place]') === null &&
            document.getAnimations().every(({ playState }) => playState !== 'running'),
          null,
        )
        expect(isRendered, 'the page is rendered').toBe(true)
      }),
    read: (text) =>
      eventually(async () => {
        const all = await driver.run(() => document.body.innerText.replaceAll(/\s+/g, ' '), null)
        expect(all).toContain(text)
      }),
    arrive: (path) =>
      eventually(async () => {
        const wanted = new URL(path, origin).href
        const { href } = await driver.run(() => ({ href: location.href }), null)
        expect(href.slice(0, wanted.length)).toBe(wanted)
      }),
    click: (thing) =>
      eventually(async () => {
        const middle = await ask((what: Thing) => window.journey?.reach(what) ?? null, thing)
        expect(middle, `${JSON.stringify(thing)} can be pressed`).not.toBeNull()
        if (middle) await driver.click(middle)
        // If the page is gone, the click has worked. If the element has moved in the meantime, click again, as a person would.
        const hasMissed = await driver.run(() => window.journey?.hasMissed() ?? false, null)
        expect(hasMissed, `${JSON.stringify(thing)} is missed`).toBe(false)
      }),
    async fill(thing, text) {
      await visitor.click(thing)
      await visitor.see(thing, { isFocused: true })
      await driver.press('Control', 'a')
      await driver.type(text)
    },
    async tabTo(thing, ...keys) {
      const [first] = await look(thing)
      if (first?.isFocused) return
      // No page has so many tab stops.
      for (let stops = 0; stops < 60; stops++) {
        await driver.press(...keys, 'Tab')
        if ((await look(thing))[0]?.isFocused) return
      }
      expect((await look(thing))[0], JSON.stringify(thing)).toMatchObject({ isFocused: true })
    },
    async fillByScript(thing, value) {
      await visitor.see(thing)
      await ask((input: { thing: Thing; value: string }) => window.journey?.fillByScript(input), {
        thing,
        value,
      })
    },
    async followPopup() {
      let popup: Driver | undefined
      await eventually(async () => {
        popup = await driver.findPopup()
        expect(popup, 'a window is open').toBeDefined()
      })
      return createVisitor(popup as Driver, origin)
    },
    hasPopup: async () => (await driver.findPopup()) !== undefined,
  }
  return visitor
}
