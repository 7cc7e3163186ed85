import { type DragEvent, useEffect, useRef, useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { cx } from '../../../ui/cx.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { fileText as text } from '../shipModel.text.ts';
import styles from './file.module.css';

/** Takes one file: dropped, picked, or pasted anywhere on the page. */
export function DropZone({ onFile }: { onFile: (file: File) => void }) {
  const picker = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  useEffect(
    function takePastedFile() {
      const take = (event: ClipboardEvent) => {
        const file = event.clipboardData?.files[0];
        if (!file) return;
        event.preventDefault();
        onFile(file);
      };
      document.addEventListener('paste', take);
      return () => document.removeEventListener('paste', take);
    },
    [onFile],
  );
  const hold = (event: DragEvent) => {
    event.preventDefault();
    setOver(true);
  };
  return (
    <section
      aria-label={text.title}
      className={cx(styles.zone, over && styles.over)}
      onDragEnter={hold}
      onDragOver={hold}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        const [file] = event.dataTransfer.files;
        if (file) onFile(file);
      }}
    >
      <Icon name="arrowUp" size={40} className={styles.sign} />
      <p>
        {text.drop}{' '}
        <Button variant="primary" size="small" onClick={() => picker.current?.click()}>
          {text.choose}
        </Button>
      </p>
      <p className={styles.hint}>{text.formats}</p>
      <p className={styles.hint}>{text.platforms}</p>
      <input
        ref={picker}
        type="file"
        className="sr-only"
        tabIndex={-1}
        aria-label={text.choose}
        accept=".xlsx,.xls,.csv"
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          // So that the same file, mended outside, can be chosen again.
          event.target.value = '';
          if (file) onFile(file);
        }}
      />
    </section>
  );
}
