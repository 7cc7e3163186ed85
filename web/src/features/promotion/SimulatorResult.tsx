import { useFields, useMatches, useTag } from '../../lib/useFields.ts';
import { cx } from '../../ui/base/cx.ts';
import { SecondLine } from '../../ui/base/Text.tsx';
import { Button } from '../../ui/buttons/Button.tsx';
import { Price } from '../../ui/data/Price.tsx';
import { Message } from '../../ui/feedback/Message.tsx';
import { Figures } from '../../ui/layout/Figures.tsx';
import { Row } from '../../ui/layout/Layout.tsx';
import { Panel } from '../../ui/layout/Panel.tsx';
import styles from './Simulator.module.css';
import split from './SplitBar.module.css';
import type { Simulated, Simulator } from './simulator.machine.ts';
import { simulatorText as text } from './simulator.text.ts';
import { hasWrongAmount } from './simulatorForm.ts';

/** What came of it: the price by part, what the caller earns, or why there is none. */
export function SimulatorResult({ actor }: { actor: Simulator }) {
  const busy = useTag(actor, 'busy');
  return (
    <Panel aria-label={text.result} aria-busy={busy}>
      <div aria-live="polite" className={cx(busy && styles.stale)}>
        <Answer actor={actor} busy={busy} />
      </div>
    </Panel>
  );
}

function Answer({ actor, busy }: { actor: Simulator; busy: boolean }) {
  const { good, form, answer, refusal } = useFields(actor, 'good', 'form', 'answer', 'refusal');
  const finding = useTag(actor, 'finding');
  const failed = useMatches(actor, { pricing: 'lost' });
  if (answer) {
    const { banned, reason } = answer.price;
    return (
      <>
        {banned && (
          <Message tone="danger" below={16}>
            {text.banned(reason)}
          </Message>
        )}
        <SimulatedFees answer={answer} />
      </>
    );
  }
  if (refusal && !finding) return <Message tone="danger">{refusal.msg}</Message>;
  if (failed) {
    const retry = () => actor.send({ type: 'simulation.retry' });
    return (
      <Message tone="warning" action={<Button onClick={retry}>{text.retry}</Button>}>
        {text.failed}
      </Message>
    );
  }
  const pending = good && hasWrongAmount(form) ? text.fix : text.pending;
  return <p className={styles.pending}>{busy ? text.asking : pending}</p>;
}

/** A price by its parts, beside what it would be without the mark-up, and what of it is earned. */
function SimulatedFees({ answer }: { answer: Simulated }) {
  const { price, question } = answer;
  const { goodsFee, courierFee, remoteFee, packageFee, plainFee, agentShare } = price;
  const fees = [
    { name: text.goodsFee, words: text.goodsWords(price.unitPrice, question.quantity), fen: goodsFee },
    { name: text.courierFee, words: text.courierWords(price), fen: courierFee },
    ...(remoteFee > 0 ? [{ name: text.remoteFee, words: '', fen: remoteFee }] : []),
    { name: text.pays, words: '', fen: packageFee },
    { name: text.plainFee, words: '', fen: plainFee },
    { name: text.agentShare, words: text.shareWords(price, question.quantity), fen: agentShare },
  ];
  return (
    <>
      <Figures
        items={[
          { term: text.pays, value: <Price fen={packageFee} size="huge" strong /> },
          { term: text.agentShare, value: <Price fen={agentShare} size="huge" /> },
        ]}
      />
      <SplitBar answer={answer} />
      <dl className={styles.fees}>
        {fees.map(({ name, words, fen }) => (
          <div key={name} className={cx(name === text.pays && styles.total)}>
            <dt>{name}</dt>
            <dd>
              {words && <SecondLine>{words}</SecondLine>}
              <Price fen={fen} />
            </dd>
          </div>
        ))}
      </dl>
      <SecondLine as="p">{text.settled}</SecondLine>
    </>
  );
}

/** What a price is made of, as one bar with its legend. */
function SplitBar({ answer }: { answer: Simulated }) {
  const parts = splitOf(answer);
  return (
    <figure className={split.split}>
      <div className={split.bar} aria-hidden="true">
        {parts.map(({ key, fen }) => (
          <span key={key} className={cx(split.part, split[key])} style={{ flexGrow: fen }} />
        ))}
      </div>
      <figcaption>
        <Row as="ul" wrap gap={12} above={8} className={split.legend} aria-label={text.split}>
          {parts.map(({ key, fen, percent }) => (
            <li key={key}>
              <span className={cx(split.dot, split[key])} />
              {text.splitWords(text.parts[key], fen, percent)}
            </li>
          ))}
        </Row>
      </figcaption>
    </figure>
  );
}

/** What a member pays, by what it is for, the mark-ups taken out and put together; without the parts that are nothing. */
export function splitOf({ question, price }: Simulated) {
  const { profit, courierProfit, packageFee } = price;
  const fens = {
    goods: price.goodsFee - profit * question.quantity,
    courier: price.courierFee - courierProfit,
    remote: price.remoteFee,
    agent: price.agentShare,
  };
  return (['goods', 'courier', 'remote', 'agent'] as const).flatMap((key) =>
    fens[key] > 0 ? [{ key, fen: fens[key], percent: Math.round((fens[key] / packageFee) * 100) }] : [],
  );
}
