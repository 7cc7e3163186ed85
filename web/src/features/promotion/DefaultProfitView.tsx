import { useQuery } from '@apollo/client/react';
import { useSelector } from '@xstate/react';
import type { FormEvent } from 'react';
import type { DefaultProfitQuery } from '../../graphql/generated/graphql.ts';
import { failureText } from '../../lib/fetchWithTimeout.ts';
import { Button } from '../../ui/Button.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { Fields } from '../../ui/Fields.tsx';
import { Message } from '../../ui/Message.tsx';
import { Price } from '../../ui/Price.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { AmountFields } from './AmountFields.tsx';
import {
  type DefaultProfitActor,
  isBroken,
  isBusy,
  isShowing,
  selectContext,
} from './defaultProfit.selectors.ts';
import styles from './MarkUps.module.css';
import { DefaultProfit } from './markUps.graphql.ts';
import { amountsText, defaultText as text } from './markUps.text.ts';

/** What is added for everybody of whom nothing else is said, shown or changed in place. */
export function DefaultProfitView({ actor }: { actor: DefaultProfitActor }) {
  const showing = useSelector(actor, isShowing);
  const { data, error, refetch } = useQuery(DefaultProfit, {
    fetchPolicy: 'cache-and-network',
    context: { quiet: true },
  });
  const known = data?.defaultProfit;
  return (
    <section
      className={styles.card}
      aria-labelledby="defaultProfit"
      aria-busy={!known && !error}
      tabIndex={-1}
    >
      <h2 id="defaultProfit">{text.title}</h2>
      <p className={styles.quiet}>{text.about}</p>
      {error && !known ? (
        <ErrorState message={failureText(error)} onRetry={() => void refetch()} />
      ) : showing ? (
        <Shown actor={actor} known={known} />
      ) : (
        <DefaultForm actor={actor} />
      )}
    </section>
  );
}

interface ShownProps {
  actor: DefaultProfitActor;
  known: DefaultProfitQuery['defaultProfit'] | undefined;
}

function Shown({ actor, known }: ShownProps) {
  return (
    <>
      <dl className={styles.defaults}>
        <div>
          <dt>{amountsText.profit}</dt>
          <dd>{known ? <Price fen={known.profit} size="large" /> : <Skeleton width={72} height={28} />}</dd>
        </div>
        <div>
          <dt>{amountsText.courierProfit}</dt>
          <dd>
            {known ? <Price fen={known.courierProfit} size="large" /> : <Skeleton width={72} height={28} />}
          </dd>
        </div>
      </dl>
      <p className={styles.quiet}>
        {known && `${text.caps(known.maxProfit, known.maxCourierProfit)}；${text.levels}`}
      </p>
      <Button
        disabled={!known}
        onClick={() => known && actor.send({ type: 'editor.open', amounts: known, limits: known })}
      >
        {text.edit}
      </Button>
    </>
  );
}

function DefaultForm({ actor }: { actor: DefaultProfitActor }) {
  const { typed, limits, problems, refusal } = useSelector(actor, selectContext);
  const busy = useSelector(actor, isBusy);
  const broken = useSelector(actor, isBroken);
  const save = (event: FormEvent) => {
    event.preventDefault();
    actor.send({ type: 'form.save' });
  };
  return (
    <form ref={leadFocus} onSubmit={save} noValidate>
      <Fields saving={busy}>
        <AmountFields
          typed={typed}
          problems={problems}
          limits={limits}
          onEdit={(change) => actor.send({ type: 'form.edit', change })}
        />
      </Fields>
      {refusal && <Message tone="danger">{refusal.msg}</Message>}
      {broken && <Message tone="warning">{text.broken}</Message>}
      <div className={styles.formDeeds}>
        <Button type="submit" variant="primary" loading={busy}>
          {text.save}
        </Button>
        <Button disabled={busy} onClick={() => actor.send({ type: 'editor.close' })}>
          {text.cancel}
        </Button>
      </div>
    </form>
  );
}

/** Ref callback: moves the focus into the form, and to its card when it goes. */
function leadFocus(form: HTMLFormElement | null) {
  const card = form?.closest('section');
  form?.querySelector('input')?.focus();
  return () => card?.focus({ preventScroll: true });
}
