import { platformNames } from '../../fields/platform.text.ts';
import { flag, id, keyOf, page, searchParams } from '../../lib/searchParams.ts';
import { ChoiceFilters, ListFilters } from '../../list/ListFilters.tsx';
import { ListView } from '../../list/ListView.tsx';
import { useList } from '../../list/useList.ts';
import { StatusDot } from '../../ui/base/StatusDot.tsx';
import { SecondLine } from '../../ui/base/Text.tsx';
import { RemovableTag } from '../../ui/buttons/RemovableTag.tsx';
import { columnsNamed } from '../../ui/columns/column.ts';
import { TextLink, Time } from '../../ui/data/cells.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { Checkbox } from '../../ui/inputs/Checkbox.tsx';
import { optionsOf } from '../../ui/inputs/ChoiceOrAny.tsx';
import { PageHeader } from '../../ui/layout/PageHeader.tsx';
import type { ListBoundShopsQuery } from '../graphql/generated/graphql.ts';
import { ListTools } from '../list/ListTools.tsx';
import { accountPath } from '../paths.ts';
import { ListBoundShops } from './shops.graphql.ts';
import { statusNames, statusTones, shopsText as text } from './shops.text.ts';

type Shop = ListBoundShopsQuery['shops']['list'][number];

const params = searchParams({
  platform: keyOf(platformNames),
  lapsing: flag(),
  account: id(),
  page: page(),
});
const column = columnsNamed<Shop, 'shop' | 'owner' | 'state' | 'lapses' | 'auto' | 'synced'>(text);
const columns = [
  column(
    'shop',
    260,
    ({ shopName, platform }) => (
      <>
        {shopName}
        <SecondLine>{platformNames[platform]}</SecondLine>
      </>
    ),
    { stick: 'left' },
  ),
  column('owner', undefined, ({ accountId, accountName, phone }) => (
    <>
      <TextLink to={accountPath(accountId)}>{accountName}</TextLink>
      <SecondLine num>{phone}</SecondLine>
    </>
  )),
  column('state', 120, ({ status, isLapsing }) => {
    const shown = isLapsing && status === 'ACTIVE' ? 'EXPIRING' : status;
    return <StatusDot tone={statusTones[shown]}>{statusNames[shown]}</StatusDot>;
  }),
  column('lapses', 168, ({ lapsesAt }) => (lapsesAt ? <Time at={lapsesAt} /> : text.endless)),
  column('auto', 104, ({ autoOrder }) => (autoOrder ? text.on : '—')),
  column('synced', 168, ({ lastSyncAt }) => (lastSyncAt ? <Time at={lastSyncAt} /> : text.never)),
];

/** Shops that buyers have bound; those that are about to lapse are looked after in time. */
export default function ShopsPage() {
  const list = useList({
    params,
    document: ListBoundShops,
    variables: ({ platform, lapsing, account, page: at }) => ({
      filter: {
        ...(platform && { platform }),
        ...(lapsing && { lapsing }),
        ...(account !== null && { accountId: account }),
      },
      page: at,
      pageSize: 20,
    }),
    pick: ({ shops }) => shops,
  });
  const { lapsing, account } = list.query;
  return (
    <>
      <PageHeader below={12} title={text.title} hint={text.hint} />
      <ListFilters
        list={list}
        text={{ label: text.filters, reset: text.reset }}
        end={<ListTools of={{ shops: list.filter }} />}
      >
        <ChoiceFilters list={list} text={text} options={{ platform: optionsOf(platformNames) }} />
        <Checkbox
          label={text.lapsing}
          checked={lapsing}
          onChange={(isOn) => list.change({ lapsing: isOn })}
        />
        {account !== null && (
          <RemovableTag label={text.notOfAccount} onRemove={() => list.change({ account: null })}>
            {text.ofAccount(account)}
          </RemovableTag>
        )}
      </ListFilters>
      <ListView
        list={list}
        label={text.label}
        columns={columns}
        none={<EmptyState title={text.none} />}
        text={text}
      />
    </>
  );
}
