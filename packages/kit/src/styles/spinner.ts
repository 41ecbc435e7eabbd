import styles from './spinner.module.css'

/** The class of a spinner, as large as the text beside it. It has no accessible name: the busy element has `aria-busy`. */
export const spinner = styles.spinner
