import { useSelector } from '@xstate/react';
import { Message } from '../../../ui/Message.tsx';
import { type LoginDialogActor, selectForm } from '../loginDialog.selectors.ts';
import { loginText } from '../loginDialog.text.ts';
import styles from './Lead.module.css';

/** Why the dialog stands here, else what it is for; as high either way. */
export function Lead({ actor }: { actor: LoginDialogActor }) {
  const { mode, message, done } = useSelector(actor, selectForm);
  return (
    <div className={styles.lead}>
      {message && <Message tone="warning">{message}</Message>}
      {done && <Message tone="success">{loginText.done[done]}</Message>}
      {!message && !done && <p>{loginText.leads[mode]}</p>}
    </div>
  );
}
