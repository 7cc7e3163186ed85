import { useSelector } from '@xstate/react';
import { useFields } from '../../../../lib/useFields.ts';
import { Card } from '../../../../ui/Card.tsx';
import { Message } from '../../../../ui/Message.tsx';
import { Price } from '../../../../ui/Price.tsx';
import { Skeleton } from '../../../../ui/Skeleton.tsx';
import { type Column, Table } from '../../../../ui/Table.tsx';
import { chosenParts, useChosenGood } from '../../../goodsPicker/chosenGood.ts';
import type { BatchQuote } from '../../shared/checkout/quoteBatch.ts';
import { ReviewNotices } from '../../shared/review/ReviewNotices.tsx';
import notices from '../../shared/wizard/notices.module.css';
import { isUnpriced, type ModelWizard } from '../flow/shipModel.selectors.ts';
import { modelReviewText as text } from '../flow/shipModel.text.ts';
import { StoppedList } from './StoppedList.tsx';
import { StoppedNotice } from './StoppedNotice.tsx';

type Part = BatchQuote['parts'][number];

const columns: readonly Column<Part>[] = [
  { key: 'order', header: text.columns.order, cell: ({ part }) => text.part(part + 1) },
  {
    key: 'going',
    header: text.columns.going,
    width: 120,
    align: 'right',
    cell: ({ packageCount }) => packageCount,
  },
  {
    key: 'stopped',
    header: text.columns.stopped,
    width: 120,
    align: 'right',
    cell: ({ rows, packageCount }) => rows.length - packageCount,
  },
  {
    key: 'total',
    header: text.columns.total,
    width: 140,
    align: 'right',
    cell: ({ totalFee }) => <Price fen={totalFee} strong />,
  },
];

/** Step 4: the orders that the rows become, with their prices, and what stands in the way of paying. */
export function ModelReviewStep({ wizard }: { wizard: ModelWizard }) {
  const choice = useFields(wizard, 'goodId', 'warehouseId', 'courierId');
  const { quoted } = useFields(wizard, 'quoted');
  const pending = useSelector(wizard, isUnpriced);
  const good = useChosenGood(choice.goodId);
  const { warehouse, offer } = chosenParts(good, choice);
  const quote = quoted?.quote ?? null;
  const parts = quote?.parts;
  return (
    <Card title={[text.title, good?.name, warehouse?.name, offer?.courier.name].filter(Boolean).join(' · ')}>
      <div className={notices.notices}>
        <ReviewNotices wizard={wizard} quote={quote} closed={text.closed}>
          <StoppedNotice wizard={wizard} />
        </ReviewNotices>
      </div>
      {pending && <Skeleton height={240} />}
      {parts?.flatMap(({ part, refusal, problems }) =>
        [...(refusal ? [{ msg: refusal.msg, blocking: true }] : []), ...problems].map(({ msg, blocking }) => (
          <Message key={`${part}${msg}`} tone={blocking ? 'danger' : 'warning'}>
            {text.part(part + 1)}：{msg}
          </Message>
        )),
      )}
      {parts && <Table label={text.table} columns={columns} rows={parts} rowKey={({ part }) => part} />}
      {parts && <StoppedList wizard={wizard} />}
    </Card>
  );
}
