import type { ListRefundsQuery, RefundAction } from '../../graphql/generated/graphql.ts';
import { casePath } from '../../lib/pagePaths.ts';
import { StatusDot } from '../../ui/base/StatusDot.tsx';
import { SecondLine } from '../../ui/base/Text.tsx';
import { Button, LinkButton } from '../../ui/buttons/Button.tsx';
import { columnsNamed } from '../../ui/columns/column.ts';
import { Copyable } from '../../ui/copy/Copyable.tsx';
import { ActionsCell, Time } from '../../ui/data/cells.tsx';
import { DueCountdown } from '../../ui/data/DueCountdown.tsx';
import { Price } from '../../ui/data/Price.tsx';
import type { Column } from '../../ui/data/Table.tsx';
import { answeringText } from './answering.text.ts';
import { refundStates, refundsText as text } from './refunds.text.ts';

export type Refund = ListRefundsQuery['refunds']['list'][number];

interface Handlers {
  revoke: (refund: Refund) => void;
  answer: (refund: Refund) => void;
  confirmReturn: (refund: Refund) => void;
  track: (refund: Refund) => void;
}

const { goodsOf } = answeringText;
const column = columnsNamed<Refund, 'refund' | 'parcel' | 'status' | 'amount' | 'words' | 'actions'>(text);

/** The columns of the list of refunds, for the side that looks at it. */
export function refundColumns(by: 'buyer' | 'seller', handlers: Handlers): Column<Refund>[] {
  return [
    column(
      'refund',
      188,
      ({ refundNo, createdAt }) => (
        <>
          <Copyable text={refundNo} label={text.refund} />
          <SecondLine>
            <Time at={createdAt} />
          </SecondLine>
        </>
      ),
      { stick: 'left' },
    ),
    column('parcel', 188, ({ packageNo, partOfNo, items, isPart }) => (
      <>
        <Copyable text={partOfNo ?? packageNo} label={text.packageNo} />
        <SecondLine cut="ellipsis" title={goodsOf(items)}>
          {isPart && `${text.part} · `}
          {goodsOf(items)}
        </SecondLine>
      </>
    )),
    column('status', 152, ({ status, statusText, dueAt, finishedAt, returnedAt }) => (
      <>
        <StatusDot tone={refundStates[status].tone}>{statusText}</StatusDot>
        {dueAt && by === 'seller' && <DueCountdown until={dueAt} outcome={answeringText.due} />}
        {dueAt && by === 'buyer' && <SecondLine>{text.dueAt(dueAt)}</SecondLine>}
        {finishedAt && <SecondLine>{text.finished(finishedAt)}</SecondLine>}
        {returnedAt && <SecondLine>{text.returned(returnedAt)}</SecondLine>}
      </>
    )),
    column(
      'amount',
      96,
      ({ amount, packageFee, waybillFee }) => (
        <>
          <Price fen={amount} />
          {amount !== packageFee && <SecondLine>{text.ofFee(packageFee)}</SecondLine>}
          {waybillFee > 0 && <SecondLine>{text.waybillFee(waybillFee)}</SecondLine>}
        </>
      ),
      { align: 'right' },
    ),
    column('words', undefined, ({ reason, auditReason }) => (
      <>
        {reason || '—'}
        {auditReason && <SecondLine>{text.answer(auditReason, by)}</SecondLine>}
      </>
    )),
    column(
      'actions',
      by === 'seller' ? 196 : 168,
      (refund) => <Actions refund={refund} handlers={handlers} />,
      { align: 'right', stick: 'right' },
    ),
  ];
}

function Actions({ refund, handlers }: { refund: Refund; handlers: Handlers }) {
  const button = (action: RefundAction, name: string, onClick: (refund: Refund) => void) =>
    refund.allowedActions.includes(action) && (
      <Button variant="text" onClick={() => onClick(refund)}>
        {name}
      </Button>
    );
  return (
    <ActionsCell>
      {refund.caseId === null ? (
        <>
          {button('ANSWER', text.deal, handlers.answer)}
          {button('CONFIRM_RETURN', text.confirmReturn, handlers.confirmReturn)}
          {button('REVOKE', text.revoke, handlers.revoke)}
        </>
      ) : (
        <LinkButton variant="text" to={casePath(refund.caseId)}>
          {text.inCase}
        </LinkButton>
      )}
      <Button variant="quiet" onClick={() => handlers.track(refund)}>
        {text.trace}
      </Button>
    </ActionsCell>
  );
}
