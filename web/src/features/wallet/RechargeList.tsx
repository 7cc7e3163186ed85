import { useSearchParams } from 'react-router-dom';
import type { ListRechargesQuery } from '../../graphql/generated/graphql.ts';
import { ChoiceFilters } from '../../list/ListFilters.tsx';
import { useList } from '../../list/useList.ts';
import { StatusDot } from '../../ui/base/StatusDot.tsx';
import { SecondLine } from '../../ui/base/Text.tsx';
import { LinkButton } from '../../ui/buttons/Button.tsx';
import { columnChoices, columnsNamed } from '../../ui/columns/column.ts';
import { Copyable } from '../../ui/copy/Copyable.tsx';
import { Price } from '../../ui/data/Price.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { optionsOf } from '../../ui/inputs/ChoiceOrAny.tsx';
import { NumberCell, WalletList } from './WalletList.tsx';
import { ListRecharges } from './wallet.graphql.ts';
import {
  filterText,
  rechargeColumnNames as names,
  payTypeNames,
  rechargeStates,
  tabNames,
  rechargesText as text,
  walletText,
} from './wallet.text.ts';
import { rechargesParams, rechargesVariables, writeRecharge } from './walletQuery.ts';

type Recharge = ListRechargesQuery['recharges']['list'][number];

const { rechargeNo: _rechargeNo, actions: _actions, ...hideable } = names;
/** The columns that may be hidden; the number identifies a row. */
const choices = columnChoices(hideable, ['tradeNo']);

const column = columnsNamed<Recharge, keyof typeof names>(names);
const right = { align: 'right' } as const;
const columns = [
  column(
    'rechargeNo',
    216,
    ({ rechargeNo, createdAt }) => <NumberCell no={rechargeNo} label={names.rechargeNo} at={createdAt} />,
    { stick: 'left' },
  ),
  column('status', undefined, ({ status, statusText, paidAt, late }) => (
    <>
      <StatusDot tone={rechargeStates[status].tone}>{statusText}</StatusDot>
      {paidAt && <SecondLine num>{text.paid(paidAt)}</SecondLine>}
      {late && <SecondLine>{text.late}</SecondLine>}
      {status === 'ABNORMAL' && <SecondLine>{text.abnormal}</SecondLine>}
    </>
  )),
  column('payType', 120, ({ payTypeText }) => payTypeText),
  column('amount', 136, ({ amount }) => <Price fen={amount} />, right),
  column(
    'realAmount',
    136,
    ({ realAmount, bonus }) => (
      <>
        <Price fen={realAmount} />
        {bonus > 0 && <SecondLine num>{text.bonus(bonus)}</SecondLine>}
      </>
    ),
    right,
  ),
  column('tradeNo', 232, ({ channelTradeNo }) =>
    channelTradeNo ? <Copyable text={channelTradeNo} label={names.tradeNo} /> : text.nothing,
  ),
];

/** The recharges as the address narrows them, the newest first; one that waits can be gone on with. */
export function RechargeList() {
  const [params] = useSearchParams();
  const list = useList({
    params: rechargesParams,
    document: ListRecharges,
    variables: rechargesVariables,
    pick: ({ recharges }) => recharges,
  });
  const actions = column(
    'actions',
    112,
    ({ status, payId }) =>
      status === 'PENDING' && (
        <LinkButton variant="text" to={writeRecharge(params, payId)}>
          {text.goOn}
        </LinkButton>
      ),
    { align: 'right', stick: 'right' },
  );
  return (
    <WalletList
      list={list}
      label={tabNames.recharges}
      subject={{ list: 'recharges', filter: list.filter }}
      table="buyer.recharges"
      choices={choices}
      columns={[...columns, actions]}
      sums={list.page && text.sum(list.page.sumPaid)}
      none={
        <EmptyState
          illustration="purse"
          title={text.none}
          hint={text.noneHint}
          action={<LinkButton to={writeRecharge(params)}>{walletText.recharge}</LinkButton>}
        />
      }
    >
      <ChoiceFilters
        list={list}
        text={filterText}
        options={{ status: optionsOf(rechargeStates), payType: optionsOf(payTypeNames) }}
      />
    </WalletList>
  );
}
