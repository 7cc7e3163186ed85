import { cx } from '../../ui/cx.ts';
import { Figures } from '../../ui/Figures.tsx';
import { Price } from '../../ui/Price.tsx';
import { SecondLine } from '../../ui/Text.tsx';
import styles from './Simulator.module.css';
import { SplitBar } from './SplitBar.tsx';
import type { Simulated } from './simulator.machine.ts';
import { simulatorText as text } from './simulator.text.ts';

/** A price by its parts, beside what it would be without the mark-up, and what of it is earned. */
export function SimulatedFees({ answer }: { answer: Simulated }) {
  const { price, question } = answer;
  const { goodsFee, courierFee, remoteFee, packageFee, plainFee, agentShare } = price;
  const fees = [
    { name: text.goodsFee, words: text.goodsWords(price.unitPrice, question.num), fen: goodsFee },
    { name: text.courierFee, words: text.courierWords(price), fen: courierFee },
    ...(remoteFee > 0 ? [{ name: text.remoteFee, words: '', fen: remoteFee }] : []),
    { name: text.pays, words: '', fen: packageFee },
    { name: text.plainFee, words: '', fen: plainFee },
    { name: text.agentShare, words: text.shareWords(price, question.num), fen: agentShare },
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
