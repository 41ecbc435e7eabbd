// @ts-check
// The rules for hover, press and motion in styles (docs/decisions/097).
import { readDeclarations } from './style-sheet.mjs'

/** @typedef {import('./style-sheet.mjs').Declaration} Declaration */

/** The properties that may be animated: none that cause layout, and no colours. */
const movable = new Set(['transform', 'translate', 'scale', 'rotate', 'opacity'])

/** The properties that keep a surface in the page until it has faded out. */
const discrete = new Set(['display', 'overlay', 'visibility'])

/** The properties that a press may change: colours, and those that do not move neighbours. */
const pressable =
  /^(?:transform|translate|scale|opacity|filter|fill|stroke|(?:outline|text-decoration|background|box-shadow)(?:-.*)?|(?:.*-)?color)$/

/** The duration factor, which is zero for people who prefer reduced motion. */
const motionToken = 'var(--foyer-motion)'

/** Finds violations, each as a sentence. @param {string} file @param {string} css @returns {string[]} */
export function findStyleViolations(file, css) {
  const found = readDeclarations(css).flatMap((declaration) => [
    ...findHover(declaration),
    ...findPress(declaration),
    ...findMotion(declaration),
  ])
  return [...new Set(found)].map((sentence) => `${file}: ${sentence}`)
}

/** @param {Declaration} declaration */
function findHover({ path }) {
  const selector = path.find((part) => !part.startsWith('@') && part.includes(':hover'))
  if (selector === undefined || isInside(path, /hover: hover/)) return []
  return [`${selector} stays after a tap. Put it into @media (hover: hover).`]
}

/** @param {Declaration} declaration */
function findPress({ path, property }) {
  const selector = path.find((part) => part.includes(':active'))
  if (selector === undefined || pressable.test(property) || property.startsWith('--')) return []
  return [`${selector} changes ${property}, which moves the page under a finger.`]
}

/** @param {Declaration} declaration */
function findMotion({ path, property, value }) {
  const selector = path.at(-1) ?? ''
  if (path.some((part) => part.startsWith('@keyframes')))
    return movable.has(property) || discrete.has(property)
      ? []
      : [
          `${path.find((part) => part.startsWith('@keyframes'))} moves ${property}. Move transform or opacity.`,
        ]
  if (!/^(?:transition|animation)(?:-|$)/.test(property) || value === 'none') return []
  if (isInside(path, /prefers-reduced-motion: no-preference/)) return findMoved(selector, property, value)
  const isTimed = /^(?:transition|animation)(?:-duration)?$/.test(property)
  const usesMotionToken =
    !isTimed || value.split(/,(?![^(]*\))/).every((part) => readTime(part) === motionToken)
  return [
    ...(usesMotionToken
      ? []
      : [`${selector} has its own ${property}. Take ${motionToken}, which is 0 for who wants no motion.`]),
    ...findMoved(selector, property, value),
  ]
}

/** The duration of an animation: the first time in its value. @param {string} part */
function readTime(part) {
  return /var\(--foyer-motion\)|(?<![\w-])[\d.]+m?s\b/.exec(part)?.[0]
}

/** @param {string} selector @param {string} property @param {string} value */
function findMoved(selector, property, value) {
  if (property !== 'transition' && property !== 'transition-property') return []
  const movedProperties = value.split(/,(?![^(]*\))/).map((part) => part.trim().split(' ', 1)[0] ?? '')
  return movedProperties
    .filter((name) => !movable.has(name) && !discrete.has(name))
    .map((name) => `${selector} moves ${name}. Move transform or opacity.`)
}

/** @param {readonly string[]} path @param {RegExp} query */
function isInside(path, query) {
  return path.some((part) => part.startsWith('@media') && query.test(part))
}
