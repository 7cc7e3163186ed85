import { useQuery } from '@apollo/client/react';
import { titleKindNames } from '../../fields/invoices/invoices.text.ts';
import { useFlow } from '../../flows/useFlow.ts';
import type { TitleRowFragment } from '../../graphql/generated/graphql.ts';
import { failureText } from '../../lib/fetchWithTimeout.ts';
import { SecondLine } from '../../ui/base/Text.tsx';
import { Button } from '../../ui/buttons/Button.tsx';
import { columnsNamed } from '../../ui/columns/column.ts';
import { ActionsCell } from '../../ui/data/cells.tsx';
import { Table } from '../../ui/data/Table.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { LoadInvoiceTitles } from './invoices.graphql.ts';
import { titleColumnNames as names, invoicesText as text } from './invoices.text.ts';
import { EditTitleDialog, RemoveTitleDialog } from './TitleDialogs.tsx';
import { type EditingTitle, removeTitle } from './titleFlows.ts';

const column = columnsNamed<TitleRowFragment, keyof typeof names>(names);

/** The titles that an account keeps, each to change or remove. */
export function TitleList({ editing }: { editing: EditingTitle }) {
  const removing = useFlow(removeTitle);
  const { data, error, refetch } = useQuery(LoadInvoiceTitles, { fetchPolicy: 'cache-and-network' });
  const columns = [
    column('name', undefined, ({ name }) => name),
    column('kind', 96, ({ kind }) => titleKindNames[kind]),
    column('taxNumber', 216, ({ taxNumber }) => <span className="num">{taxNumber || '—'}</span>),
    column('bank', 240, ({ bankName, bankAccount }) => (
      <>
        {bankName || '—'}
        {bankAccount && <SecondLine num>{bankAccount}</SecondLine>}
      </>
    )),
    column(
      'actions',
      136,
      (title) => (
        <ActionsCell>
          <Button variant="text" onClick={() => editing.send({ type: 'editor.open', item: { title } })}>
            {text.edit}
          </Button>
          <Button variant="quiet" onClick={() => removing.send({ type: 'action.ask', subject: title })}>
            {text.remove}
          </Button>
        </ActionsCell>
      ),
      { align: 'right' },
    ),
  ];
  const none = text.none.titles;
  return (
    <>
      {error && !data ? (
        <ErrorState message={failureText(error)} onRetry={() => void refetch()} />
      ) : (
        <Table
          label={text.views}
          columns={columns}
          rows={data?.invoiceTitles ?? []}
          rowKey={({ id }) => id}
          loading={!data}
          empty={<EmptyState title={none.title} hint={none.hint} />}
        />
      )}
      <EditTitleDialog actor={editing} />
      <RemoveTitleDialog actor={removing} />
    </>
  );
}
