import { type ReactNode, useRef } from 'react';
import { useNarrow } from '../../ui/base/useNarrow.ts';
import { Icon } from '../../ui/base/Icon.tsx';
import type { IconName } from '../../ui/base/icons.ts';
import styles from './pictures.module.css';
import { picturesText as text } from './pictures.text.ts';

interface Props {
  /** What the files are of. */
  label: string;
  /** What the button says. */
  words: string;
  accept: string;
  multiple: boolean;
  onFiles: (files: readonly File[]) => void;
}

/** Where further files are picked; on a phone the camera can take one besides. */
export function PickTiles(props: Props) {
  const isNarrow = useNarrow();
  return (
    <>
      <PickTile {...props} icon="plus">
        <span className={styles.drop}>{text.drop}</span>
      </PickTile>
      {isNarrow && (
        <PickTile
          {...props}
          icon="camera"
          words={text.takePicture}
          accept="image/*"
          multiple={false}
          capture="environment"
        />
      )}
    </>
  );
}

interface PickProps extends Props {
  icon: IconName;
  capture?: 'environment';
  children?: ReactNode;
}

function PickTile({ icon, label, words, accept, multiple, capture, onFiles, children }: PickProps) {
  const picker = useRef<HTMLInputElement>(null);
  return (
    <li>
      <button type="button" className={styles.add} onClick={() => picker.current?.click()}>
        <Icon name={icon} size={24} />
        <span>{words}</span>
        {children}
      </button>
      <input
        ref={picker}
        type="file"
        className="sr-only"
        tabIndex={-1}
        aria-label={`${words}：${label}`}
        accept={accept}
        multiple={multiple}
        capture={capture}
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
