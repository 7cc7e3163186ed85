import { useQuery } from '@apollo/client/react';
import { ExportNotice } from '../../../exports/ExportNotice.tsx';
import type { Exporting } from '../../../exports/exporting.machine.ts';
import { KeywordForm } from '../../../fields/KeywordForm.tsx';
import { refusalText } from '../../../fields/refusal.text.ts';
import { useFlow } from '../../../flows/useFlow.ts';
import type { LinkState, ListShopSkusQuery } from '../../../graphql/generated/graphql.ts';
import { failureText } from '../../../lib/fetchWithTimeout.ts';
import { useFields, useMatches, useTag } from '../../../lib/useFields.ts';
import { Text } from '../../../ui/base/Text.tsx';
import { Button } from '../../../ui/buttons/Button.tsx';
import { Pagination } from '../../../ui/data/Pagination.tsx';
import { Table } from '../../../ui/data/Table.tsx';
import { usePages } from '../../../ui/data/usePages.ts';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx';
import { Message } from '../../../ui/feedback/Message.tsx';
import { Segmented } from '../../../ui/inputs/Segmented.tsx';
import { Row } from '../../../ui/layout/Layout.tsx';
import { BatchBar } from '../../../ui/selection/BatchBar.tsx';
import { selectionColumn } from '../../../ui/selection/selectionColumn.tsx';
import { type RowSelection, useRowSelection } from '../../../ui/selection/useRowSelection.ts';
import { ListShopSkus } from '../shared/shops.graphql.ts';
import { OfferDialog } from '../sources/OfferDialog.tsx';
import { linkOffer, unlinkOffer } from '../sources/sourceActions.ts';
import { GoodsPullBar } from './pull/GoodsPullBar.tsx';
import { LinkSheets } from './sheet/LinkSheets.tsx';
import type { ShopGoods, SkuList } from './shopGoods.machine.ts';
import { linkStateNames, shopGoodsText as text } from './shopGoods.text.ts';
import {
  type LinkRequest,
  noLink,
  type ShopSkuRow,
  suggestedLink,
  sureSuggestion,
  targetOf,
  wholeShop,
} from './shopItem.ts';
import { skuColumns } from './skuColumns.tsx';
import { moveAmongRows, useFocusOnNext } from './skuKeys.ts';

/** As the document asks for. */
const PAGE_SIZE = 20;
/** No state is narrowed to. */
const ALL = 'ALL';

/** The SKUs that a shop sells: which are linked to what, and what the others hold back. */
export function ShopSkusList({ actor, exporting }: { actor: ShopGoods; exporting: Exporting }) {
  const { shopId, list, failed, lastKey, refusal } = useFields(
    actor,
    ...(['shopId', 'list', 'failed', 'lastKey', 'refusal'] as const),
  );
  const requestFailed = useMatches(actor, { listing: 'requestFailed' });
  const { page } = list;
  const narrowed = narrowedTo(list);
  const pages = usePages({ shopId, ...narrowed, page });
  const { data, previousData, error, loading, refetch } = useQuery(ListShopSkus, {
    variables: pages.variables,
    fetchPolicy: 'cache-and-network',
    context: { quiet: true },
  });
  const skus = (data ?? previousData)?.shopSkus;
  const rows = skus?.list ?? [];
  const chosen = useRowSelection(JSON.stringify(narrowed), rows);
  const focusNext = useFocusOnNext(rows, lastKey);
  const linking = useFlow(linkOffer);
  const unlinking = useFlow(unlinkOffer);
  if (error && !skus) return <ErrorState message={failureText(error)} onRetry={() => void refetch()} />;
  const failedCount = Object.keys(failed).length;
  const offers = {
    link: (row: ShopSkuRow) =>
      linking.send({
        type: 'action.ask',
        subject: {
          ...{ shopId, remoteGoodId: row.remoteGoodId, remoteSkuId: row.remoteSkuId },
          ...{ title: [row.title, row.sku].join(' '), linkId: row.offer?.id ?? null },
          ...{ sourceId: null, offerNo: row.offer?.offerNo ?? '', specNo: null },
          quantity: row.offer?.quantity ?? 1,
        },
      }),
    unlink: (id: number) => unlinking.send({ type: 'action.run', subject: { id } }),
  };
  const choice = { table: 'shopSkus', rows, chosen, all: text.choosePage };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the arrows go from row to row between their buttons
    <div ref={focusNext} onKeyDown={moveAmongRows}>
      <Text as="p" tone="secondary" below={12}>
        {text.hint}
      </Text>
      <GoodsPullBar shopId={shopId} />
      <ListHead {...{ actor, exporting, rows, loading }} counts={skus?.counts ?? []} />
      <ExportNotice exporting={exporting} />
      {refusal && <Message tone="danger">{refusalText(refusal)}</Message>}
      {requestFailed && <Message tone="warning">{text.requestFailed}</Message>}
      {failedCount > 0 && <Message tone="warning">{text.rowsFailed(failedCount)}</Message>}
      <Table
        label={text.list}
        columns={[
          selectionColumn({ ...choice, one: ({ title, sku }) => text.choose(`${title} ${sku}`) }),
          ...skuColumns(actor, failed, offers),
        ]}
        rows={rows}
        rowKey={({ id }) => id}
        loading={loading && !skus}
        empty={<NoSkus actor={actor} any={sumOf(skus?.counts ?? []) > 0} />}
      />
      {skus && (
        <Pagination
          pages={pages}
          pageSize={PAGE_SIZE}
          shown={skus}
          onChange={(to) => actor.send({ type: 'list.change', change: { page: to } })}
        />
      )}
      <ChosenBar actor={actor} chosen={chosen} />
      <OfferDialog actor={linking} />
    </div>
  );
}

/** What the list is narrowed to, without what is not. */
function narrowedTo({ keyword, state }: SkuList) {
  return { ...(keyword && { keyword }), ...(state && { state }) };
}

interface HeadProps {
  actor: ShopGoods;
  exporting: Exporting;
  counts: ListShopSkusQuery['shopSkus']['counts'];
  rows: readonly ShopSkuRow[];
  loading: boolean;
}

/** What the list is narrowed to, and what can be done for all of it. */
function ListHead({ actor, exporting, counts, rows, loading }: HeadProps) {
  const { shopId, list } = useFields(actor, 'shopId', 'list');
  const busy = useTag(actor, 'busy');
  const countOf = new Map(counts.map(({ state, count }) => [state, count]));
  const names = (Object.keys(linkStateNames) as LinkState[]).filter(
    (state) => state !== 'INCOMPLETE' || (countOf.get(state) ?? 0) > 0 || list.state === state,
  );
  const sum = sumOf(counts);
  const sure = rows.flatMap((row) => acceptSure(row) ?? []);
  return (
    <>
      <Row gap={16} justify="space-between" wrap below={12}>
        <Segmented<LinkState | typeof ALL>
          label={text.states}
          value={list.state ?? ALL}
          choices={[
            { value: ALL, label: text.of(text.all, sum) },
            ...names.map((state) => ({
              value: state,
              label: text.of(linkStateNames[state], countOf.get(state) ?? 0),
            })),
          ]}
          onChange={(state) =>
            actor.send({ type: 'list.change', change: { state: state === ALL ? null : state } })
          }
        />
        <KeywordForm
          label={text.search}
          keyword={list.keyword}
          onFind={(keyword) => actor.send({ type: 'list.change', change: { keyword } })}
        />
      </Row>
      <Row gap={16} justify="space-between" wrap below={12}>
        <Row gap={8}>
          {sure.length > 0 && (
            <Button loading={busy} onClick={() => actor.send({ type: 'rows.link', requests: sure })}>
              {text.acceptPage(sure.length)}
            </Button>
          )}
          <Button
            disabled={busy}
            onClick={() => actor.send({ type: 'link.open', targets: [wholeShop], link: noLink })}
          >
            {text.wholeShopButton}
          </Button>
        </Row>
        <Row gap={8} wrap>
          <LinkSheets
            {...{ shopId, exporting, busy }}
            filter={narrowedTo(list)}
            empty={!loading && rows.length === 0}
          />
        </Row>
      </Row>
    </>
  );
}

/** The link that a row surely has; null where that is unknown. */
function acceptSure(row: ShopSkuRow): LinkRequest | null {
  const sure = row.state === 'UNLINKED' ? sureSuggestion(row) : null;
  return sure && { target: targetOf(row), link: suggestedLink(sure) };
}

function sumOf(counts: HeadProps['counts']): number {
  return counts.reduce((sum, { count }) => sum + count, 0);
}

/** Why the list is empty, and what to do. `any`: there are some in other states. */
function NoSkus({ actor, any }: { actor: ShopGoods; any: boolean }) {
  const { list } = useFields(actor, 'list');
  if (list.keyword !== '' || (list.state !== 'UNLINKED' && list.state !== null))
    return <EmptyState title={text.noneFound} hint={text.noneFoundHint} />;
  if (!any) return <EmptyState title={text.none} hint={text.noneHint} />;
  return (
    <EmptyState
      title={text.noneOpen}
      hint={text.noneOpenHint}
      action={
        <Button onClick={() => actor.send({ type: 'list.change', change: { state: null } })}>
          {text.seeAll}
        </Button>
      }
    />
  );
}

/** Rises when SKUs are chosen: what can be done with all of them. */
function ChosenBar({ actor, chosen }: { actor: ShopGoods; chosen: RowSelection<ShopSkuRow> }) {
  const busy = useTag(actor, 'busy');
  const { rows } = chosen;
  if (rows.length === 0) return null;
  const suggested = rows.flatMap((row) => {
    const [first] = row.suggestions;
    return first ? [{ target: targetOf(row), link: suggestedLink(first) }] : [];
  });
  return (
    <BatchBar
      label={text.batch}
      count={text.chosenCount(rows.length)}
      clear={text.clear}
      onClear={chosen.clear}
    >
      <Button
        size="small"
        disabled={busy}
        onClick={() => actor.send({ type: 'link.open', targets: rows.map(targetOf), link: noLink })}
      >
        {text.mapChosen}
      </Button>
      {suggested.length > 0 && (
        <Button
          size="small"
          loading={busy}
          onClick={() => {
            actor.send({ type: 'rows.link', requests: suggested });
            chosen.clear();
          }}
        >
          {text.of(text.acceptChosen, suggested.length)}
        </Button>
      )}
    </BatchBar>
  );
}
