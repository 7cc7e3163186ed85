import { useSelector } from '@xstate/react';
import { useFields } from '../../../../lib/useFields.ts';
import { Button } from '../../../../ui/Button.tsx';
import { Card } from '../../../../ui/Card.tsx';
import { Message } from '../../../../ui/Message.tsx';
import { Skeleton } from '../../../../ui/Skeleton.tsx';
import { reviewText as text } from '../../shared/checkout/reviewStep.text.ts';
import { ReviewNotices } from '../../shared/review/ReviewNotices.tsx';
import notices from '../../shared/wizard/notices.module.css';
import { useSteering } from '../../shared/wizard/wizard.selectors.ts';
import {
  type ShipSnapshot,
  selectCounts,
  selectFreshQuote,
  type Wizard,
} from '../flow/shipByHand.selectors.ts';
import { ParcelPrices } from './ParcelPrices.tsx';

/** Step 4: every parcel with its price, and what stands in the way of paying. */
export function ReviewStep({ wizard }: { wizard: Wizard }) {
  const { placed, num, unreadText } = useFields(wizard, 'placed', 'num', 'unreadText');
  const sending = useSelector(wizard, isSending);
  const { blocked } = useSelector(wizard, selectCounts);
  const quote = useSelector(wizard, selectFreshQuote);
  const steering = useSteering(wizard);
  return (
    <Card title={text.parcels}>
      <div className={notices.notices}>
        <ReviewNotices wizard={wizard} quote={quote} closed={text.closed}>
          {blocked > 0 && (
            <Message
              tone="danger"
              action={
                <Button size="small" onClick={() => steering.send({ type: 'step.go', step: 'recipients' })}>
                  {text.toRecipients}
                </Button>
              }
            >
              {text.blocked(blocked)}
            </Message>
          )}
          {quote && quote.packageCount * num > quote.available && (
            <Message tone="danger">{text.stockShort(quote.available)}</Message>
          )}
        </ReviewNotices>
        {quote?.problems.map((problem) => (
          <Message key={problem.msg} tone={problem.blocking ? 'danger' : 'warning'}>
            {problem.msg}
          </Message>
        ))}
        {unreadText.trim() !== '' && !placed && <Message tone="warning">{text.unread}</Message>}
      </div>
      {quote || sending ? <ParcelPrices wizard={wizard} /> : <Skeleton height={240} />}
    </Card>
  );
}

const isSending = (snapshot: ShipSnapshot) => snapshot.matches('checkout');
