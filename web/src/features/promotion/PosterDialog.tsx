import { useEffect, useState } from 'react';
import { saveFile } from '../../exports/saveFile.ts';
import { Text } from '../../ui/base/Text.tsx';
import { Message } from '../../ui/feedback/Message.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { Dialog } from '../../ui/overlays/Dialog.tsx';
import { DialogActions } from '../../ui/overlays/DialogActions.tsx';
import styles from './Poster.module.css';
import { drawPoster } from './poster.ts';
import { posterText as text } from './promotion.text.ts';

interface Props {
  open: boolean;
  link: string;
  code: string;
  onClose: () => void;
}

interface Poster {
  file: File;
  url: string;
}

/** A picture to invite with, to be saved by a long press, downloaded or shared. */
export function PosterDialog({ open, link, code, onClose }: Props) {
  const [poster, setPoster] = useState<Poster | 'failed' | null>(null);
  useEffect(
    function draw() {
      if (!open) return;
      let url = '';
      let isOver = false;
      const show = (blob: Blob) => {
        if (isOver) return;
        url = URL.createObjectURL(blob);
        setPoster({ file: new File([blob], text.fileName(code), { type: blob.type }), url });
      };
      drawPoster(link, code).then(show, () => {
        if (!isOver) setPoster('failed');
      });
      return () => {
        isOver = true;
        setPoster(null);
        URL.revokeObjectURL(url);
      };
    },
    [open, link, code],
  );
  const drawn = poster === 'failed' ? null : poster;
  return (
    <Dialog
      open={open}
      title={text.title}
      width={420}
      onClose={onClose}
      actions={
        <DialogActions
          other={
            drawn && canShare(drawn.file) && { label: text.share, onClick: () => void share(drawn.file) }
          }
          main={{
            label: text.download,
            disabled: drawn === null,
            onClick: () => drawn && saveFile({ url: drawn.url, fileName: drawn.file.name }),
          }}
        />
      }
    >
      {poster === 'failed' && <Message tone="warning">{text.failed}</Message>}
      {poster === null && <Skeleton height={360} />}
      {drawn && <img className={styles.poster} src={drawn.url} alt={text.picture(code)} />}
      <Text as="p" tone="secondary" small above={8}>
        {text.hint}
      </Text>
    </Dialog>
  );
}

function canShare(file: File): boolean {
  return typeof navigator.share === 'function' && navigator.canShare?.({ files: [file] }) === true;
}

/** Whoever closes the sheet of the system has changed their mind. */
async function share(file: File): Promise<void> {
  await navigator.share({ files: [file] }).catch(() => undefined);
}
