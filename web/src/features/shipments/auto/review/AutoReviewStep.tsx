import { useSelector } from '@xstate/react';
import { Card } from '../../../../ui/Card.tsx';
import { Skeleton } from '../../../../ui/Skeleton.tsx';
import { useChosenGood } from '../../../goodsPicker/chosenGood.ts';
import { type AutoWizard, selectContext } from '../flow/shipAuto.selectors.ts';
import { batchReviewText as text } from '../flow/shipAuto.text.ts';
import { partGoods } from './partGoods.ts';
import { QuotedPart } from './QuotedPart.tsx';
import { ReviewNotices } from './ReviewNotices.tsx';

/** Step 4: every part with its parcels and prices, and what stands in the way of paying. */
export function AutoReviewStep({ wizard }: { wizard: AutoWizard }) {
  const context = useSelector(wizard, selectContext);
  const pending = useSelector(wizard, (snapshot) => snapshot.matches('composing') && !snapshot.context.quote);
  const good = useChosenGood(context.mode === 'one' ? context.goodId : null);
  const goods = partGoods(context, good?.name ?? '');
  return (
    <Card title={text.title}>
      <ReviewNotices wizard={wizard} />
      {pending && <Skeleton height={240} />}
      {context.quote?.parts.map((part) => (
        <QuotedPart key={part.part} part={part} sent={goods[part.part]} />
      ))}
    </Card>
  );
}
