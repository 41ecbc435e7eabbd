import styles from './spinner.module.css'

/** The class of a turning ring, as large as the text beside it. It has no name: what is busy says so by `aria-busy`. */
export const spinner = styles.spinner
