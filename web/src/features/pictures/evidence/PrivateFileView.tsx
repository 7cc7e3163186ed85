import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { useObjectUrl } from '../../../lib/useObjectUrl.ts';
import { Text } from '../../../ui/base/Text.tsx';
import { Button } from '../../../ui/buttons/Button.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { evidenceText as text } from './evidence.text.ts';
import styles from './PrivateFile.module.css';
import type { PrivateFileActor } from './privateFile.machine.ts';

interface Props {
  file: PrivateFileActor;
  /** Before it is asked for. */
  idle: ReactNode;
  /** The file at an address of this page. */
  show: (url: string) => ReactNode;
}

/** A private file in each of its states; its address is given back when it leaves the page. */
export function PrivateFileView({ file, idle, show }: Props) {
  const blob = useSelector(file, ({ context }) => context.blob);
  const state = useSelector(file, ({ value }) => value);
  const url = useObjectUrl(blob);
  if (state === 'idle') return idle;
  if (state === 'shown' && url !== '') return show(url);
  if (state === 'missing')
    return (
      <Text as="span" small tone="secondary" className={styles.note}>
        {text.missing}
      </Text>
    );
  if (state === 'failed')
    return (
      <span role="alert" className={styles.note}>
        <Text small tone="danger">
          {text.failed}
        </Text>
        <Button size="small" onClick={() => file.send({ type: 'file.load' })}>
          {text.retry}
        </Button>
      </span>
    );
  return (
    <span role="status" className={styles.waiting}>
      <span className="sr-only">{text.loading}</span>
      <Skeleton height="100%" />
    </span>
  );
}
