import { useSelector } from '@xstate/react';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { Input } from '../../ui/Input.tsx';
import { Price } from '../../ui/Price.tsx';
import styles from './CashOut.module.css';
import { type CashOut, feesOf, selectForm } from './cashOut.selectors.ts';
import { cashOutProblemText, cashOutText as text } from './cashOut.text.ts';

/** How much goes out, and at once what that costs and what arrives. */
export function CashOutAmount({ actor }: { actor: CashOut }) {
  const form = useSelector(actor, selectForm);
  const { limits, amount, problems } = form;
  const fees = feesOf(form);
  if (!limits) return null;
  return (
    <div>
      <p className={styles.can}>
        {text.withdrawable} <Price fen={limits.withdrawable} size="large" />
      </p>
      <Field
        label={text.amount}
        error={cashOutProblemText('amount', problems.amount, form)}
        hint={text.limits(limits)}
      >
        {(wiring) => (
          <div className={styles.amount}>
            <Input
              {...wiring}
              data-autofocus
              inputMode="decimal"
              autoComplete="off"
              maxLength={16}
              before="¥"
              value={amount}
              onChange={(value) => actor.send({ type: 'field.edit', field: 'amount', value })}
            />
            <Button onClick={() => actor.send({ type: 'amount.all' })}>{text.all}</Button>
          </div>
        )}
      </Field>
      <dl className={styles.sums} aria-live="polite">
        <dt>{text.fee(limits.feeRate)}</dt>
        <dd>{fees ? <Price fen={fees.fee} /> : text.unknown}</dd>
        <dt>{text.arrives}</dt>
        <dd>{fees ? <Price fen={fees.arrives} size="large" /> : text.unknown}</dd>
      </dl>
    </div>
  );
}
