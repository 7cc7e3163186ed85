import { useActorRef } from '@xstate/react';
import { Icon } from '../../../ui/base/Icon.tsx';
import { evidenceText as text } from './evidence.text.ts';
import styles from './PrivateFile.module.css';
import { PrivateFileView } from './PrivateFileView.tsx';
import { privateFileLogic } from './privateFile.actors.ts';

interface Props {
  id: number;
  /** What it is of. */
  label: string;
}

/** A video that only parties see: read once it is pressed, then played from the browser's memory. */
export function PrivateVideo(props: Props) {
  return <LoadedVideo key={props.id} {...props} />;
}

function LoadedVideo({ id, label }: Props) {
  const file = useActorRef(privateFileLogic, { input: { id, isSmall: false } });
  return (
    <PrivateFileView
      file={file}
      idle={
        <button
          type="button"
          className={styles.play}
          aria-label={text.play(label)}
          onClick={() => file.send({ type: 'file.load' })}
        >
          <Icon name="play" size={32} />
        </button>
      }
      show={(url) => (
        // biome-ignore lint/a11y/useMediaCaption: what parties record has no captions
        <video className={styles.video} src={url} aria-label={label} controls autoPlay playsInline />
      )}
    />
  );
}
