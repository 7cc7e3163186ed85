import { useQuery } from '@apollo/client/react';
import { useSelector } from '@xstate/react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { ExportButton } from '../../exports/ExportButton.tsx';
import { ExportNotice } from '../../exports/ExportNotice.tsx';
import { isBusy } from '../../exports/exporting.selectors.ts';
import { useExporting } from '../../exports/useExporting.ts';
import { failureText } from '../../lib/fetchWithTimeout.ts';
import { parcelsPath, paths, publishPath } from '../../lib/paths.ts';
import { Button, LinkButton } from '../../ui/Button.tsx';
import { ColumnMenu } from '../../ui/columns/ColumnMenu.tsx';
import { pickColumns, useColumns } from '../../ui/columns/useColumns.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { Pagination } from '../../ui/Pagination.tsx';
import { Table } from '../../ui/Table.tsx';
import { usePages } from '../../ui/usePages.ts';
import { AutoPrint } from '../labels/AutoPrint.tsx';
import { RefundDialog } from '../refunds/RefundDialog.tsx';
import { RevokeDialog } from '../refunds/RevokeDialog.tsx';
import { TrackingDrawer } from '../tracking/TrackingDrawer.tsx';
import { ActionsNotice } from './ActionsNotice.tsx';
import { BatchBar } from './BatchBar.tsx';
import { FilterBar } from './FilterBar.tsx';
import { FillDialog } from './filling/FillDialog.tsx';
import { parcelColumnChoices, parcelColumns } from './parcelColumns.tsx';
import { Parcels } from './parcels.graphql.ts';
import { batchText, filterText, parcelsText as text } from './parcels.text.ts';
import {
  anyParcels,
  filterOf,
  isNarrowed,
  PAGE_SIZE,
  type ParcelsQuery,
  readParcelsQuery,
  writeParcelsQuery,
} from './parcelsQuery.ts';
import { ReceiverDialog } from './ReceiverDialog.tsx';
import { RevealDialog } from './revealing/RevealDialog.tsx';
import { useParcelDeals } from './useParcelDeals.ts';

interface Props {
  /** Only its parcels. */
  orderId: number | undefined;
  by: 'buyer' | 'seller';
}

/** The parcels as the address narrows them, with what can be done with one or many. */
export function ParcelList({ orderId, by }: Props) {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const { query: request, page } = readParcelsQuery(params);
  const filter = filterOf(request, orderId);
  const pages = usePages({ filter, page, pageSize: PAGE_SIZE });
  const query = useQuery(Parcels, {
    variables: pages.variables,
    fetchPolicy: 'cache-and-network',
    context: { quiet: true },
  });
  const parcels = query.data?.parcels;
  const rows = parcels?.list ?? [];
  const exporting = useExporting();
  const exportBusy = useSelector(exporting, isBusy);
  const setting = useColumns(`${by}.parcels`, parcelColumnChoices[by]);
  const { deals, chosen, actors, tracked, closeTracking, refund, run, fill } = useParcelDeals(rows, by);
  const go = (to: ParcelsQuery, at = 1) => navigate({ search: writeParcelsQuery(to, at) });
  return (
    <>
      <FilterBar
        query={request}
        by={by}
        onChange={(to) => {
          // What is chosen and out of sight would be a surprise.
          actors.selection.send({ type: 'selection.clear' });
          void go(to);
        }}
      >
        {by === 'seller' && (
          <Button icon="arrowUp" onClick={() => fill('sheet.open', [])}>
            {batchText.fillSheet}
          </Button>
        )}
        <ColumnMenu setting={setting} />
        <ExportButton
          exporting={exporting}
          subject={{ list: 'parcels', filter }}
          disabled={!parcels?.total}
        />
      </FilterBar>
      <ExportNotice exporting={exporting} />
      <ActionsNotice actions={actors.actions} />
      {query.error && !parcels ? (
        <ErrorState message={failureText(query.error)} onRetry={() => void query.refetch()} />
      ) : (
        <Table
          wide
          label={text.list}
          columns={pickColumns(parcelColumns(deals, setting.shown), setting)}
          rows={rows}
          rowKey={(parcel) => parcel.id}
          loading={query.loading && !parcels}
          empty={
            <NoParcels
              filtered={isNarrowed(request) || orderId !== undefined}
              onWiden={isNarrowed(request) ? () => void go(anyParcels) : null}
              byWords={by === 'buyer' && request.keyword !== ''}
              by={by}
            />
          }
        />
      )}
      {parcels && (
        <Pagination
          pages={pages}
          pageSize={PAGE_SIZE}
          shown={parcels}
          onChange={(at) => void go(request, at)}
        />
      )}
      <BatchBar
        selection={actors.selection}
        chosen={chosen}
        total={parcels?.total ?? 0}
        filter={filter}
        busy={deals.busy}
        onRefund={refund}
        onRun={run}
        onFill={fill}
        onExport={(orderIds) =>
          exporting.send({ type: 'export.request', subject: { list: 'parcelsOf', orderIds } })
        }
        exporting={exportBusy}
      />
      {by === 'seller' && <AutoPrint parcels={rows} />}
      <RefundDialog actor={actors.refunding} />
      <RevokeDialog actor={actors.revoking} />
      <ReceiverDialog editor={actors.editor} />
      <RevealDialog actor={actors.revealing} />
      <FillDialog actor={actors.filling} />
      <TrackingDrawer packageId={tracked} onClose={closeTracking} />
    </>
  );
}

interface NoneProps {
  filtered: boolean;
  onWiden: (() => void) | null;
  /** A buyer has looked for words, a recipient's perhaps. */
  byWords: boolean;
  by: 'buyer' | 'seller';
}

function NoParcels({ filtered, onWiden, byWords, by }: NoneProps) {
  if (!filtered) {
    return (
      <EmptyState
        title={text.none}
        hint={text.noneHint[by]}
        action={
          <LinkButton variant="primary" to={by === 'buyer' ? paths.home : publishPath()}>
            {by === 'buyer' ? text.goShopping : text.goPublishing}
          </LinkButton>
        }
      />
    );
  }
  return (
    <EmptyState
      title={text.noneHere}
      hint={byWords ? text.noneFoundHint : text.noneHereHint}
      action={
        onWiden ? (
          <Button onClick={onWiden}>{filterText.reset}</Button>
        ) : (
          <LinkButton to={parcelsPath()}>{text.allParcels}</LinkButton>
        )
      }
    />
  );
}
