import { useSelector } from '@xstate/react';
import type { FormEvent } from 'react';
import { parseYuan } from '../../lib/money.ts';
import { Field } from '../../ui/Field.tsx';
import { Fields } from '../../ui/Fields.tsx';
import { Input } from '../../ui/Input.tsx';
import { Message } from '../../ui/Message.tsx';
import { OptionCards } from '../../ui/OptionCards.tsx';
import { Price } from '../../ui/Price.tsx';
import { useSession } from '../session/useSession.ts';
import styles from './Recharge.module.css';
import { presetsWithin, proposalFor } from './recharge.rules.ts';
import { isBroken, isBusy, type Recharge, selectContext } from './recharge.selectors.ts';
import { rechargeProblemText, rechargeText as text } from './recharge.text.ts';
import type { Limits } from './recharge.types.ts';

/** How much, and by which way. */
export function RechargeForm({ actor, id }: { actor: Recharge; id: string }) {
  const { terms, text: typed, payType, problems, lack } = useSelector(actor, selectContext);
  const busy = useSelector(actor, isBusy);
  const broken = useSelector(actor, isBroken);
  const { user } = useSession();
  if (!terms) return null;
  const formProblem = broken ? text.broken : rechargeProblemText(problems.form, terms);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    actor.send({ type: 'form.submit' });
  };
  return (
    <form id={id} onSubmit={submit} noValidate className={styles.form}>
      {lack !== null && <Message>{lackText(lack, terms)}</Message>}
      {user && (
        <p className={styles.balance}>
          {text.balance} <Price fen={user.balance} />
        </p>
      )}
      <Fields saving={busy}>
        <OptionCards
          label={text.presets}
          cards={presetsWithin(terms).map((fen) => ({ value: fen, title: <Price fen={fen} />, notes: [] }))}
          value={parseYuan(typed)}
          onChange={(fen) => actor.send({ type: 'amount.choose', fen })}
        />
        <Field
          label={text.amount}
          hint={text.limits(terms)}
          error={rechargeProblemText(problems.amount, terms)}
        >
          {(wiring) => (
            <Input
              {...wiring}
              inputMode="decimal"
              autoComplete="off"
              before="¥"
              placeholder={text.own}
              value={typed}
              ref={focusFirst}
              onChange={(value) => actor.send({ type: 'amount.type', text: value })}
            />
          )}
        </Field>
        <div>
          <h3 className={styles.label}>{text.channel}</h3>
          <OptionCards
            label={text.channel}
            cards={terms.channels.map(({ payTypeText }, at) => ({
              value: at,
              title: payTypeText,
              notes: [],
            }))}
            value={terms.channels.findIndex((channel) => channel.payType === payType)}
            onChange={(at) => {
              const channel = terms.channels[at];
              if (channel) actor.send({ type: 'channel.choose', payType: channel.payType });
            }}
          />
        </div>
      </Fields>
      {formProblem && <Message tone={broken ? 'warning' : 'danger'}>{formProblem}</Message>}
    </form>
  );
}

/** The form comes after the dialog has taken the focus. */
function focusFirst(input: HTMLInputElement | null) {
  input?.focus();
}

function lackText(lack: number, terms: Limits): string {
  const { times } = proposalFor(lack, terms);
  if (times > 1) return text.lackParts(lack, times);
  return lack < terms.min ? text.lackSmall(lack, terms.min) : text.lack(lack);
}
