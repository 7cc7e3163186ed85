import { useSelector } from '@xstate/react';
import { rechargePath } from '../../../../lib/paths.ts';
import { formatDateTime } from '../../../../lib/time.ts';
import { Button, LinkButton } from '../../../../ui/Button.tsx';
import { Message } from '../../../../ui/Message.tsx';
import { batchReviewText } from '../../auto/flow/shipAuto.text.ts';
import { balanceShortText, refusalText } from '../../byHand/flow/shipByHand.text.ts';
import { RefusalWayOut } from '../../shared/checkout/RefusalWayOut.tsx';
import { reviewText } from '../../shared/checkout/reviewStep.text.ts';
import notices from '../../shared/wizard/notices.module.css';
import { type ModelWizard, selectContext, selectPlace } from '../flow/shipModel.selectors.ts';
import { modelReviewText as text } from '../flow/shipModel.text.ts';
import { StoppedNotice } from './StoppedNotice.tsx';

/** What stands in the way of paying for the batch, each with the way out. */
export function ModelNotices({ wizard }: { wizard: ModelWizard }) {
  const { refusal, placed, totalBefore, quoted } = useSelector(wizard, selectContext);
  const place = useSelector(wizard, selectPlace);
  const quote = quoted?.quote;
  const short = quote && !quote.enough && !placed;
  const isSaidBelow =
    (short && refusal?.errorKey === 'BALANCE_SHORT') ||
    (totalBefore !== null && refusal?.errorKey === 'PRICE_CHANGED');
  return (
    <div className={notices.notices}>
      {refusal && !isSaidBelow && (
        <Message tone="danger" action={<RefusalWayOut refusal={refusal} />}>
          {refusalText(refusal)}
        </Message>
      )}
      {place === 'broken' && <Message tone="danger">{reviewText.broken}</Message>}
      {place === 'unsure' && <Message tone="warning">{reviewText.unsure}</Message>}
      {place === 'payUnsure' && <Message tone="warning">{reviewText.payUnsure}</Message>}
      {place === 'closed' && <Message tone="warning">{text.closed}</Message>}
      {placed && place !== 'closed' && (
        <Message
          tone="info"
          action={
            place === 'unpaid' && (
              <Button size="small" onClick={() => wizard.send({ type: 'order.again' })}>
                {reviewText.leave}
              </Button>
            )
          }
        >
          {batchReviewText.placed(placed.batchNo)}。{reviewText.payBefore(formatDateTime(placed.payExpireAt))}
        </Message>
      )}
      {placed && placed.skippedCount > 0 && (
        <Message tone="warning">{batchReviewText.placedSkipped(placed.skippedCount)}</Message>
      )}
      {totalBefore !== null && quote && (
        <Message tone="warning">{reviewText.priceChanged(totalBefore, quote.totalFee)}</Message>
      )}
      {!placed && <StoppedNotice wizard={wizard} />}
      {short && (
        <Message
          tone="danger"
          action={
            <>
              <Button size="small" onClick={() => wizard.send({ type: 'quote.refresh' })}>
                {reviewText.refresh}
              </Button>
              <LinkButton size="small" to={rechargePath({ amount: quote.totalFee - quote.balance })}>
                {reviewText.recharge}
              </LinkButton>
            </>
          }
        >
          {balanceShortText(quote.totalFee - quote.balance)}
        </Message>
      )}
    </div>
  );
}
