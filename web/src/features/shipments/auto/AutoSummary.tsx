import { useSelector } from '@xstate/react';
import { Price } from '../../../ui/Price.tsx';
import { useChosenGood } from '../../goodsPicker/chosenGood.ts';
import { summaryText } from '../shared/checkout/reviewStep.text.ts';
import styles from '../shared/wizard/Summary.module.css';
import { Fact, QuotedFees } from '../shared/wizard/summaryParts.tsx';
import { AutoNextButton } from './AutoNextButton.tsx';
import {
  type AutoScreen,
  type AutoWizard,
  selectChosen,
  selectContext,
  selectPricing,
} from './flow/shipAuto.selectors.ts';
import { autoSummaryText as text } from './flow/shipAuto.text.ts';

/** What has been put together so far and what it costs, always in view, with the one thing to do next. */
export function AutoSummary({ wizard, screen }: { wizard: AutoWizard; screen: AutoScreen }) {
  const { shop, mode, plan, goodId, autoSend, placed, quote } = useSelector(wizard, selectContext);
  const chosen = useSelector(wizard, selectChosen);
  const pricing = useSelector(wizard, selectPricing);
  const good = useChosenGood(mode === 'one' ? goodId : null);
  const kinds = new Set(plan?.parts.map((part) => part.goodId)).size;
  return (
    <aside className={styles.summary} aria-label={text.title}>
      <h2>{text.title}</h2>
      <dl className={styles.facts}>
        <Fact name={text.shop}>{shop?.shopName}</Fact>
        <Fact name={text.orders}>{chosen.orders > 0 && text.ordersOf(chosen.orders)}</Fact>
        <Fact name={text.parcels}>{chosen.parcels > 0 && text.parcelsOf(chosen.parcels)}</Fact>
        <Fact name={text.goods}>
          {mode === 'one' ? good?.name : mode === 'mapped' && kinds > 0 && text.kinds(kinds)}
        </Fact>
        <Fact name={text.autoSend}>{autoSend !== null && (autoSend ? text.yes : text.no)}</Fact>
      </dl>
      <div className={styles.money}>
        {placed && (
          <p className={styles.total}>
            <span>{summaryText.total}</span>
            <Price fen={placed.totalFee} size="large" strong />
          </p>
        )}
        {!placed && quote && <QuotedFees quote={quote} pricing={pricing} />}
        {!placed && !quote && (
          <p className={styles.pending}>{pricing ? summaryText.pricing : text.pending}</p>
        )}
      </div>
      <AutoNextButton wizard={wizard} screen={screen} />
    </aside>
  );
}
