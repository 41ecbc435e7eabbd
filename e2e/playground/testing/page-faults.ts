import type { Page } from '@playwright/test'
import { loadAxe } from '../../testing/foyer.ts'

/**
 * The violations that axe finds, one line per rule and element, without the rules for whole pages, because a story is a part of one.
 * `onlyColors`: for a story that was checked before, in other colours.
 */
export async function findAxeFaults(page: Page, onlyColors = false): Promise<string[]> {
  await loadAxe(page)
  return page.evaluate(async (onlyColors) => {
    const rules = { region: { enabled: false }, 'page-has-heading-one': { enabled: false } }
    const ofColors = ['color-contrast', 'link-in-text-block']
    const { violations } = await window.axe.run(document, {
      resultTypes: ['violations'],
      ...(onlyColors ? { runOnly: ofColors } : { rules }),
    })
    return violations.flatMap(({ id, nodes }) =>
      nodes.map((node) => `axe ${id}: ${node.html} ${node.failureSummary}`),
    )
  }, onlyColors)
}

/** Does each input have a name that stays when it is filled, and is its error announced? */
export function findVoiceFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const room = document.querySelector('main') ?? document.body
    const inputs = [...room.querySelectorAll('input:not([type="hidden"]), select, textarea')]
    const isNamed = (input: Element): boolean =>
      input.hasAttribute('aria-label') ||
      input.hasAttribute('aria-labelledby') ||
      ('labels' in input && input.labels instanceof NodeList && input.labels.length > 0)
    const isHeard = (input: Element): boolean =>
      (input.getAttribute('aria-describedby') ?? '').split(' ').some((id) => {
        const message = document.getElementById(id)
        return Boolean(
          message?.textContent?.trim() && message.closest('[aria-live], [role="alert"], [role="status"]'),
        )
      })
    const wrong = [...room.querySelectorAll('[data-status="error"]')].filter(
      (field) =>
        field.querySelector('input:not([type="hidden"]), select, textarea') &&
        !field.querySelector('[aria-invalid="true"]'),
    )
    return [
      ...inputs.filter((input) => !isNamed(input)).map((input) => `Without a name: ${input.outerHTML}`),
      ...inputs
        .filter((input) => input.getAttribute('aria-invalid') === 'true' && !isHeard(input))
        .map((input) => `Its error is not heard: ${input.outerHTML}`),
      ...wrong.map((field) => `An error that only eyes see: ${field.outerHTML}`),
    ]
  })
}

/** Does anything overflow the page, or make it scroll sideways? */
export function findWidthFaults(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    // Scripts that follow the size of the page have run after the next frame.
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
    const { scrollWidth, clientWidth } = document.documentElement
    const controls = [...document.querySelectorAll('main :is(input, button, select, textarea, a)')]
    const isCut = (control: Element): boolean => {
      const { left, right, width } = control.getBoundingClientRect()
      return width > 1 && control.checkVisibility() && (left < -0.5 || right > clientWidth + 0.5)
    }
    return [
      ...(scrollWidth > clientWidth ? [`The page scrolls sideways by ${scrollWidth - clientWidth} px.`] : []),
      ...controls.filter(isCut).map((control) => `Cut off: ${control.outerHTML}`),
    ]
  })
}

/** Forced colours remove backgrounds and shadows: is each input still visible as a box, and each control at all? */
export function findForcedColorFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const room = document.querySelector('main') ?? document.body
    const ground = getComputedStyle(document.documentElement).backgroundColor
    const hasEdge = (element: Element): boolean => {
      const { borderBottomStyle, borderBottomWidth, borderBottomColor, outlineStyle } =
        getComputedStyle(element)
      const hasBorder =
        borderBottomStyle !== 'none' && parseFloat(borderBottomWidth) > 0 && borderBottomColor !== ground
      return hasBorder || outlineStyle !== 'none'
    }
    const isRendered = (input: Element): boolean => {
      // Native checkboxes and radio buttons are rendered by the browser.
      if (getComputedStyle(input).appearance === 'auto' && input.matches('[type="checkbox"], [type="radio"]'))
        return true
      const beside = [...(input.parentElement?.children ?? [])]
      for (let box = input.parentElement; box !== null && box !== room; box = box.parentElement)
        beside.push(box)
      return [input, ...beside].some(hasEdge)
    }
    return [...room.querySelectorAll('input:not([type="hidden"]), select, textarea')]
      .filter((input) => input.checkVisibility() && !isRendered(input))
      .map((input) => `Without an edge: ${input.outerHTML}`)
  })
}
