import { type DragEvent, type ReactNode, useState } from 'react';
import { cx } from '../ui/base/cx.ts';
import { Icon } from '../ui/base/Icon.tsx';
import styles from './SheetDropZone.module.css';
import { SheetPicker } from './SheetPicker.tsx';

interface Props {
  /** What is to be given here; read aloud. */
  label: string;
  words: { drop: string; choose: string };
  /** Told while a file is read; nothing can be chosen then. */
  reading?: string | null;
  onFile: (file: File) => void;
  /** What files may be given. */
  children: ReactNode;
  /** The one thing to do on its page. */
  roomy?: boolean;
  autofocus?: boolean;
  /** Endings of the files; absent: spreadsheets. */
  accept?: string;
}

/** Takes one spreadsheet, dropped or picked. */
export function SheetDropZone({ label, words, reading = null, onFile, children, ...look }: Props) {
  const { roomy = false, autofocus = false, accept } = look;
  const [over, setOver] = useState(false);
  const hold = (event: DragEvent) => {
    event.preventDefault();
    setOver(true);
  };
  return (
    <section
      aria-label={label}
      className={cx(styles.zone, roomy && styles.roomy, over && styles.over)}
      onDragEnter={hold}
      onDragOver={hold}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        const [file] = event.dataTransfer.files;
        if (file && reading === null) onFile(file);
      }}
    >
      <Icon name="arrowUp" size={roomy ? 40 : 32} className={styles.sign} />
      {reading === null ? (
        <p>
          {words.drop}{' '}
          <SheetPicker
            variant="primary"
            size="small"
            {...(accept ? { accept } : {})}
            {...(autofocus ? { 'data-autofocus': true } : {})}
            label={words.choose}
            onFile={onFile}
          />
        </p>
      ) : (
        <p role="status">{reading}</p>
      )}
      <div className={styles.hint}>{children}</div>
    </section>
  );
}
