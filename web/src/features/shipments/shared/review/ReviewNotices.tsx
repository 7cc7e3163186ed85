import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { AnyMachineSnapshot } from 'xstate';
import { balanceShortText, refusalText } from '../../../../fields/refusal.text.ts';
import { paths } from '../../../../lib/paths.ts';
import { type Refusal, shortfallOf } from '../../../../lib/refusal.ts';
import { selectRefusal } from '../../../../lib/selectors.ts';
import { formatDateTime } from '../../../../lib/time.ts';
import { JoinParcels } from '../../../../shop/JoinParcels.tsx';
import { NextSteps } from '../../../../shop/NextSteps.tsx';
import type { CheaperTogether, LineAt, NextStep } from '../../../../shop/prices.text.ts';
import { RechargeLink } from '../../../../shop/RechargeLink.tsx';
import { LinkButton } from '../../../../ui/buttons/Button.tsx';
import { Message } from '../../../../ui/feedback/Message.tsx';
import { reviewText as text } from '../checkout/reviewStep.text.ts';
import { Notice } from '../wizard/Notice.tsx';
import { SentElsewhere } from '../wizard/SentElsewhere.tsx';
import { selectPlaced, selectTotalBefore, useSteering } from '../wizard/wizard.selectors.ts';
import type { WizardRef } from '../wizard/wizard.types.ts';

interface Props {
  wizard: WizardRef;
  /** Of the order as it stands, in fen. */
  quote: {
    packageCount: number;
    totalFee: number;
    balance: number;
    enough: boolean;
    nextSteps: readonly NextStep[];
    cheaperTogether: readonly CheaperTogether[];
  } | null;
  /** Adds what is missing to a step; joins parcels that are cheaper together. Left out where parcels are not written here. */
  onAdd?: (step: NextStep) => void;
  onJoin?: (groups: readonly CheaperTogether[]) => void;
  /** The number of a row as its list has it, by its place in the quote. */
  lineAt?: LineAt;
  /** Whether rows are marked that the stock does not reach for: then a refusal for it says nothing more. */
  isOutOfStock?: boolean;
  /** What is said when the server has closed the order. */
  closed: string;
  /** What of the order cannot go, while it is not placed. */
  children: ReactNode;
}

/** What stands in the way of paying, each with the way out. */
export function ReviewNotices({ wizard, quote, isOutOfStock = false, closed, ...rest }: Props) {
  const { onAdd, onJoin, lineAt, children } = rest;
  const steering = useSteering(wizard);
  const refusal = useSelector(steering, selectRefusal);
  const notice = useSelector(steering, selectNotice);
  const placed = useSelector(wizard, selectPlaced);
  const totalBefore = useSelector(wizard, selectTotalBefore);
  const short = quote && !quote.enough && !placed;
  const isSaidBelow =
    (short && refusal?.errorKey === 'BALANCE_SHORT') ||
    (isOutOfStock && refusal?.errorKey === 'STOCK_SHORT') ||
    (totalBefore !== null && refusal?.errorKey === 'PRICE_CHANGED');
  return (
    <>
      <SentElsewhere wizard={wizard} quote={quote} />
      {refusal && !isSaidBelow && (
        <Message tone="danger" action={<RefusalWayOut refusal={refusal} />}>
          {refusalText(refusal)}
        </Message>
      )}
      {notice === 'failed' && <Message tone="danger">{text.failed}</Message>}
      {notice === 'placingUnknown' && <Message tone="warning">{text.placingUnknown}</Message>}
      {notice === 'payingUnknown' && <Message tone="warning">{text.payingUnknown}</Message>}
      {notice === 'withdrawing' && <Message tone="info">{text.withdrawing}</Message>}
      {notice === 'checking' && <Message tone="info">{text.checking}</Message>}
      {notice === 'unchecked' && <Message tone="warning">{text.unchecked}</Message>}
      {notice === 'closed' && <Message tone="warning">{closed}</Message>}
      {placed && notice !== 'closed' && (
        <Notice
          tone="info"
          ways={notice === 'unpaid' ? { [text.leave]: () => steering.send({ type: 'order.again' }) } : {}}
        >
          {'batchNo' in placed ? text.placedBatch(placed.batchNo) : text.placed(placed.orderNo)}
          {notice === 'unpaid' && text.payBefore(formatDateTime(placed.payExpireAt))}
        </Notice>
      )}
      {placed && 'batchNo' in placed && placed.skippedCount > 0 && (
        <Message tone="warning">{text.placedSkipped(placed.skippedCount)}</Message>
      )}
      {totalBefore !== null && quote && (
        <Message tone="warning" quiet>
          {text.priceChanged(totalBefore, quote.totalFee)}
        </Message>
      )}
      {!placed && children}
      {!placed && quote && <NextSteps steps={quote.nextSteps} onAdd={onAdd} lineAt={lineAt} />}
      {!placed && quote && (
        <JoinParcels
          groups={quote.cheaperTogether}
          lineAt={lineAt}
          onJoin={onJoin && (() => onJoin(quote.cheaperTogether))}
        />
      )}
      {short && (
        <Message
          tone="danger"
          action={<RechargeLink amount={quote.totalFee - quote.balance}>{text.recharge}</RechargeLink>}
        >
          {balanceShortText(quote.totalFee - quote.balance)}
        </Message>
      )}
    </>
  );
}

/** Where an order stands that needs a word with the person. */
function selectNotice(snapshot: AnyMachineSnapshot) {
  if (snapshot.matches({ placing: 'outcomeUnknown' })) return 'placingUnknown';
  if (snapshot.matches({ paying: 'outcomeUnknown' })) return 'payingUnknown';
  if (snapshot.matches({ placing: 'withdrawing' })) return 'withdrawing';
  if (snapshot.matches({ paying: 'checking' })) return 'checking';
  if (snapshot.matches({ paying: 'unchecked' })) return 'unchecked';
  if (snapshot.matches({ paying: 'closed' })) return 'closed';
  if (snapshot.matches({ paying: 'unpaid' })) return 'unpaid';
  return snapshot.matches({ composing: { review: 'failed' } }) ? 'failed' : null;
}

/** Where to go when an order was refused; nothing where no other page helps. */
function RefusalWayOut({ refusal }: { refusal: Refusal }) {
  const { errorKey } = refusal;
  if (errorKey === 'BALANCE_SHORT') {
    return <RechargeLink amount={shortfallOf(refusal)}>{text.recharge}</RechargeLink>;
  }
  if (errorKey !== 'IDEMPOTENCY_CONFLICT' && errorKey !== 'ORDER_STATE') return null;
  return (
    <LinkButton size="small" to={paths.orders}>
      {text.toOrders}
    </LinkButton>
  );
}
