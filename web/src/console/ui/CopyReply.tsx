import { CopyMany } from '../../ui/copy/CopyMany.tsx';
import { Popup } from '../../ui/overlays/Popup.tsx';
import styles from './CopyReply.module.css';

interface Props {
  /** What is to be said in the chat, line by line; without what the person who reads it may not know. */
  reply: string;
  label?: string;
}

/** Copies a ready reply into a chat; what it says is shown beside the button. */
export function CopyReply({ reply, label = '复制回复' }: Props) {
  return (
    <Popup trigger={<CopyMany label={label} icon="chat" texts={[reply]} />} position="bottom center">
      <p className={styles.reply}>{reply}</p>
    </Popup>
  );
}
