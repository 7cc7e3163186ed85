import { useSelector } from '@xstate/react';
import { Card } from '../../../../ui/Card.tsx';
import { Skeleton } from '../../../../ui/Skeleton.tsx';
import { reviewText as text } from '../../shared/checkout/reviewStep.text.ts';
import { selectContext, selectFreshQuote, type Wizard } from '../flow/shipByHand.selectors.ts';
import { ParcelPrices } from './ParcelPrices.tsx';
import { ReviewNotices } from './ReviewNotices.tsx';

/** Step 4: every parcel with its price, and what stands in the way of paying. */
export function ReviewStep({ wizard }: { wizard: Wizard }) {
  const { placed } = useSelector(wizard, selectContext);
  const sending = useSelector(wizard, (snapshot) => snapshot.matches('placing'));
  const fresh = useSelector(wizard, selectFreshQuote);
  return (
    <Card title={text.parcels}>
      <ReviewNotices wizard={wizard} />
      {fresh || placed || sending ? <ParcelPrices wizard={wizard} /> : <Skeleton height={240} />}
    </Card>
  );
}
