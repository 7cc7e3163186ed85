import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { KeywordForm } from '../../fields/KeywordForm.tsx';
import { useFlow } from '../../flows/useFlow.ts';
import { failureText } from '../../lib/fetchWithTimeout.ts';
import { paths } from '../../lib/paths.ts';
import { useTag } from '../../lib/useFields.ts';
import { Text } from '../../ui/base/Text.tsx';
import { Button, LinkButton } from '../../ui/buttons/Button.tsx';
import { Pagination } from '../../ui/data/Pagination.tsx';
import { Table } from '../../ui/data/Table.tsx';
import { usePages } from '../../ui/data/usePages.ts';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { ChoiceOrAny } from '../../ui/inputs/ChoiceOrAny.tsx';
import { Row } from '../../ui/layout/Layout.tsx';
import { Dialog } from '../../ui/overlays/Dialog.tsx';
import { selectionColumn } from '../../ui/selection/selectionColumn.tsx';
import { useRowSelection } from '../../ui/selection/useRowSelection.ts';
import { ListBookEntries, ListBookGroups } from './addressBook.graphql.ts';
import { bookBatchText, bookText, pickText as text } from './addressBook.text.ts';
import { type OpenedEntry, pickEntries } from './bookActions.ts';
import { personColumns } from './bookColumns.tsx';
import { bookFilter, groupOptions } from './bookQuery.ts';

const PAGE_SIZE = 10;
const NONE: readonly never[] = [];

interface Props {
  /** Recipients that may still be added. */
  room: number;
  onPick: (entries: readonly OpenedEntry[]) => void;
  onClose: () => void;
}

/** People of the address book are chosen, over its pages, and given on in clear. */
export function PickDialog({ room, onPick, onClose }: Props) {
  const [build] = useState(() =>
    pickEntries((entries) => {
      onPick(entries);
      onClose();
    }),
  );
  const picking = useFlow(build);
  const busy = useTag(picking, 'busy');
  const [query, setQuery] = useState<{ keyword: string; group: string | null; page: number }>({
    ...{ keyword: '', group: null, page: 1 },
  });
  const filter = bookFilter(query);
  const pages = usePages({ filter, page: query.page, pageSize: PAGE_SIZE });
  const answer = useQuery(ListBookEntries, {
    variables: pages.variables,
    fetchPolicy: 'cache-and-network',
    context: { quiet: true },
  });
  const groups = useQuery(ListBookGroups, { context: { quiet: 'outages' } }).data?.bookGroups.groups;
  const page = answer.data?.bookEntries;
  const rows = page?.list ?? NONE;
  // What was chosen stays while the list is narrowed otherwise.
  const chosen = useRowSelection('pick', rows);
  const count = chosen.rows.length;
  const isNarrowed = query.keyword !== '' || query.group !== null;
  return (
    <Dialog
      open
      title={text.title}
      width={860}
      onClose={onClose}
      actions={
        <>
          {count > room && <Text tone="warning">{text.room(room)}</Text>}
          <Button disabled={busy} onClick={onClose}>
            {text.cancel}
          </Button>
          <Button
            variant="primary"
            loading={busy}
            disabled={count === 0 || count > room}
            onClick={() => picking.send({ type: 'action.run', subject: { entries: chosen.rows } })}
          >
            {text.accept(count)}
          </Button>
        </>
      }
    >
      <Row as="search" wrap below={12}>
        <KeywordForm
          key={query.keyword}
          label={bookText.keyword}
          max={50}
          keyword={query.keyword}
          onFind={(keyword) => setQuery({ ...query, keyword, page: 1 })}
        />
        <ChoiceOrAny
          label={bookText.group}
          any={bookText.any.group}
          value={query.group}
          options={groupOptions(groups ?? [])}
          onChange={(group) => setQuery({ ...query, group, page: 1 })}
        />
      </Row>
      {answer.error && !page ? (
        <ErrorState message={failureText(answer.error)} onRetry={() => void answer.refetch()} />
      ) : (
        <Table
          label={text.title}
          columns={[
            selectionColumn({
              ...{ table: 'addressBookPick', rows, chosen, all: bookBatchText.choosePage },
              one: ({ name }) => bookBatchText.choose(name),
            }),
            ...personColumns,
          ]}
          rows={rows}
          rowKey={({ id }) => id}
          loading={answer.loading && !page}
          empty={
            <EmptyState
              illustration="map"
              title={isNarrowed ? bookText.noMatch : bookText.none}
              hint={isNarrowed ? bookText.noMatchHint : bookText.noneHint}
              action={!isNarrowed && <LinkButton to={paths.addressBook}>{text.manage}</LinkButton>}
            />
          }
        />
      )}
      {page && (
        <Pagination
          pages={pages}
          pageSize={PAGE_SIZE}
          shown={page}
          onChange={(to) => setQuery({ ...query, page: to })}
        />
      )}
    </Dialog>
  );
}
