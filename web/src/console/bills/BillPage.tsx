import { useQuery } from '@apollo/client/react';
import { useParams } from 'react-router-dom';
import { useFlow } from '../../flows/useFlow.ts';
import { useTag } from '../../lib/useFields.ts';
import { StatusDot } from '../../ui/base/StatusDot.tsx';
import { Text } from '../../ui/base/Text.tsx';
import { Button } from '../../ui/buttons/Button.tsx';
import { columnsNamed } from '../../ui/columns/column.ts';
import { Time } from '../../ui/data/cells.tsx';
import { Price } from '../../ui/data/Price.tsx';
import { Table } from '../../ui/data/Table.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { DescriptionList } from '../../ui/layout/DescriptionList.tsx';
import { Stack } from '../../ui/layout/Layout.tsx';
import { PageHeader } from '../../ui/layout/PageHeader.tsx';
import { useMay } from '../consoleActors.ts';
import type { ChannelBillRowFragment } from '../graphql/generated/graphql.ts';
import { payTypeNames } from '../payments/payments.text.ts';
import { Loaded } from '../ui/Loaded.tsx';
import { checkBill } from './billActions.ts';
import { LoadChannelBill } from './bills.graphql.ts';
import { checkText, stateNames, stateTones, sumNames, pageText as text } from './bills.text.ts';
import { DifferenceList } from './DifferenceList.tsx';

/** A bill is looked at again while a worker reads it. */
const LOOK_AGAIN_MS = 2_000;

/** A bill with its sums beside ours, and what differs. */
export default function BillPage() {
  const { id } = useParams();
  const variables = { id: Number(id) };
  const read = useQuery(LoadChannelBill, { variables, context: { quiet: true } });
  const isReading = read.data?.channelBill.state === 'READING';
  useQuery(LoadChannelBill, {
    ...{ variables, context: { quiet: true }, skip: !isReading, pollInterval: LOOK_AGAIN_MS },
  });
  return (
    <Loaded read={read} loading={text.loading} height={240}>
      {({ channelBill }) => <Shown bill={channelBill} />}
    </Loaded>
  );
}

function Shown({ bill }: { bill: ChannelBillRowFragment }) {
  const checking = useFlow(checkBill);
  const busy = useTag(checking, 'busy');
  const mayCheck = useMay('money.adjust');
  const { id, payType, day, state, code, askedAt, comparedAt } = bill;
  return (
    <Stack gap={16}>
      <PageHeader
        title={text.title(payTypeNames[payType], day)}
        hint={<StatusDot tone={stateTones[state]}>{stateNames[state]}</StatusDot>}
        actions={
          mayCheck && (
            <Button
              loading={busy || state === 'READING'}
              onClick={() => checking.send({ type: 'action.run', subject: { payType, day } })}
            >
              {checkText.check}
            </Button>
          )
        }
      />
      <Card title={text.sums}>
        <Stack gap={12}>
          {comparedAt !== null && (
            <Table label={text.sums} columns={columns} rows={rowsOf(bill)} rowKey={({ item }) => item} />
          )}
          <DescriptionList
            items={[
              { term: text.asked, value: askedAt && <Time at={askedAt} /> },
              { term: text.compared, value: comparedAt && <Time at={comparedAt} /> },
              ...(code && state !== 'WAITING'
                ? [{ term: text.code, value: <span className="num">{code}</span> }]
                : []),
            ]}
          />
        </Stack>
      </Card>
      <Card title={text.differences}>
        <DifferenceList billId={id} />
      </Card>
    </Stack>
  );
}

type Sum = { item: string; told: number; toldFen: number; ours: number; oursFen: number };

function rowsOf(bill: ChannelBillRowFragment): Sum[] {
  return [
    {
      ...{ item: text.paid, told: bill.toldPayments, toldFen: bill.toldPaid },
      ...{ ours: bill.ourPayments, oursFen: bill.ourPaid },
    },
    {
      ...{ item: text.returned, told: bill.toldRefunds, toldFen: bill.toldReturned },
      ...{ ours: bill.ourRefunds, oursFen: bill.ourReturned },
    },
  ];
}

const column = columnsNamed<Sum, keyof typeof sumNames>(sumNames);
const right = { align: 'right' } as const;
const columns = [
  column('item', undefined, ({ item }) => item),
  column('told', 216, ({ told, toldFen }) => <Amount count={told} fen={toldFen} />, right),
  column('ours', 216, ({ ours, oursFen }) => <Amount count={ours} fen={oursFen} />, right),
  column(
    'gap',
    216,
    ({ told, toldFen, ours, oursFen }) =>
      told === ours && toldFen === oursFen ? '—' : <Amount count={told - ours} fen={toldFen - oursFen} />,
    right,
  ),
];

function Amount({ count, fen }: { count: number; fen: number }) {
  return (
    <>
      <Text tone="secondary" num>
        {text.count(count)}
      </Text>{' '}
      <Price fen={fen} />
    </>
  );
}
