import { useState } from 'react';
import type { LoadCaseQuery } from '../../graphql/generated/graphql.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { Dialog } from '../../ui/overlays/Dialog.tsx';
import { PrivatePicture } from '../pictures/evidence/PrivatePicture.tsx';
import { PrivateVideo } from '../pictures/evidence/PrivateVideo.tsx';
import { talkText as text } from './afterSales.text.ts';
import styles from './Case.module.css';

type Files = LoadCaseQuery['caseMessages']['list'][number]['files'];

/** Pictures of a message, small, each opened by a press; a video is read once it is pressed. */
export function CaseFiles({ files }: { files: Files }) {
  const [openedId, setOpenedId] = useState<number | null>(null);
  const close = () => setOpenedId(null);
  return (
    <ul className={styles.files} aria-label={text.files}>
      {files.map(({ id, kind }, at) => (
        <li key={id} className={kind === 'VIDEO' ? styles.video : undefined}>
          {kind === 'VIDEO' ? (
            <PrivateVideo id={id} label={text.video} />
          ) : (
            <button type="button" aria-label={text.openPicture(at + 1)} onClick={() => setOpenedId(id)}>
              <PrivatePicture id={id} alt={text.picture(at + 1)} isSmall />
            </button>
          )}
        </li>
      ))}
      {openedId !== null && (
        <Dialog
          open
          title={text.files}
          width={960}
          onClose={close}
          actions={<Button onClick={close}>{text.close}</Button>}
        >
          <PrivatePicture id={openedId} alt={text.files} />
        </Dialog>
      )}
    </ul>
  );
}
