import { Suspense, use, useState } from 'react';
import { Icon } from '../../ui/base/Icon.tsx';
import { Text } from '../../ui/base/Text.tsx';
import { Button } from '../../ui/buttons/Button.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { Dialog } from '../../ui/overlays/Dialog.tsx';
import type { LoadCaseQuery } from '../graphql/generated/graphql.ts';
import styles from './Case.module.css';
import { useCaseFiles } from './caseFiles.ts';
import { caseText as text } from './cases.text.ts';

type File = LoadCaseQuery['case']['messages'][number]['files'][number];

/** Pictures of a message, small, and videos; each opened by a press. */
export function CaseFileList({ files }: { files: readonly File[] }) {
  const [opened, setOpened] = useState<File | null>(null);
  const close = () => setOpened(null);
  return (
    <ul className={styles.files} aria-label={text.files}>
      {files.map((file, at) => (
        <li key={file.id}>
          <button
            type="button"
            aria-label={file.kind === 'video' ? text.video : text.openPicture(at + 1)}
            onClick={() => setOpened(file)}
          >
            {file.kind === 'video' ? (
              <Icon name="play" size={32} />
            ) : (
              <Suspense fallback={<Skeleton height={72} width={72} />}>
                <CasePicture id={file.id} isSmall alt={text.picture(at + 1)} />
              </Suspense>
            )}
          </button>
        </li>
      ))}
      {opened && (
        <Dialog
          open
          title={text.files}
          width={960}
          onClose={close}
          actions={<Button onClick={close}>{text.close}</Button>}
        >
          <div className={styles.opened}>
            <Suspense fallback={<Skeleton height={360} />}>
              {opened.kind === 'video' ? (
                <CaseVideo id={opened.id} />
              ) : (
                <CasePicture id={opened.id} alt={text.files} />
              )}
            </Suspense>
          </div>
        </Dialog>
      )}
    </ul>
  );
}

function CasePicture({ id, alt, isSmall = false }: { id: number; alt: string; isSmall?: boolean }) {
  const url = use(useCaseFiles().urlOf(id, isSmall));
  return url === null ? <Missing /> : <img src={url} alt={alt} />;
}

function CaseVideo({ id }: { id: number }) {
  const url = use(useCaseFiles().urlOf(id, false));
  // biome-ignore lint/a11y/useMediaCaption: people film parcels, and say nothing that was written down
  return url === null ? <Missing /> : <video src={url} controls autoPlay />;
}

function Missing() {
  return (
    <Text tone="secondary" small>
      {text.noFile}
    </Text>
  );
}
