import { useSelector } from '@xstate/react';
import { ExportButton } from '../../exports/ExportButton.tsx';
import { ExportNotice } from '../../exports/ExportNotice.tsx';
import { type ExportSubject, isTemplate } from '../../exports/exporting.machine.ts';
import { formatChoices, templateChoices } from '../../exports/exports.text.ts';
import { useExporting } from '../../exports/useExporting.ts';
import { parcelsPath, publishPath } from '../../lib/pagePaths.ts';
import { paths } from '../../lib/paths.ts';
import { isBusy } from '../../lib/selectors.ts';
import { useFields } from '../../lib/useFields.ts';
import { ListView } from '../../list/ListView.tsx';
import { useList } from '../../list/useList.ts';
import { Button, LinkButton } from '../../ui/buttons/Button.tsx';
import { ColumnMenu } from '../../ui/columns/ColumnMenu.tsx';
import { pickColumns, useColumns } from '../../ui/columns/useColumns.ts';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { OpenCaseDialog } from '../afterSales/OpenCaseDialog.tsx';
import { OpenClaimDialog } from '../courierClaims/OpenClaimDialog.tsx';
import { AutoPrint } from '../labels/AutoPrint.tsx';
import { BuyerNoteDialog } from '../packing/BuyerNoteDialog.tsx';
import { RefundDialog } from '../refunds/RefundDialog.tsx';
import { RevokeDialog } from '../refunds/RevokeDialog.tsx';
import { StopsPointer } from '../reroutes/StopsPointer.tsx';
import { hasScope, useScopes } from '../session/useSession.ts';
import { TrackingDrawer } from '../tracking/Timeline.tsx';
import { ActionsNotice } from './ActionsNotice.tsx';
import { BatchBar } from './BatchBar.tsx';
import type { ChosenParcel } from './chosenParcel.ts';
import { FilterBar } from './FilterBar.tsx';
import { FillDialog } from './filling/FillDialog.tsx';
import { ParcelSuggestion } from './ParcelSuggestion.tsx';
import { parcelColumnChoices, parcelColumns } from './parcelColumns.tsx';
import { ListParcels } from './parcels.graphql.ts';
import { batchText, filterText, parcelsText as text } from './parcels.text.ts';
import { filterOf, parcelsParams } from './parcelsQuery.ts';
import { ReceiverDialog } from './ReceiverDialog.tsx';
import { RevealDialog } from './revealing/RevealDialog.tsx';
import { ShippedTextButton } from './ShippedTextButton.tsx';
import { useParcelHandlers } from './useParcelHandlers.ts';

interface Props {
  /** Only its parcels. */
  orderId: number | undefined;
  by: 'buyer' | 'seller';
}

/** The files that a buyer may choose. */
const buyerChoices = [...formatChoices, ...templateChoices];

const chosenOnes = (parcels: readonly ChosenParcel[]): ExportSubject => ({
  list: 'parcels',
  filter: { ids: parcels.map(({ id }) => id) },
});
const ordersOf = (parcels: readonly ChosenParcel[]): ExportSubject => ({
  list: 'parcelsOf',
  orderIds: [...new Set(parcels.map(({ orderId }) => orderId))],
});

/** The parcels as the address narrows them, with what can be done with one or many. */
export function ParcelList({ orderId, by }: Props) {
  const scopes = useScopes();
  const exporting = useExporting();
  const { format } = useFields(exporting, 'format');
  const asTemplate = isTemplate(format);
  const exportBusy = useSelector(exporting, isBusy);
  const setting = useColumns(`${by}.parcels`, parcelColumnChoices[by]);
  const list = useList({
    params: parcelsParams,
    document: ListParcels,
    variables: (query) => ({ filter: filterOf(query, orderId), page: query.page, pageSize: 20 }),
    pick: ({ parcels }) => parcels,
    // What is chosen and out of sight would be a surprise.
    onChange: () => actors.selection.send({ type: 'selection.clear' }),
  });
  const { rows, filter } = list;
  const { handlers, chosen, actors, tracked, closeTracking, refund, run, fill } = useParcelHandlers(rows, by);
  const trackedParcel = rows.find(({ id }) => id === tracked);
  return (
    <>
      {by === 'buyer' && <StopsPointer canMove={hasScope(scopes, 'orders:pay')} />}
      <FilterBar list={list} by={by}>
        {by === 'seller' && (
          <Button icon="arrowUp" onClick={() => fill('sheet.open', [])}>
            {batchText.fillSheet}
          </Button>
        )}
        <ColumnMenu setting={setting} />
        <ExportButton
          exporting={exporting}
          subject={{ list: 'parcels', filter }}
          disabled={!list.page?.total}
          {...(by === 'buyer' ? { choices: buyerChoices } : {})}
        />
      </FilterBar>
      <ExportNotice exporting={exporting} />
      <ActionsNotice actions={actors.actions} />
      <ListView
        list={list}
        label={text.list}
        columns={pickColumns(parcelColumns(handlers, setting.shown), setting)}
        none={<NoParcels ofOrder={orderId !== undefined} by={by} />}
        text={{
          noMatch: text.noneHere,
          noMatchHint: by === 'buyer' && list.query.keyword !== '' ? text.noneFoundHint : text.noneHereHint,
          reset: filterText.reset,
        }}
      />
      <BatchBar
        selection={actors.selection}
        chosen={chosen}
        total={list.page?.total ?? 0}
        totalIsExact={list.page?.totalIsExact ?? true}
        filter={filter}
        busy={handlers.busy}
        onRefund={refund}
        onRun={run}
        onFill={fill}
        onExport={(parcels) =>
          exporting.send({
            type: 'export.request',
            subject: asTemplate ? chosenOnes(parcels) : ordersOf(parcels),
          })
        }
        exporting={exportBusy}
        asTemplate={asTemplate}
        canShipAgain={by === 'buyer'}
        canRefund={hasScope(scopes, 'refunds:write')}
        canExport={hasScope(scopes, 'receivers:read')}
      />
      {by === 'seller' && <AutoPrint parcels={rows} />}
      <RefundDialog actor={actors.refunding} />
      <OpenCaseDialog actor={actors.opening} />
      <OpenClaimDialog actor={actors.claiming} />
      <BuyerNoteDialog actor={actors.noting} />
      <RevokeDialog actor={actors.revoking} />
      <ReceiverDialog editor={actors.editor} />
      <RevealDialog actor={actors.revealing} />
      <FillDialog actor={actors.filling} />
      <TrackingDrawer
        parcelId={tracked}
        actions={
          trackedParcel && (
            <>
              {by === 'buyer' && trackedParcel.waybillNo && <ShippedTextButton parcels={[trackedParcel]} />}
              <ParcelSuggestion parcel={trackedParcel} handlers={handlers} />
            </>
          )
        }
        onClose={closeTracking}
      />
    </>
  );
}

function NoParcels({ ofOrder, by }: { ofOrder: boolean; by: 'buyer' | 'seller' }) {
  return ofOrder ? (
    <EmptyState
      title={text.noneHere}
      hint={text.noneHereHint}
      action={<LinkButton to={parcelsPath()}>{text.allParcels}</LinkButton>}
    />
  ) : (
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
