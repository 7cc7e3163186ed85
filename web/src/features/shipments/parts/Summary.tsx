import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { cx } from '../../../ui/cx.ts';
import { Price } from '../../../ui/Price.tsx';
import { summaryText as text } from '../reviewStep.text.ts';
import {
  type Screen,
  selectContext,
  selectCounts,
  selectFreshQuote,
  selectPricing,
  type Wizard,
} from '../shipByHand.selectors.ts';
import { chosenParts, useChosenGood } from './chosenGood.ts';
import { NextButton } from './NextButton.tsx';
import styles from './Summary.module.css';

/** What has been put together so far and what it costs, always in view, with the one thing to do next. */
export function Summary({ wizard, screen }: { wizard: Wizard; screen: Screen }) {
  const context = useSelector(wizard, selectContext);
  const counts = useSelector(wizard, selectCounts);
  const good = useChosenGood(context.goodId);
  const { warehouse, offer } = chosenParts(good, context);
  const people = counts.all - counts.excluded;
  return (
    <aside className={styles.summary} aria-label={text.title}>
      <h2>{text.title}</h2>
      <dl className={styles.facts}>
        <Fact name={text.goods}>{good?.name}</Fact>
        <Fact name={text.warehouse}>{warehouse?.name}</Fact>
        <Fact name={text.pieces}>{warehouse && good && text.num(context.num, good.unit)}</Fact>
        <Fact name={text.courier}>{offer?.courier.name}</Fact>
        <Fact name={text.recipients}>
          {people > 0 && (
            <>
              {text.people(people)}
              {counts.blocked > 0 && <span className={styles.bad}> {text.bad(counts.blocked)}</span>}
            </>
          )}
        </Fact>
      </dl>
      <div className={styles.money}>
        <Fees wizard={wizard} />
      </div>
      <NextButton wizard={wizard} screen={screen} />
    </aside>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd className={cx(!children && styles.none)}>{children || text.none}</dd>
    </div>
  );
}

function Fees({ wizard }: { wizard: Wizard }) {
  const { placed } = useSelector(wizard, selectContext);
  const quote = useSelector(wizard, selectFreshQuote);
  const pricing = useSelector(wizard, selectPricing);
  if (placed) {
    return (
      <p className={styles.total}>
        <span>{text.total}</span>
        <Price fen={placed.totalFee} size="large" strong />
      </p>
    );
  }
  if (!quote) return <p className={styles.pending}>{pricing ? text.pricing : text.pending}</p>;
  return (
    <>
      <dl className={styles.fees} aria-busy={pricing}>
        <Fee name={text.goodsFee} fen={quote.goodsFee} />
        <Fee name={text.courierFee} fen={quote.courierFee} />
        {quote.remoteFee > 0 && <Fee name={text.remoteFee} fen={quote.remoteFee} />}
        {quote.discountFee > 0 && <Fee name={text.discountFee} fen={-quote.discountFee} quiet />}
      </dl>
      <p className={styles.total}>
        <span>{text.total}</span>
        <Price fen={quote.totalFee} size="large" strong />
      </p>
      <p className={styles.balance}>
        <span>{text.balance}</span>
        <span>
          <Price fen={quote.balance} size="small" />
          {!quote.enough && <span className={styles.bad}> {text.lack(quote.totalFee - quote.balance)}</span>}
        </span>
      </p>
    </>
  );
}

/** `quiet`: already inside another part, told for information. */
function Fee({ name, fen, quiet = false }: { name: string; fen: number; quiet?: boolean }) {
  return (
    <div className={cx(quiet && styles.quiet)}>
      <dt>{name}</dt>
      <dd>
        <Price fen={fen} size="small" />
      </dd>
    </div>
  );
}
