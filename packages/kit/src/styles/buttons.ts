import styles from './buttons.module.css'

/** The class around the buttons at the end of a form, a dialog or a question: first the main action, then the one that leaves. */
export const buttons = styles.buttons
