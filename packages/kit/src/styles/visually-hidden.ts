import styles from './visually-hidden.module.css'

/** The class that hides content visually and keeps it for screen readers. */
export const visuallyHidden = styles.hidden
