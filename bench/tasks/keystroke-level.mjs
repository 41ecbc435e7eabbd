// @ts-check
// How many steps a task has, and how long a person takes for them: the keystroke-level model of S. K. Card, T. P. Moran and A. Newell,
// "The Keystroke-Level Model for User Performance Time with Interactive Systems", Communications of the ACM 23 (7), 1980, 396–410.

/**
 * Seconds for each operator, as published. K: pressing a key or a button, by a person who types 40 words a minute; P: pointing at something;
 * H: moving the hand between keyboard and mouse; M: mentally preparing for the next unit of the task.
 */
const operatorSeconds = Object.freeze({ K: 0.28, P: 1.1, H: 0.4, M: 1.35 })

/**
 * A person's actions, in order. `isFocused`: the page has already put the focus there, so that nobody has to point; `letters`: how many are
 * typed; `screens`: how many times somebody scrolls, by at most a screen, until the target is in view; `isFar`: the target is outside of the
 * thumb's zone.
 * @typedef {{ kind: 'press', isFar?: boolean }
 *   | { kind: 'fill', letters: number, isFocused: boolean, isFar?: boolean }
 *   | { kind: 'scroll', screens: number }
 *   | { kind: 'page' }} Act
 * @typedef {keyof typeof operatorSeconds} Operator
 * @typedef {'desktop' | 'phone'} Device
 */

/** The number of steps of each kind, and of targets outside of the thumb's zone. @param {readonly Act[]} acts */
export function countSteps(acts) {
  const steps = { press: 0, fill: 0, scroll: 0, page: 0 }
  for (const act of acts) steps[act.kind] += act.kind === 'scroll' ? act.screens : 1
  const all = steps.press + steps.fill + steps.scroll + steps.page
  return { ...steps, all, far: acts.filter((act) => 'isFar' in act && act.isFar).length }
}

/** Describes the acts in a readable line. @param {readonly Act[]} acts */
export function describeActs(acts) {
  return acts
    .map((act) => {
      const amount = act.kind === 'scroll' ? ` ${act.screens}` : act.kind === 'fill' ? ` ${act.letters}` : ''
      return `${act.kind}${amount}${'isFar' in act && act.isFar ? ' (far)' : ''}`
    })
    .join(', ')
}

/**
 * The operators of the acts. The hand starts at the mouse. On a phone there is no H: a tap is a P and a K, and a swipe is a K.
 * By the model's rules there is an M before each unit: a press, a field, or a look at what has been scrolled into view.
 * @param {readonly Act[]} acts @param {Device} device @returns {Operator[]}
 */
export function listOperators(acts, device) {
  let isAtKeyboard = false
  /** @param {boolean} needsKeyboard @returns {Operator[]} */
  const moveHand = (needsKeyboard) => {
    const shouldSwitch = device === 'desktop' && isAtKeyboard !== needsKeyboard
    isAtKeyboard = needsKeyboard
    return shouldSwitch ? ['H'] : []
  }
  return acts.flatMap((act) => {
    switch (act.kind) {
      case 'press':
        return [...moveHand(false), 'M', 'P', 'K']
      case 'scroll':
        return [...moveHand(false), ...repeat(['M', 'K'], act.screens)]
      case 'fill':
        return [
          ...(act.isFocused ? /** @type {const} */ (['M']) : [...moveHand(false), ...pointing]),
          ...moveHand(true),
          ...repeat(['K'], act.letters),
        ]
      case 'page':
        // The wait for a page is measured, not estimated.
        return []
    }
  })
}

/** Seconds that a person needs, without the time that the product makes them wait. @param {readonly Operator[]} operators */
export function estimateSeconds(operators) {
  return operators.reduce((sum, operator) => sum + operatorSeconds[operator], 0)
}

const pointing = /** @type {const} */ (['M', 'P', 'K'])

/** @param {readonly Operator[]} operators @param {number} times @returns {Operator[]} */
function repeat(operators, times) {
  return Array.from({ length: times }, () => operators).flat()
}
