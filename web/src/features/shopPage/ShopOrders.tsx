import { importStatusNames } from '../../fields/importStatus.text.ts';
import { KeywordForm } from '../../fields/KeywordForm.tsx';
import type { CountShopPageQuery, ImportStatus } from '../../graphql/generated/graphql.ts';
import { shipOrdersPath, shopPath } from '../../lib/pagePaths.ts';
import { ListView } from '../../list/ListView.tsx';
import { useList } from '../../list/useList.ts';
import { LinkButton } from '../../ui/buttons/Button.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { Message } from '../../ui/feedback/Message.tsx';
import { Segmented } from '../../ui/inputs/Segmented.tsx';
import { Row } from '../../ui/layout/Layout.tsx';
import type { Shop } from './ShopHead.tsx';
import { shopOrderColumns } from './shopOrderColumns.tsx';
import { shopOrdersParams, shopOrdersVariables } from './shopOrdersQuery.ts';
import { ListOrdersOfShop } from './shopPage.graphql.ts';
import { shopOrdersText as text } from './shopPage.text.ts';

/** No state is narrowed to. */
const ALL = 'ALL';
const STATES = Object.keys(importStatusNames) as ImportStatus[];

interface Props {
  shop: Shop;
  problems: CountShopPageQuery['problems']['counts'];
}

/** The orders of a shop as they stand here, above them what failed of them. */
export function ShopOrders({ shop, problems }: Props) {
  const shopId = shop.id;
  const list = useList({
    params: shopOrdersParams,
    document: ListOrdersOfShop,
    variables: (query) => shopOrdersVariables(query, shopId),
    pick: ({ shopOrders }) => shopOrders,
  });
  const { status, keyword } = list.query;
  const countOf = new Map(list.latest?.counts.map((each) => [each.status, each.count]));
  const sum = [...countOf.values()].reduce((so, count) => so + count, 0);
  const none =
    status || keyword ? (
      <EmptyState title={text.noneFound} hint={text.noneFoundHint} />
    ) : (
      <NoOrders shop={shop} />
    );
  return (
    <>
      <Failed shopId={shopId} kind="AUTO_SEND" words={text.notTold} problems={problems} />
      <Failed shopId={shopId} kind="AUTO_ORDER" words={text.notOrdered} problems={problems} />
      <Row gap={16} justify="space-between" wrap below={12}>
        <Segmented<ImportStatus | typeof ALL>
          label={text.states}
          value={status ?? ALL}
          choices={[
            { value: ALL, label: text.of(text.all, sum) },
            ...STATES.map((each) => ({
              value: each,
              label: text.of(importStatusNames[each], countOf.get(each) ?? 0),
            })),
          ]}
          onChange={(to) => list.change({ status: to === ALL ? null : to })}
        />
        <KeywordForm
          key={keyword}
          label={text.search}
          keyword={keyword}
          onFind={(to) => list.change({ keyword: to })}
        />
      </Row>
      <ListView narrow list={list} label={text.list} columns={shopOrderColumns} none={none} />
    </>
  );
}

/** Orders of a shop are read by themselves where they are ordered by themselves, or were assigned. */
function NoOrders({ shop }: { shop: Shop }) {
  if (shop.autoOrder || shop.isAssigned)
    return <EmptyState illustration="box" title={text.none} hint={text.noneHint} />;
  return (
    <EmptyState
      illustration="box"
      title={text.none}
      hint={text.pullHint}
      action={<LinkButton to={shipOrdersPath(shop.id)}>{text.pull}</LinkButton>}
    />
  );
}

interface FailedProps {
  shopId: number;
  problems: Props['problems'];
  kind: 'AUTO_SEND' | 'AUTO_ORDER';
  words: (count: number) => string;
}

function Failed({ shopId, kind, words, problems }: FailedProps) {
  const count = problems.find((each) => each.kind === kind)?.count ?? 0;
  if (count === 0) return null;
  return (
    <Message
      tone="warning"
      below={12}
      action={
        <LinkButton size="small" to={shopPath(shopId, 'problems', { kind })}>
          {text.look}
        </LinkButton>
      }
    >
      {words(count)}
    </Message>
  );
}
