import { PressWatch } from './press-watch.ts'

/** The presses of this page. */
const press = new PressWatch()

/** Starts tracking presses on the page. */
export function watchPresses(): void {
  press.listen()
}

/**
 * Defers a change that may move the page until the current press is over, such as an error after the focus leaves a field or a server
 * has answered. The press that takes the focus away is aimed at something below: if that moved before the release, there would be
 * no click. On touch screens too, where the mouse events follow the pointer's.
 */
export function afterPress(act: () => void): void {
  press.after(act)
}
