import { useSelector } from '@xstate/react';
import { useFields } from '../../../../lib/useFields.ts';
import { Card } from '../../../../ui/Card.tsx';
import { Skeleton } from '../../../../ui/Skeleton.tsx';
import { useChosenGood } from '../../../goodsPicker/chosenGood.ts';
import { ReviewNotices } from '../../shared/review/ReviewNotices.tsx';
import notices from '../../shared/wizard/notices.module.css';
import { COMPOSED } from '../flow/batchInput.ts';
import { type AutoWizard, isUnpriced } from '../flow/shipAuto.selectors.ts';
import { batchReviewText as text } from '../flow/shipAuto.text.ts';
import { BlockedNotice } from './BlockedNotice.tsx';
import { partGoods } from './partGoods.ts';
import { QuotedPart } from './QuotedPart.tsx';

/** Step 4: every part with its parcels and prices, and what stands in the way of paying. */
export function AutoReviewStep({ wizard }: { wizard: AutoWizard }) {
  const { quote } = useFields(wizard, 'quote');
  const draft = useFields(wizard, ...COMPOSED);
  const pending = useSelector(wizard, isUnpriced);
  const good = useChosenGood(draft.mode === 'one' ? draft.goodId : null);
  const sent = partGoods(draft, good?.name ?? '');
  return (
    <Card title={text.title}>
      <div className={notices.notices}>
        <ReviewNotices wizard={wizard} quote={quote} closed={text.closed}>
          <BlockedNotice wizard={wizard} />
        </ReviewNotices>
      </div>
      {pending && <Skeleton height={240} />}
      {quote?.parts.map((part) => (
        <QuotedPart key={part.part} part={part} sent={sent[part.part]} />
      ))}
    </Card>
  );
}
