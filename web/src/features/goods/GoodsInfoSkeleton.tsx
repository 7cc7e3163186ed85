import { Skeleton } from '../../ui/Skeleton.tsx';
import styles from './GoodsInfo.module.css';

/** The detail page in grey, in its own shape. */
export function GoodsInfoSkeleton() {
  return (
    <div className={styles.page} aria-hidden="true">
      <Skeleton height={74} />
      <div className={styles.top}>
        <Skeleton width={400} height={476} />
        <div className={styles.info}>
          <Skeleton width="80%" height={28} />
          <Skeleton height={88} />
          <Skeleton height={96} />
          <Skeleton height={140} />
          <Skeleton width={200} height={44} />
        </div>
      </div>
    </div>
  );
}
