import { cx } from '../../ui/cx.ts';
import { Price } from '../../ui/Price.tsx';
import styles from './Simulator.module.css';
import { SplitBar } from './SplitBar.tsx';
import type { Simulated } from './simulator.machine.ts';
import { simulatorText as text } from './simulator.text.ts';

/** A price by its parts, beside what it would be without the mark-up, and what of it is earned. */
export function SimulatedFees({ answer }: { answer: Simulated }) {
  const { question, price } = answer;
  return (
    <>
      <dl className={styles.heads}>
        <div>
          <dt>{text.pays}</dt>
          <dd>
            <Price fen={price.packageFee} size="huge" strong />
          </dd>
        </div>
        <div>
          <dt>{text.agentShare}</dt>
          <dd>
            <Price fen={price.agentShare} size="huge" />
          </dd>
        </div>
      </dl>
      <SplitBar answer={answer} />
      <dl className={styles.fees}>
        <Fee
          name={text.goodsFee}
          words={text.goodsWords(price.unitPrice, question.num)}
          fen={price.goodsFee}
        />
        <Fee name={text.courierFee} words={text.courierWords(price)} fen={price.courierFee} />
        {price.remoteFee > 0 && <Fee name={text.remoteFee} fen={price.remoteFee} />}
        <Fee name={text.pays} fen={price.packageFee} total />
        <Fee name={text.plainFee} fen={price.plainFee} />
        <Fee name={text.agentShare} words={text.shareWords(price, question.num)} fen={price.agentShare} />
      </dl>
      <p className={styles.quiet}>{text.settled}</p>
    </>
  );
}

interface FeeProps {
  name: string;
  words?: string;
  fen: number;
  total?: boolean;
}

function Fee({ name, words, fen, total = false }: FeeProps) {
  return (
    <div className={cx(total && styles.total)}>
      <dt>{name}</dt>
      <dd>
        {words && <span className={styles.quiet}>{words}</span>}
        <Price fen={fen} />
      </dd>
    </div>
  );
}
