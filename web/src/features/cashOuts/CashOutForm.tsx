import { useSelector } from '@xstate/react';
import type { FormEvent } from 'react';
import { Fields } from '../../ui/Fields.tsx';
import { Message } from '../../ui/Message.tsx';
import styles from './CashOut.module.css';
import { CashOutAmount } from './CashOutAmount.tsx';
import { CashOutPayee } from './CashOutPayee.tsx';
import { CashOutProof } from './CashOutProof.tsx';
import { type CashOut, hasRequestFailed, isBusy, selectForm } from './cashOut.selectors.ts';
import { cashOutProblemText, cashOutText as text } from './cashOut.text.ts';

/** How much goes where, and the proof of who asks. */
export function CashOutForm({ actor, id }: { actor: CashOut; id: string }) {
  const form = useSelector(actor, selectForm);
  const busy = useSelector(actor, isBusy);
  const requestFailed = useSelector(actor, hasRequestFailed);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    actor.send({ type: 'form.submit' });
  };
  const formProblem = requestFailed
    ? text.requestFailed
    : cashOutProblemText('form', form.problems.form, form);
  return (
    <form id={id} className={styles.form} onSubmit={submit} noValidate>
      <Fields saving={busy}>
        <CashOutAmount actor={actor} />
        <CashOutPayee actor={actor} />
        <CashOutProof actor={actor} />
      </Fields>
      {formProblem && (
        <div className={styles.wide}>
          <Message tone="danger">{formProblem}</Message>
        </div>
      )}
    </form>
  );
}
