import { useSelector } from '@xstate/react';
import { Icon } from '../../ui/Icon.tsx';
import { Price } from '../../ui/Price.tsx';
import styles from './Recharge.module.css';
import { type Recharge, selectContext, selectScreen } from './recharge.selectors.ts';
import { endingTexts, rechargeText as text } from './recharge.text.ts';
import type { RechargeContext } from './recharge.types.ts';

/** How a recharge ended. */
export function RechargeResult({ actor }: { actor: Recharge }) {
  const screen = useSelector(actor, selectScreen);
  const { settled, ending } = useSelector(actor, selectContext);
  return (
    <div className={styles.result} role="status">
      {screen === 'settled' && settled ? <Settled settled={settled} /> : <Ended ending={ending} />}
    </div>
  );
}

function Settled({ settled }: { settled: NonNullable<RechargeContext['settled']> }) {
  return (
    <>
      <Icon name="success" size={56} className={styles.settled} />
      <p className={styles.title}>{text.settled}</p>
      {settled.late && <p className={styles.quiet}>{text.settledLate}</p>}
      <dl className={styles.sums}>
        <dt>{text.creditedTo}</dt>
        <dd>
          <Price fen={settled.amount} />
        </dd>
        <dt>{text.balanceNow}</dt>
        <dd>
          <Price fen={settled.balance} />
        </dd>
      </dl>
    </>
  );
}

function Ended({ ending }: Pick<RechargeContext, 'ending'>) {
  const { title, words } = endingTexts[ending];
  return (
    <>
      <Icon name={ending === 'expired' ? 'clock' : 'warning'} size={56} className={styles.ended} />
      <p className={styles.title}>{title}</p>
      <p className={styles.quiet}>{words}</p>
    </>
  );
}
