import { useState } from 'react';
import { Button } from '../../ui/buttons/Button.tsx';
import { Dialog } from '../../ui/overlays/Dialog.tsx';
import { PrivatePicture } from '../pictures/evidence/PrivatePicture.tsx';
import styles from './licences.module.css';
import { licencesText as text } from './licences.text.ts';

/** The picture of a licence, small; a press shows it large. */
export function LicencePicture({ fileId, kind }: { fileId: number; kind: string }) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <button
        type="button"
        className={styles.picture}
        aria-label={text.open(kind)}
        onClick={() => setOpen(true)}
      >
        <PrivatePicture id={fileId} alt="" isSmall />
      </button>
      {open && (
        <Dialog
          open
          title={kind}
          width={960}
          onClose={close}
          actions={<Button onClick={close}>{text.close}</Button>}
        >
          <PrivatePicture id={fileId} alt={text.alt(kind)} />
        </Dialog>
      )}
    </>
  );
}
