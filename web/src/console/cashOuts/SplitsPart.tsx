import { StatusDot } from '../../ui/base/StatusDot.tsx';
import { SecondLine, Text } from '../../ui/base/Text.tsx';
import { columnsNamed } from '../../ui/columns/column.ts';
import { TextLink, Time } from '../../ui/data/cells.tsx';
import { Price } from '../../ui/data/Price.tsx';
import { Table } from '../../ui/data/Table.tsx';
import { DescriptionList } from '../../ui/layout/DescriptionList.tsx';
import { Stack } from '../../ui/layout/Layout.tsx';
import type { LoadCashOutQuery } from '../graphql/generated/graphql.ts';
import { paymentPath } from '../paths.ts';
import {
  receiverNames,
  splitNames,
  splitStatusNames,
  splitStatusTones,
  splitText as text,
} from './cashOuts.text.ts';

type CashOut = LoadCashOutQuery['cashOut'];
type Split = CashOut['splits'][number];

const column = columnsNamed<Split, keyof typeof splitNames>(splitNames);

const columns = [
  column('part', 216, ({ splitNo, createdAt }) => (
    <>
      <span className="num">{splitNo}</span>
      <SecondLine>
        <Time at={createdAt} />
      </SecondLine>
    </>
  )),
  column('payment', undefined, ({ paymentId, payNo }) => (
    <TextLink to={paymentPath(paymentId)} className="num">
      {payNo}
    </TextLink>
  )),
  column('amount', 128, ({ amount }) => <Price fen={amount} />, { align: 'right' }),
  column('status', 232, ({ status, reason, tries, endedAt }) => (
    <>
      <StatusDot tone={splitStatusTones[status]}>{splitStatusNames[status]}</StatusDot>
      {reason && <SecondLine>{reason}</SecondLine>}
      <SecondLine>{endedAt ? <Time at={endedAt} /> : text.tried(tries)}</SecondLine>
    </>
  )),
];

/** Who WeChat Pay pays the cash-out to, and the parts of recharges that it was paid with. */
export function SplitsPart({ cashOut: { receiver, splitAmount, splits } }: { cashOut: CashOut }) {
  return (
    <Stack gap={12}>
      <DescriptionList
        items={[
          {
            term: text.receiver,
            value: receiver ? (
              <>
                {receiverNames[receiver.kind]} <span className="num">{receiver.account}</span>
              </>
            ) : (
              <Text tone="secondary">{text.noReceiver}</Text>
            ),
          },
          splits.length > 0 && { term: text.arrived, value: <Price fen={splitAmount} /> },
        ]}
      />
      {splits.length > 0 ? (
        <Table label={text.list} columns={columns} rows={splits} rowKey={({ id }) => id} />
      ) : (
        <Text tone="secondary">{text.none}</Text>
      )}
    </Stack>
  );
}
