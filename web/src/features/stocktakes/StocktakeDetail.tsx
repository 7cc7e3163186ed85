import { useQuery } from '@apollo/client/react';
import { type ReactNode, useState } from 'react';
import { useFlow } from '../../flows/useFlow.ts';
import { KeywordFilter, ListFilters } from '../../list/ListFilters.tsx';
import { ListView } from '../../list/ListView.tsx';
import { useList } from '../../list/useList.ts';
import { StatusDot } from '../../ui/base/StatusDot.tsx';
import { Text } from '../../ui/base/Text.tsx';
import { Button, LinkButton } from '../../ui/buttons/Button.tsx';
import { moveInGrid } from '../../ui/data/moveInGrid.ts';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { Figures } from '../../ui/layout/Figures.tsx';
import { Row } from '../../ui/layout/Layout.tsx';
import { Tabs } from '../../ui/layout/Tabs.tsx';
import { ImportDialog } from '../spreadsheets/importing/ImportDialog.tsx';
import { importWords } from './countedImport.text.ts';
import { countedLook } from './countedLook.tsx';
import { importCounted } from './importCounted.ts';
import { lineColumns } from './lineColumns.tsx';
import { DiscardDialog, PostDialog } from './StocktakeDialogs.tsx';
import { discardStocktake, postStocktake, type Stocktake } from './stocktakeFlows.ts';
import { ListStocktakeLines, ListStocktakes } from './stocktakes.graphql.ts';
import { showNames, statusTones, detailText as text } from './stocktakes.text.ts';
import { lineFilter, linesParams, stocktakesPath } from './stocktakesQuery.ts';

type Show = keyof typeof showNames;
const shows = (Object.keys(showNames) as Show[]).map((key) => ({ key, label: showNames[key] }));

interface Props {
  id: number;
  head: (actions: ReactNode) => ReactNode;
}

/** One stocktake: what there is to count at its warehouse, and what becomes of it. */
export function StocktakeDetail({ id, head }: Props) {
  const { data, loading } = useQuery(ListStocktakes, {
    variables: { filter: { ids: [id] }, page: 1, pageSize: 1, cursor: null },
    context: { quiet: 'outages' },
  });
  const taken = data?.stocktakes.list[0];
  const [build] = useState(() => importCounted(id));
  const importing = useFlow(build);
  const posting = useFlow(postStocktake);
  const discarding = useFlow(discardStocktake);
  if (!taken)
    return (
      <>
        {head(null)}
        {!loading && (
          <EmptyState
            title={text.missing}
            action={<LinkButton to={stocktakesPath}>{text.back}</LinkButton>}
          />
        )}
      </>
    );
  const ask = { type: 'action.ask', subject: taken } as const;
  return (
    <>
      {head(
        <>
          <LinkButton to={stocktakesPath}>{text.back}</LinkButton>
          {taken.allowedActions.includes('COUNT') && (
            <>
              <Button onClick={() => discarding.send(ask)}>{text.discard}</Button>
              <Button icon="arrowUp" onClick={() => importing.send({ type: 'dialog.open' })}>
                {text.import}
              </Button>
              <Button variant="primary" onClick={() => posting.send(ask)}>
                {text.post}
              </Button>
            </>
          )}
        </>,
      )}
      <Progress stocktake={taken} />
      <Lines stocktake={taken} />
      <ImportDialog actor={importing} look={countedLook} words={importWords} />
      <PostDialog actor={posting} stocktake={taken} />
      <DiscardDialog actor={discarding} />
    </>
  );
}

function Progress({ stocktake }: { stocktake: Stocktake }) {
  const { stocktakeNo, warehouseName, status, statusText, counted, different, more, fewer } = stocktake;
  return (
    <>
      <Row wrap below={12}>
        <Text>{warehouseName}</Text>
        <Text tone="secondary" num>
          {stocktakeNo}
        </Text>
        <StatusDot tone={statusTones[status]}>{statusText}</StatusDot>
        {stocktake.note && <Text tone="secondary">{stocktake.note}</Text>}
      </Row>
      <Figures
        framed
        aria-label={text.figures}
        items={[
          { term: text.skus, value: counted },
          { term: text.different, value: different },
          { term: text.more, value: more },
          { term: text.fewer, value: fewer },
        ]}
      />
    </>
  );
}

function Lines({ stocktake }: { stocktake: Stocktake }) {
  const list = useList({
    params: linesParams,
    document: ListStocktakeLines,
    variables: (query) => ({
      stocktakeId: stocktake.id,
      filter: lineFilter(query),
      page: query.page,
      pageSize: 50,
    }),
    pick: ({ stocktakeLines }) => stocktakeLines,
  });
  const isDraft = stocktake.status === 'DRAFT';
  return (
    <>
      <Tabs
        above={12}
        below={12}
        label={text.show}
        active={list.query.show}
        items={isDraft ? shows : shows.filter(({ key }) => key !== 'OPEN' && key !== 'COUNTED')}
        onChange={(show) => list.change({ show })}
      />
      <ListFilters list={list} text={{ label: text.filter, reset: text.reset }}>
        <KeywordFilter list={list} label={text.keyword} />
      </ListFilters>
      {isDraft && (
        <Text as="p" tone="secondary" below={12}>
          {text.hint}
        </Text>
      )}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the fields within are what takes the keys */}
      <div onKeyDown={moveInGrid}>
        <ListView
          list={list}
          label={text.list}
          columns={lineColumns(stocktake.id, isDraft, list.rows)}
          none={<EmptyState title={text.none} hint={text.noneHint} />}
        />
      </div>
    </>
  );
}
