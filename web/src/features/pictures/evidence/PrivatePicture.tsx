import { useActorRef } from '@xstate/react';
import { useEffect } from 'react';
import { cx } from '../../../ui/base/cx.ts';
import styles from './PrivateFile.module.css';
import { PrivateFileView } from './PrivateFileView.tsx';
import { privateFileLogic } from './privateFile.actors.ts';

interface Props {
  id: number;
  alt: string;
  /** At most 400 pixels a side. */
  isSmall?: boolean;
}

/** A picture that only parties see: read with the token of the session, shown from the browser's memory. */
export function PrivatePicture(props: Props) {
  return <LoadedPicture key={`${props.id} ${props.isSmall}`} {...props} />;
}

function LoadedPicture({ id, alt, isSmall = false }: Props) {
  const file = useActorRef(privateFileLogic, { input: { id, isSmall } });
  useEffect(
    function loadWhenShown() {
      file.send({ type: 'file.load' });
    },
    [file],
  );
  return (
    <PrivateFileView
      file={file}
      idle={null}
      show={(url) => <img className={cx(styles.picture, isSmall && styles.small)} src={url} alt={alt} />}
    />
  );
}
