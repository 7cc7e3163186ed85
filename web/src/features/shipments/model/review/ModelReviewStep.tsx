import { useSelector } from '@xstate/react';
import { Card } from '../../../../ui/Card.tsx';
import { Message } from '../../../../ui/Message.tsx';
import { Price } from '../../../../ui/Price.tsx';
import { Skeleton } from '../../../../ui/Skeleton.tsx';
import { type Column, Table } from '../../../../ui/Table.tsx';
import { chosenParts, useChosenGood } from '../../../goodsPicker/chosenGood.ts';
import type { BatchQuote } from '../../auto/flow/shipAuto.types.ts';
import { type ModelWizard, selectContext } from '../flow/shipModel.selectors.ts';
import { modelReviewText as text } from '../flow/shipModel.text.ts';
import { ModelNotices } from './ModelNotices.tsx';
import { StoppedList } from './StoppedList.tsx';

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
  const context = useSelector(wizard, selectContext);
  const pending = useSelector(
    wizard,
    (snapshot) => snapshot.matches('composing') && !snapshot.context.quoted,
  );
  const good = useChosenGood(context.goodId);
  const { warehouse, offer } = chosenParts(good, context);
  const parts = context.quoted?.quote.parts;
  return (
    <Card title={[text.title, good?.name, warehouse?.name, offer?.courier.name].filter(Boolean).join(' · ')}>
      <ModelNotices wizard={wizard} />
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
