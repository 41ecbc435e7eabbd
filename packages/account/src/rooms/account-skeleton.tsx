import { Skeleton } from '../layout/skeleton.tsx'
import styles from './rooms.module.css'
import skeletonStyles from './account-skeleton.module.css'

export interface AccountSkeletonProps {
  /** Read out in its place: that something is loading. */
  readonly text: string
}

/** The outline of an account with rooms, for a page that does not know yet who is signed in. Needs no messages. It appears after 150 ms. */
export function AccountSkeleton({ text }: AccountSkeletonProps) {
  return (
    <div className={styles.root}>
      <div className={styles.rooms} data-room>
        <div className={styles.side} aria-hidden="true">
          <i className={skeletonStyles.links} />
        </div>
        <div className={styles.room}>
          <i className={skeletonStyles.title} aria-hidden="true" />
          <Skeleton text={text} />
        </div>
      </div>
    </div>
  )
}
