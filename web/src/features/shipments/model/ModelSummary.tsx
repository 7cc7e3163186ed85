import { useSelector } from '@xstate/react';
import { Price } from '../../../ui/Price.tsx';
import { chosenParts, useChosenGood } from '../../goodsPicker/chosenGood.ts';
import { summaryText } from '../shared/checkout/reviewStep.text.ts';
import styles from '../shared/wizard/Summary.module.css';
import { Fact, QuotedFees } from '../shared/wizard/summaryParts.tsx';
import {
  type ModelScreen,
  type ModelWizard,
  selectContext,
  selectCounts,
  selectPricing,
} from './flow/shipModel.selectors.ts';
import { modelSummaryText as text } from './flow/shipModel.text.ts';
import { ModelNextButton } from './ModelNextButton.tsx';

/** What has been put together so far and what it costs, always in view, with the one thing to do next. */
export function ModelSummary({ wizard, screen }: { wizard: ModelWizard; screen: ModelScreen }) {
  const context = useSelector(wizard, selectContext);
  const counts = useSelector(wizard, selectCounts);
  const pricing = useSelector(wizard, selectPricing);
  const good = useChosenGood(context.goodId);
  const { warehouse, offer } = chosenParts(good, context);
  const { quoted, placed, numBy, num, split } = context;
  const second = split && chosenParts(good, { ...context, courierId: split.courierId }).offer;
  const parcels = counts.all - counts.excluded;
  const pieces = numBy === 'file' ? text.byFile : good && summaryText.num(num, good.unit);
  return (
    <aside className={styles.summary} aria-label={text.title}>
      <h2>{text.title}</h2>
      <dl className={styles.facts}>
        <Fact name={text.file}>{context.fileName}</Fact>
        <Fact name={text.parcels}>
          {parcels > 0 && (
            <>
              {text.parcelsOf(parcels)}
              {counts.stopped > 0 && <span className={styles.bad}> {text.stopped(counts.stopped)}</span>}
            </>
          )}
        </Fact>
        <Fact name={summaryText.goods}>{good?.name}</Fact>
        <Fact name={summaryText.warehouse}>{warehouse?.name}</Fact>
        <Fact name={summaryText.pieces}>{good && pieces}</Fact>
        <Fact name={summaryText.courier}>
          {offer && (second ? text.second(offer.courier.name, second.courier.name) : offer.courier.name)}
        </Fact>
      </dl>
      <div className={styles.money}>
        {placed && (
          <p className={styles.total}>
            <span>{summaryText.total}</span>
            <Price fen={placed.totalFee} size="large" strong />
          </p>
        )}
        {!placed && quoted && <QuotedFees quote={quoted.quote} pricing={pricing} />}
        {!placed && !quoted && (
          <p className={styles.pending}>{pricing ? summaryText.pricing : text.pending}</p>
        )}
      </div>
      <ModelNextButton wizard={wizard} screen={screen} />
    </aside>
  );
}
