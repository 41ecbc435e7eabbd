import styles from './buttons.module.css'

/** The class around the buttons at the end of a form, a dialog or a question: what it is for first, then the way out. */
export const buttons = styles.buttons
