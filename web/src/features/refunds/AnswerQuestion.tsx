import { useSelector } from '@xstate/react';
import { isBusy, selectContext } from '../../lib/selectors.ts';
import { Text } from '../../ui/base/Text.tsx';
import { DueCountdown } from '../../ui/data/DueCountdown.tsx';
import { Field } from '../../ui/inputs/Field.tsx';
import { Fields } from '../../ui/inputs/Fields.tsx';
import { Input } from '../../ui/inputs/Input.tsx';
import { Segmented } from '../../ui/inputs/Segmented.tsx';
import { DescriptionList } from '../../ui/layout/DescriptionList.tsx';
import { AnswerTextArea } from '../answerTemplates/AnswerTextArea.tsx';
import styles from './Answer.module.css';
import { type AnswerForm, type AnswerSubject, givenIn, type MissingAnswer } from './answer.rules.ts';
import { missingText, outcomeLines, answeringText as text } from './answering.text.ts';
import type { Answering } from './answerRefunds.ts';
import { MAX_REASON } from './refunds.text.ts';

/** What is asked for, what an answer leads to, and the words that go with it. */
export function AnswerQuestion({ actor, form }: { actor: Answering; form: AnswerForm }) {
  const busy = useSelector(actor, isBusy);
  const { problem } = useSelector(actor, selectContext);
  const missing = problem as MissingAnswer | null;
  const { action, refunds, reason, amount } = form;
  const fen = givenIn(form);
  const edit = (change: Partial<AnswerForm>) => actor.send({ type: 'subject.edit', change });
  const [only, other] = refunds;
  const isOne = only !== undefined && other === undefined;
  return (
    <Fields saving={busy}>
      {isOne ? (
        <Subject refund={only} isAnswered={action === 'return'} />
      ) : (
        <Text as="p" strong below={12}>
          {text.many(refunds.length, fen)}
        </Text>
      )}
      {isOne && action !== 'return' && (
        <Segmented
          label={text.action}
          value={action}
          choices={[
            { value: 'agree', label: text.agree },
            { value: 'refuse', label: text.refuse },
          ]}
          onChange={(to) => edit({ action: to })}
        />
      )}
      <ul className={styles.what} aria-label={text.what}>
        {outcomeLines(action, refunds, fen).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {isOne && action === 'agree' && (
        <Field
          label={text.amount}
          className={styles.amount}
          hint={text.amountHint(only.amount)}
          error={missing === 'amount' || missing === 'tooMuch' ? missingText[missing] : null}
        >
          {(wiring) => (
            <Input
              {...wiring}
              inputMode="decimal"
              autoComplete="off"
              value={amount}
              onChange={(to) => edit({ amount: to })}
            />
          )}
        </Field>
      )}
      {action !== 'return' && (
        <Field
          label={text.reason}
          required={action === 'refuse'}
          hint={action === 'refuse' ? text.reasonNeeded : text.reasonHint}
          error={missing === 'reason' ? missingText[missing] : null}
        >
          {(wiring) => (
            <AnswerTextArea
              {...wiring}
              rows={2}
              maxLength={MAX_REASON}
              value={reason}
              onChange={(to) => edit({ reason: to })}
            />
          )}
        </Field>
      )}
    </Fields>
  );
}

function Subject({ refund, isAnswered }: { refund: AnswerSubject; isAnswered: boolean }) {
  const { packageNo, items, waybillNo, amount, packageFee, reason, dueAt } = refund;
  return (
    <DescriptionList
      className={styles.facts}
      items={[
        { term: text.parcel, value: <span className="num">{packageNo}</span> },
        { term: text.good, value: text.goodsOf(items) },
        { term: text.waybill, value: <span className="num">{waybillNo ?? text.noWaybill}</span> },
        { term: text.asked, value: text.askedOf(amount, packageFee) },
        { term: text.why, value: reason || text.noWhy },
        !isAnswered &&
          dueAt !== null && { term: text.due, value: <DueCountdown until={dueAt} outcome={text.due} /> },
      ]}
    />
  );
}
