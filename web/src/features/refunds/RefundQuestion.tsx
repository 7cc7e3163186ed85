import { useSelector } from '@xstate/react';
import { formatMoney } from '../../lib/money.ts';
import { Field } from '../../ui/Field.tsx';
import { Message } from '../../ui/Message.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import { outlookOf } from './foresee.ts';
import styles from './RefundDialog.module.css';
import { RefundRows } from './RefundRows.tsx';
import { REASON_MAX } from './refunding.machine.ts';
import { type Refunding, selectContext } from './refunding.selectors.ts';
import { refundingText as text, wayText } from './refunds.text.ts';

/** What each of the chosen parcels will get and by which way, and why it is asked for. */
export function RefundQuestion({ actor }: { actor: Refunding }) {
  const { parcels, by, reason, isReasonMissing } = useSelector(actor, selectContext);
  const { ways, possible, fen, needsReason } = outlookOf(parcels, by);
  const impossible = parcels.length - possible.length;
  if (possible.length === 0) {
    return (
      <>
        <Message tone="warning">{text.none}</Message>
        <RefundRows actor={actor} />
      </>
    );
  }
  return (
    <>
      <p className={styles.sum}>{text.possible(possible.length, fen)}</p>
      <dl className={styles.ways}>
        {ways.map(({ way, count, fen: part }) => {
          const { name, words } = wayText(way, by);
          return (
            <div key={way}>
              <dt>
                {name} <span className="num">{count}</span>
                <span className={styles.fen}>{formatMoney(part)}</span>
              </dt>
              <dd>{words}</dd>
            </div>
          );
        })}
      </dl>
      {impossible > 0 && <Message tone="warning">{text.impossible(impossible)}</Message>}
      <RefundRows actor={actor} />
      <Field
        label={text.reason}
        required={needsReason}
        error={isReasonMissing ? text.reasonMissing : null}
        hint={needsReason ? text.reasonNeeded : text.reasonHint[by]}
      >
        {(wiring) => (
          <TextArea
            {...wiring}
            rows={2}
            maxLength={REASON_MAX}
            value={reason}
            onChange={(value) => actor.send({ type: 'reason.edit', reason: value })}
          />
        )}
      </Field>
    </>
  );
}
