import { useQuery } from '@apollo/client/react';
import { useSelector } from '@xstate/react';
import { useFields } from '../../../../lib/useFields.ts';
import { Skeleton } from '../../../../ui/feedback/Skeleton.tsx';
import { Card } from '../../../../ui/layout/Card.tsx';
import { useChosenGood } from '../../../goodsPicker/chosenGood.ts';
import { reviewText } from '../../shared/checkout/reviewStep.text.ts';
import { ReviewNotices } from '../../shared/review/ReviewNotices.tsx';
import { Notice } from '../../shared/wizard/Notice.tsx';
import notices from '../../shared/wizard/notices.module.css';
import { useSteering } from '../../shared/wizard/wizard.selectors.ts';
import { COMPOSED } from '../flow/batchInput.ts';
import { type AutoWizard, isUnpriced, selectBlocked, selectShort } from '../flow/shipAuto.selectors.ts';
import { batchReviewText as text } from '../flow/shipAuto.text.ts';
import { FindShop } from '../flow/shopOrders.graphql.ts';
import { countWithout } from '../flow/shortParcels.ts';
import { QuotedPart } from './QuotedPart.tsx';
import { sentParts } from './sentParts.ts';

/** Step 4: every part with its parcels and prices, and what stands in the way of paying. */
export function AutoReviewStep({ wizard }: { wizard: AutoWizard }) {
  const { quote, shopId } = useFields(wizard, 'quote', 'shopId');
  const draft = useFields(wizard, ...COMPOSED);
  const pending = useSelector(wizard, isUnpriced);
  const short = useSelector(wizard, selectShort);
  const good = useChosenGood(draft.mode === 'one' ? draft.goodId : null);
  const sent = sentParts(draft, good?.name ?? '');
  return (
    <Card title={text.title}>
      <div className={notices.notices}>
        {shopId !== null && <LapsedNotice shopId={shopId} wizard={wizard} />}
        <ReviewNotices wizard={wizard} quote={quote} closed={text.closed} isOutOfStock={short.size > 0}>
          <BlockedNotice wizard={wizard} />
        </ReviewNotices>
      </div>
      {pending && <Skeleton height={240} />}
      {quote?.parts.map((part) => (
        <QuotedPart key={part.part} part={part} sent={sent[part.part]} short={short} />
      ))}
    </Card>
  );
}

/** The shop whose orders these are may have lapsed since they were chosen. */
function LapsedNotice({ shopId, wizard }: { shopId: number; wizard: AutoWizard }) {
  const steering = useSteering(wizard);
  const { data } = useQuery(FindShop, {
    variables: { id: shopId },
    fetchPolicy: 'network-only',
    context: { quiet: true },
  });
  if (data?.shops.list[0]?.status !== 'EXPIRED') return null;
  return (
    <Notice tone="warning" ways={{ [text.renew]: () => steering.send({ type: 'step.go', step: 'shop' }) }}>
      {text.lapsed}
    </Notice>
  );
}

/** Rows that cannot be shipped: excluded at once, or fixed in an earlier step. */
function BlockedNotice({ wizard }: { wizard: AutoWizard }) {
  const { quote, skipInvalid } = useFields(wizard, 'quote', 'skipInvalid');
  const short = useSelector(wizard, selectShort);
  const { rows, parts, stuck } = useSelector(wizard, selectBlocked);
  const steering = useSteering(wizard);
  if (!quote || rows + parts + stuck === 0) return null;
  const fix = {
    [text.toOrders]: () => steering.send({ type: 'step.go', step: 'orders' }),
    [text.toGoods]: () => steering.send({ type: 'step.go', step: 'goods' }),
  };
  const skip = (on: boolean) => () => wizard.send({ type: 'invalid.skip', skip: on });
  if (quote.packageCount === 0) return <Notice ways={fix}>{text.allBlocked}</Notice>;
  const going = countWithout(quote, short.keys());
  if (short.size > 0) {
    const orders = [...short.keys()].flatMap(({ shopOrderIds, mergeId }) =>
      shopOrderIds.map((id) => ({ id, mergeId })),
    );
    const leaveOut = () => {
      if (rows + parts > 0) wizard.send({ type: 'invalid.skip', skip: true });
      wizard.send({ type: 'orders.leaveOut', orders });
    };
    const ways = { ...fix, ...(going > 0 ? { [reviewText.onlyOthers(going)]: leaveOut } : {}) };
    const lacking = [...new Set([...short.values()].map(({ said }) => said))];
    return <Notice ways={ways}>{text.short(lacking, short.size)}</Notice>;
  }
  if (stuck > 0) return <Notice ways={fix}>{text.stuck(stuck)}</Notice>;
  if (skipInvalid) {
    return (
      <Notice tone="warning" ways={{ [text.unskip]: skip(false) }}>
        {text.skipped}
      </Notice>
    );
  }
  const words = [rows > 0 && text.blocked(rows), parts > 0 && text.blockedParts(parts)];
  return (
    <Notice ways={{ ...fix, [reviewText.onlyOthers(going)]: skip(true) }}>
      {words.filter(Boolean).join('，')}
    </Notice>
  );
}
