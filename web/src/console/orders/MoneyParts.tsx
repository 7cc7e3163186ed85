import { Text } from '../../ui/base/Text.tsx';
import { columnsNamed } from '../../ui/columns/column.ts';
import { TextLink, Time } from '../../ui/data/cells.tsx';
import { Price } from '../../ui/data/Price.tsx';
import { Table } from '../../ui/data/Table.tsx';
import { Stack } from '../../ui/layout/Layout.tsx';
import { casePath } from '../paths.ts';
import type { ShownOrder } from './OrderFacts.tsx';
import { actorNames, partsText as text } from './orderDetail.text.ts';

interface Props {
  order: ShownOrder;
}

const line = columnsNamed<ShownOrder['lines'][number], keyof typeof text.lines>(text.lines);
const lineColumns = [
  line('at', 144, ({ createdAt }) => <Time at={createdAt} />),
  line('title', undefined, ({ title }) => title),
  line('parcel', 200, ({ packageNo }) => <span className="num">{packageNo}</span>),
  line('holder', 96, ({ holder }) => text.holders[holder] ?? holder),
  line('amount', 120, ({ amount }) => <Price fen={amount} signed />, { align: 'right' }),
];

/** The lines of the ledger that an order moved. */
export function LinesPart({ order }: Props) {
  if (order.lines.length === 0) return <Text tone="secondary">{text.noLines}</Text>;
  return <Table label={text.linesLabel} columns={lineColumns} rows={order.lines} rowKey={({ id }) => id} />;
}

const refund = columnsNamed<ShownOrder['refunds'][number], keyof typeof text.refunds>(text.refunds);
const refundColumns = [
  refund('no', 200, ({ refundNo }) => <span className="num">{refundNo}</span>),
  refund('state', 112, ({ statusText }) => statusText),
  refund('amount', 112, ({ amount }) => <Price fen={amount} />, { align: 'right' }),
  refund('by', 80, ({ appliedBy }) => actorNames[appliedBy]),
  refund('reason', undefined, ({ reason }) => reason),
  refund('at', 144, ({ createdAt }) => <Time at={createdAt} />),
];
const dispute = columnsNamed<ShownOrder['cases'][number], keyof typeof text.cases>(text.cases);
const caseColumns = [
  dispute('no', 208, ({ id, caseNo }) => (
    <TextLink to={casePath(id)} className="num">
      {caseNo}
    </TextLink>
  )),
  dispute('kind', undefined, ({ kindText, askText }) => `${kindText} ${askText}`),
  dispute('state', 128, ({ statusText }) => statusText),
  dispute('amount', 112, ({ amount }) => <Price fen={amount} />, { align: 'right' }),
  dispute('given', 112, ({ givenAmount }) => <Price fen={givenAmount} />, { align: 'right' }),
  dispute('at', 144, ({ createdAt }) => <Time at={createdAt} />),
];

/** Refunds and after-sales cases of an order. */
export function AfterSalesPart({ order: { refunds, cases } }: Props) {
  return (
    <Stack gap={16}>
      {refunds.length === 0 ? (
        <Text tone="secondary">{text.noRefunds}</Text>
      ) : (
        <Table label={text.refundsLabel} columns={refundColumns} rows={refunds} rowKey={({ id }) => id} />
      )}
      {cases.length === 0 ? (
        <Text tone="secondary">{text.noCases}</Text>
      ) : (
        <Table label={text.casesLabel} columns={caseColumns} rows={cases} rowKey={({ id }) => id} />
      )}
    </Stack>
  );
}
