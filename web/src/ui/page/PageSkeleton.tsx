import { Skeleton } from '../Skeleton.tsx';
import styles from './PageSkeleton.module.css';

/** The shape of a page while its code is on the way. */
export function PageSkeleton() {
  return (
    <div className={styles.page} aria-hidden="true">
      <Skeleton width={180} height={28} />
      <Skeleton height={48} />
      <Skeleton height={360} />
    </div>
  );
}
