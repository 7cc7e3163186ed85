import { useSelector } from '@xstate/react';
import type { FormEvent } from 'react';
import { Field } from '../../ui/Field.tsx';
import { Fields } from '../../ui/Fields.tsx';
import { Input } from '../../ui/Input.tsx';
import { Message } from '../../ui/Message.tsx';
import styles from './RealName.module.css';
import { hasRequestFailed, isBusy, type RealName, selectContext } from './realName.selectors.ts';
import { realNameProblemText, realNameText as text } from './realName.text.ts';

/** What stands on the identity card. */
export function RealNameForm({ actor, id }: { actor: RealName; id: string }) {
  const { realName, idCard, problems } = useSelector(actor, selectContext);
  const busy = useSelector(actor, isBusy);
  const requestFailed = useSelector(actor, hasRequestFailed);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    actor.send({ type: 'form.submit' });
  };
  const formProblem = requestFailed ? text.requestFailed : realNameProblemText('form', problems.form);
  return (
    <form id={id} onSubmit={submit} noValidate>
      <p className={styles.words}>{text.words}</p>
      <Fields saving={busy}>
        <Field label={text.realName} error={realNameProblemText('realName', problems.realName)}>
          {(wiring) => (
            <Input
              {...wiring}
              autoComplete="off"
              placeholder={text.realNameHint}
              value={realName}
              onChange={(value) => actor.send({ type: 'field.edit', field: 'realName', value })}
            />
          )}
        </Field>
        <Field label={text.idCard} error={realNameProblemText('idCard', problems.idCard)}>
          {(wiring) => (
            <Input
              {...wiring}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              placeholder={text.idCardHint}
              value={idCard}
              onChange={(value) => actor.send({ type: 'field.edit', field: 'idCard', value })}
            />
          )}
        </Field>
      </Fields>
      {formProblem && <Message tone="danger">{formProblem}</Message>}
    </form>
  );
}
