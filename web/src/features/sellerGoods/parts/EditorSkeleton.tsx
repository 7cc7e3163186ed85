import { Skeleton } from '../../../ui/Skeleton.tsx';
import styles from '../GoodsEditor.module.css';
import { editorText as text } from '../goodsEditor.text.ts';

/** The form while its goods are on their way, in the same shape. */
export function EditorSkeleton() {
  return (
    <div className={styles.columns} role="status" aria-label={text.loading}>
      <div className={styles.work}>
        <Skeleton height={420} />
        <Skeleton height={220} />
      </div>
      <Skeleton height={460} />
    </div>
  );
}
