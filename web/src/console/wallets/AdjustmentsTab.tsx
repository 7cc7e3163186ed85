import { ChoiceFilters, ListFilters } from '../../list/ListFilters.tsx';
import { ListView } from '../../list/ListView.tsx';
import { useList } from '../../list/useList.ts';
import { SecondLine } from '../../ui/base/Text.tsx';
import { columnsNamed } from '../../ui/columns/column.ts';
import { Copyable } from '../../ui/copy/Copyable.tsx';
import { TextLink, Time } from '../../ui/data/cells.tsx';
import { Price } from '../../ui/data/Price.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { optionsOf } from '../../ui/inputs/ChoiceOrAny.tsx';
import type { ListAdjustmentsQuery } from '../graphql/generated/graphql.ts';
import { ListTools } from '../list/ListTools.tsx';
import { walletPath } from '../paths.ts';
import { ListAdjustments } from './wallets.graphql.ts';
import { adjustmentNames, adjustNames, adjustmentText as text } from './wallets.text.ts';
import { adjustmentsParams } from './walletsQuery.ts';

type Adjustment = ListAdjustmentsQuery['adjustments']['list'][number];

const column = columnsNamed<Adjustment, keyof typeof adjustmentNames>(adjustmentNames);
const columns = [
  column('time', 152, ({ createdAt }) => <Time at={createdAt} />),
  column('account', 104, ({ accountId }) => (
    <TextLink to={walletPath(accountId)} className="num">
      {accountId}
    </TextLink>
  )),
  column('kind', 104, ({ kind }) => adjustNames[kind]),
  column('amount', 136, ({ amount }) => <Price fen={amount} signed />, { align: 'right' }),
  column('about', 208, ({ orderNo, packageNo }) => {
    const number = packageNo ?? orderNo;
    return number && <Copyable text={number} label={adjustmentNames.about} />;
  }),
  column('reason', undefined, ({ reason }) => reason),
  column('people', 144, ({ operator, approvedBy }) => (
    <>
      {operator}
      {approvedBy && <SecondLine>{text.approved(approvedBy)}</SecondLine>}
    </>
  )),
];

/** What operators gave and took, the newest first. */
export function AdjustmentsTab() {
  const list = useList({
    params: adjustmentsParams,
    document: ListAdjustments,
    variables: ({ kind, page }) => ({ filter: kind ? { kind } : {}, page, pageSize: 20 }),
    pick: ({ adjustments }) => adjustments,
  });
  return (
    <>
      <ListFilters list={list} text={text} end={<ListTools of={{ adjustments: list.filter }} />}>
        <ChoiceFilters list={list} text={text} options={{ kind: optionsOf(adjustNames) }} />
      </ListFilters>
      <ListView
        list={list}
        label={text.list}
        columns={columns}
        none={<EmptyState illustration="purse" title={text.none} hint={text.noneHint} />}
        text={text}
      />
    </>
  );
}
