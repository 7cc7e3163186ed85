import { Stack } from '../../../ui/Layout.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import styles from '../GoodsEditor.module.css';
import { editorText as text } from '../goodsEditor.text.ts';

/** The form while its goods are on their way, in the same shape. */
export function EditorSkeleton() {
  return (
    <div className={styles.columns} role="status" aria-label={text.loading}>
      <Stack>
        <Skeleton height={420} />
        <Skeleton height={220} />
      </Stack>
      <Skeleton height={460} />
    </div>
  );
}
