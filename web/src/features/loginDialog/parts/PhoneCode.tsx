import { useSelector } from '@xstate/react';
import { CodeField } from '../../../fields/CodeField.tsx';
import { useCodeCountdown } from '../../codeCountdown/useCodeCountdown.ts';
import { type LoginDialogActor, selectCodeSent, selectTakesRequest } from '../loginDialog.selectors.ts';
import type { DialogScene } from '../loginDialog.types.ts';
import styles from './CredentialForm.module.css';
import { useCredential } from './useCredential.ts';

/** The code of the short message that the dialog sends for a scene. */
export function PhoneCode({ actor, scene }: { actor: LoginDialogActor; scene: DialogScene }) {
  const { value, error, edit } = useCredential(actor, 'phoneCode');
  const { sending, resendAt } = useCodeCountdown(scene);
  return (
    <CodeField
      value={value}
      error={error}
      onChange={edit}
      sending={sending}
      resendAt={resendAt}
      sent={useSelector(actor, selectCodeSent)}
      canSend={useSelector(actor, selectTakesRequest)}
      onSend={() => actor.send({ type: 'code.request' })}
      className={styles.row}
    />
  );
}
