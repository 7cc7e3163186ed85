import { ChoiceFilters, KeywordFilter, ListFilters } from '../../list/ListFilters.tsx';
import { ListView } from '../../list/ListView.tsx';
import { useList } from '../../list/useList.ts';
import { StatusDot } from '../../ui/base/StatusDot.tsx';
import { SecondLine } from '../../ui/base/Text.tsx';
import { columnsNamed } from '../../ui/columns/column.ts';
import { TextLink, Time } from '../../ui/data/cells.tsx';
import { Price } from '../../ui/data/Price.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { optionsOf } from '../../ui/inputs/ChoiceOrAny.tsx';
import type { ListPaymentsQuery } from '../graphql/generated/graphql.ts';
import { ListTools } from '../list/ListTools.tsx';
import { paymentPath, walletPath } from '../paths.ts';
import { ListPayments } from './payments.graphql.ts';
import {
  cellText,
  paymentNames,
  payTypeNames,
  statusNames,
  statusTones,
  listText as text,
} from './payments.text.ts';
import { paymentsParams } from './paymentsQuery.ts';

type Payment = ListPaymentsQuery['payments']['list'][number];

const column = columnsNamed<Payment, keyof typeof paymentNames>(paymentNames);
const columns = [
  column('number', 232, ({ id, payNo, createdAt }) => (
    <>
      <TextLink to={paymentPath(id)} className="num">
        {payNo}
      </TextLink>
      <SecondLine>
        <Time at={createdAt} />
      </SecondLine>
    </>
  )),
  column('account', 96, ({ accountId }) => (
    <TextLink to={walletPath(accountId)} className="num">
      {accountId}
    </TextLink>
  )),
  column('amount', 136, ({ amount }) => <Price fen={amount} />, { align: 'right' }),
  column('channel', undefined, ({ payType, channelTradeNo }) => (
    <>
      {payTypeNames[payType]}
      <SecondLine num>{channelTradeNo}</SecondLine>
    </>
  )),
  column('status', 136, ({ status, late }) => (
    <>
      <StatusDot tone={statusTones[status]}>{statusNames[status]}</StatusDot>
      {late && <SecondLine>{cellText.late}</SecondLine>}
    </>
  )),
  column('paid', 152, ({ paidAt }) => paidAt && <Time at={paidAt} />),
];

/** Payments of everybody as the address narrows them, the newest first. */
export function PaymentList() {
  const list = useList({
    params: paymentsParams,
    document: ListPayments,
    variables: ({ keyword, account, payType, status, page }) => ({
      ...{ page, pageSize: 20 },
      filter: {
        ...(keyword && { number: keyword }),
        ...(account !== null && { accountId: account }),
        ...(payType && { payType }),
        ...(status && { status }),
      },
    }),
    pick: ({ payments }) => payments,
  });
  return (
    <>
      <ListFilters list={list} text={text} end={<ListTools of={{ payments: list.filter }} />}>
        <KeywordFilter list={list} label={text.number} max={64} />
        <ChoiceFilters
          list={list}
          text={text}
          options={{ payType: optionsOf(payTypeNames), status: optionsOf(statusNames) }}
        />
      </ListFilters>
      <ListView
        list={list}
        label={text.payments}
        columns={columns}
        none={<EmptyState illustration="purse" title={text.none} />}
        text={text}
      />
    </>
  );
}
