import { useSelector } from '@xstate/react';
import { Price } from '../../../ui/Price.tsx';
import { chosenParts, useChosenGood } from '../../goodsPicker/chosenGood.ts';
import { summaryText as text } from '../shared/checkout/reviewStep.text.ts';
import styles from '../shared/wizard/Summary.module.css';
import { Fact, QuotedFees } from '../shared/wizard/summaryParts.tsx';
import {
  type Screen,
  selectContext,
  selectCounts,
  selectFreshQuote,
  selectPricing,
  type Wizard,
} from './flow/shipByHand.selectors.ts';
import { NextButton } from './NextButton.tsx';

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
  return <QuotedFees quote={quote} pricing={pricing} />;
}
