import { Icon } from '../../../ui/Icon.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { loginText } from '../loginDialog.text.ts';
import styles from './InviterLine.module.css';

/** Who invited the person, and the way to be without. */
export function InviterLine({ superId, onRemove }: { superId: string; onRemove: () => void }) {
  return (
    <p className={styles.line}>
      <Icon name="user" />
      {loginText.inviter(superId)}
      <IconButton icon="close" size={14} label={loginText.removeInviter} onClick={onRemove} />
    </p>
  );
}
