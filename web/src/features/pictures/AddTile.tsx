import { useRef } from 'react';
import { Icon } from '../../ui/Icon.tsx';
import { ACCEPTED } from './pictureFiles.ts';
import styles from './pictures.module.css';
import { picturesText as text } from './pictures.text.ts';

interface Props {
  /** What the pictures are of. */
  label: string;
  max: number;
  isReplacing: boolean;
  onFiles: (files: readonly File[]) => void;
}

/** Where further pictures are picked. */
export function AddTile({ label, max, isReplacing, onFiles }: Props) {
  const picker = useRef<HTMLInputElement>(null);
  const words = isReplacing ? text.replace : text.add;
  return (
    <li>
      <button type="button" className={styles.add} onClick={() => picker.current?.click()}>
        <Icon name="plus" size={24} />
        <span>{words}</span>
        <span className={styles.drop}>{text.drop}</span>
      </button>
      <input
        ref={picker}
        type="file"
        className="sr-only"
        tabIndex={-1}
        aria-label={`${words}：${label}`}
        accept={ACCEPTED}
        multiple={max > 1}
        onChange={(event) => {
          const files = [...(event.target.files ?? [])];
          // So that the same file can be chosen again.
          event.target.value = '';
          onFiles(files);
        }}
      />
    </li>
  );
}
