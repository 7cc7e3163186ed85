import { useQuery } from '@apollo/client/react';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { parcelsPath, paths } from '../../app/paths.ts';
import { failureText } from '../../app/timedFetch.ts';
import { ExportButton } from '../../exports/ExportButton.tsx';
import { ExportNotice } from '../../exports/ExportNotice.tsx';
import { useExporting } from '../../exports/useExporting.ts';
import { readPage, writeSearch } from '../../lib/page.ts';
import { LinkButton } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { Pagination } from '../../ui/Pagination.tsx';
import { Select } from '../../ui/Select.tsx';
import { Table } from '../../ui/Table.tsx';
import { usePageTitle } from '../../ui/usePageTitle.ts';
import styles from './ParcelsPage.module.css';
import { parcelColumns } from './parcelColumns.tsx';
import { parcelStatuses, readParcelStatus } from './parcelStatus.ts';
import { Parcels } from './parcels.graphql.ts';
import { parcelsText } from './parcels.text.ts';

const PAGE_SIZE = 20;

/** The caller's parcels, all or those of one order. */
export default function ParcelsPage() {
  usePageTitle(parcelsText.title);
  const { id } = useParams();
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const page = readPage(params);
  const status = readParcelStatus(params.get('status'));
  const filter = { ...(id ? { orderId: Number(id) } : {}), ...(status ? { status } : {}) };
  const query = useQuery(Parcels, {
    variables: { filter, page, pageSize: PAGE_SIZE },
    fetchPolicy: 'cache-and-network',
    context: { quiet: true },
  });
  const exporting = useExporting();
  const parcels = query.data?.parcels;
  const go = (to: string | undefined, at: number) => navigate({ search: writeSearch({ status: to }, at) });
  return (
    <>
      <div className={styles.head}>
        <h1>{id ? parcelsText.ofOrder(Number(id)) : parcelsText.title}</h1>
        {id && (
          <LinkButton variant="text" to={parcelsPath()}>
            {parcelsText.allParcels}
          </LinkButton>
        )}
        <Select
          className={styles.filter}
          aria-label={parcelsText.search}
          value={status ?? 'any'}
          options={[{ value: 'any', text: parcelsText.anyStatus }, ...parcelStatuses]}
          onChange={(value) => go(value === 'any' ? undefined : value, 1)}
        />
        <ExportButton
          exporting={exporting}
          subject={{ list: 'parcels', filter }}
          disabled={!parcels?.total}
        />
      </div>
      <ExportNotice exporting={exporting} />
      {query.error && !parcels ? (
        <ErrorState message={failureText(query.error)} onRetry={() => void query.refetch()} />
      ) : (
        <Table
          label={parcelsText.list}
          columns={parcelColumns}
          rows={parcels?.list ?? []}
          rowKey={(parcel) => parcel.id}
          loading={query.loading && !parcels}
          empty={<NoParcels filtered={Boolean(status ?? id)} />}
        />
      )}
      {parcels && (
        <Pagination
          page={page}
          pageSize={PAGE_SIZE}
          total={parcels.total}
          onChange={(at) => go(status ?? undefined, at)}
        />
      )}
    </>
  );
}

function NoParcels({ filtered }: { filtered: boolean }) {
  return (
    <EmptyState
      title={filtered ? parcelsText.noneHere : parcelsText.none}
      hint={filtered ? parcelsText.noneHereHint : parcelsText.noneHint}
      action={
        filtered ? (
          <LinkButton to={parcelsPath()}>{parcelsText.allParcels}</LinkButton>
        ) : (
          <LinkButton variant="primary" to={paths.home}>
            {parcelsText.goShopping}
          </LinkButton>
        )
      }
    />
  );
}
