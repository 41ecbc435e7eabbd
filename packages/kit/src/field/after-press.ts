import { PressWatch } from './press-watch.ts'

/** The presses of this page. */
const pressWatch = new PressWatch()

/** Starts tracking presses on the page. */
export function watchPresses(): void {
  pressWatch.listen()
}

/**
 * Defers a change that may move the page until the current press is over, such as an error that appears when a field loses focus or the
 * server answers. The press that moves the focus is aimed at something below: if that moved before the release, there would be no click.
 * This is so on touch screens too, where the mouse events follow the pointer events.
 */
export function afterPress(callback: () => void): void {
  pressWatch.whenReleased(callback)
}
