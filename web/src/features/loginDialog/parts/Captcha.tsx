import { useSelector } from '@xstate/react';
import { CaptchaField } from '../../../fields/CaptchaField.tsx';
import { type LoginDialogActor, selectForm, selectPictureMissing } from '../loginDialog.selectors.ts';
import styles from './CredentialForm.module.css';
import { useCredential } from './useCredential.ts';

interface Props {
  actor: LoginDialogActor;
  placeholder?: string;
}

/** What stands on the dialog's picture. */
export function Captcha({ actor, ...hint }: Props) {
  const { value, error, edit } = useCredential(actor, 'captcha');
  const { picture } = useSelector(actor, selectForm);
  const missing = useSelector(actor, selectPictureMissing);
  return (
    <CaptchaField
      {...hint}
      value={value}
      error={error}
      onChange={edit}
      picture={picture}
      missing={missing}
      onRefresh={() => actor.send({ type: 'captcha.refresh' })}
      className={styles.row}
    />
  );
}
