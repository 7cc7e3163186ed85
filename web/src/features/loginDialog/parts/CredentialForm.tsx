import { useSelector } from '@xstate/react';
import type { FormEvent, ReactNode } from 'react';
import { credentialProblemText } from '../../../fields/credentials.text.ts';
import { Button } from '../../../ui/Button.tsx';
import { Fields } from '../../../ui/Fields.tsx';
import { Segmented } from '../../../ui/Segmented.tsx';
import {
  type LoginDialogActor,
  selectBusy,
  selectForm,
  selectRequestFailed,
} from '../loginDialog.selectors.ts';
import { loginText } from '../loginDialog.text.ts';
import type { Mode } from '../loginDialog.types.ts';
import styles from './CredentialForm.module.css';

interface Props {
  actor: LoginDialogActor;
  mode: Exclude<Mode, 'phone'>;
  children: ReactNode;
}

/** The frame of every form: for which kind of member, the fields, what is wrong with all of it, and the button. */
export function CredentialForm({ actor, mode, children }: Props) {
  const { kind, problems } = useSelector(actor, selectForm);
  const busy = useSelector(actor, selectBusy);
  const requestFailed = useSelector(actor, selectRequestFailed);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    actor.send({ type: 'form.submit' });
  };
  return (
    <form id={mode} className={styles.form} onSubmit={submit} noValidate>
      <Fields saving={busy}>
        <Segmented
          label={loginText.kind}
          value={kind}
          choices={[
            { value: 'buyer', label: loginText.kinds.buyer },
            { value: 'seller', label: loginText.kinds.seller },
          ]}
          onChange={(chosen) => actor.send({ type: 'kind.choose', kind: chosen })}
        />
        <div className={styles.fields}>{children}</div>
      </Fields>
      <p className={styles.problem} role="alert">
        {requestFailed ? loginText.requestFailed[mode] : credentialProblemText('form', problems.form)}
      </p>
      <Button type="submit" variant="primary" size="large" fluid loading={busy}>
        {loginText.submit[mode]}
      </Button>
    </form>
  );
}
