import { visuallyHidden } from '@foyer/kit/visually-hidden'
import styles from './skeleton.module.css'

export interface SkeletonProps {
  /** Read out by screen readers instead of the outline. */
  readonly text: string
}

/** The outline of what is loading. It appears after 150 ms, so that it does not flash where the answer comes at once. */
export function Skeleton({ text }: SkeletonProps) {
  return (
    <>
      <output className={visuallyHidden}>{text}</output>
      <div className={styles.skeleton} data-skeleton aria-hidden="true">
        <i />
        <i />
        <i />
      </div>
    </>
  )
}
