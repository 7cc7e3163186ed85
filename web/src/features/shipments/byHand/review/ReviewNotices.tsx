import { useSelector } from '@xstate/react';
import { rechargePath } from '../../../../lib/paths.ts';
import { formatDateTime } from '../../../../lib/time.ts';
import { Button, LinkButton } from '../../../../ui/Button.tsx';
import { Message } from '../../../../ui/Message.tsx';
import { RefusalWayOut } from '../../shared/checkout/RefusalWayOut.tsx';
import { reviewText as text } from '../../shared/checkout/reviewStep.text.ts';
import styles from '../../shared/wizard/notices.module.css';
import {
  type ShipSnapshot,
  selectContext,
  selectCounts,
  selectFreshQuote,
  selectQuoteBroken,
  type Wizard,
} from '../flow/shipByHand.selectors.ts';
import { balanceShortText, refusalText } from '../flow/shipByHand.text.ts';

/** What stands in the way of paying, each with the way out. */
export function ReviewNotices({ wizard }: { wizard: Wizard }) {
  const { refusal, placed, totalBefore, unreadText, num } = useSelector(wizard, selectContext);
  const { blocked } = useSelector(wizard, selectCounts);
  const quote = useSelector(wizard, selectFreshQuote);
  const broken = useSelector(wizard, selectQuoteBroken);
  const place = useSelector(wizard, selectPlace);
  const short = quote && !quote.enough;
  const isSaidBelow =
    (short && refusal?.errorKey === 'BALANCE_SHORT') ||
    (totalBefore !== null && refusal?.errorKey === 'PRICE_CHANGED');
  return (
    <div className={styles.notices}>
      {refusal && !isSaidBelow && (
        <Message tone="danger" action={<RefusalWayOut refusal={refusal} />}>
          {refusalText(refusal)}
        </Message>
      )}
      {broken && <Message tone="danger">{text.broken}</Message>}
      {place === 'unsure' && <Message tone="warning">{text.unsure}</Message>}
      {place === 'payUnsure' && <Message tone="warning">{text.payUnsure}</Message>}
      {placed && place !== 'closed' && (
        <Message
          tone="info"
          action={
            place === 'unpaid' && (
              <Button size="small" onClick={() => wizard.send({ type: 'order.again' })}>
                {text.leave}
              </Button>
            )
          }
        >
          {text.placed(placed.orderNo)}。{text.payBefore(formatDateTime(placed.payExpireAt))}
        </Message>
      )}
      {place === 'closed' && <Message tone="warning">{text.closed}</Message>}
      {totalBefore !== null && quote && (
        <Message tone="warning">{text.priceChanged(totalBefore, quote.totalFee)}</Message>
      )}
      {blocked > 0 && !placed && (
        <Message
          tone="danger"
          action={
            <Button size="small" onClick={() => wizard.send({ type: 'step.go', step: 'recipients' })}>
              {text.toRecipients}
            </Button>
          }
        >
          {text.blocked(blocked)}
        </Message>
      )}
      {quote && !placed && quote.packageCount * num > quote.available && (
        <Message tone="danger">{text.stockShort(quote.available)}</Message>
      )}
      {short && !placed && (
        <Message
          tone="danger"
          action={
            <>
              <Button size="small" onClick={() => wizard.send({ type: 'quote.refresh' })}>
                {text.refresh}
              </Button>
              <LinkButton size="small" to={rechargePath({ amount: quote.totalFee - quote.balance })}>
                {text.recharge}
              </LinkButton>
            </>
          }
        >
          {balanceShortText(quote.totalFee - quote.balance)}
        </Message>
      )}
      {quote?.problems.map((problem) => (
        <Message key={problem.msg} tone={problem.blocking ? 'danger' : 'warning'}>
          {problem.msg}
        </Message>
      ))}
      {unreadText.trim() !== '' && !placed && <Message tone="warning">{text.unread}</Message>}
    </div>
  );
}

function selectPlace(snapshot: ShipSnapshot) {
  if (snapshot.matches({ placing: 'unsure' })) return 'unsure';
  if (snapshot.matches({ paying: 'unsure' })) return 'payUnsure';
  if (snapshot.matches({ paying: 'closed' })) return 'closed';
  return snapshot.matches({ paying: 'unpaid' }) ? 'unpaid' : null;
}
