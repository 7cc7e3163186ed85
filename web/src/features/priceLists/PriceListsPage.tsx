import { useQuery } from '@apollo/client/react';
import { ConfirmActionDialog } from '../../flows/ConfirmActionDialog.tsx';
import { useFlow } from '../../flows/useFlow.ts';
import { failureText } from '../../lib/fetchWithTimeout.ts';
import { Text } from '../../ui/base/Text.tsx';
import { usePageTitle } from '../../ui/base/usePageTitle.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { Table } from '../../ui/data/Table.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { PageHeader } from '../../ui/layout/PageHeader.tsx';
import { PriceListDialog } from './PriceListDialog.tsx';
import { priceListColumns } from './priceListColumns.tsx';
import { editPriceList, type RemovePriceList, removePriceList } from './priceListFlows.ts';
import { blankList, copyOf, type EditedList } from './priceListForm.ts';
import { ListPriceLists } from './priceLists.graphql.ts';
import { MAX_LISTS, removalText, priceListsText as text } from './priceLists.text.ts';

/** The supplier's price lists: for whom, until when, and the ways to change them. */
export default function PriceListsPage() {
  usePageTitle(text.title);
  const editor = useFlow(editPriceList);
  const removing = useFlow(removePriceList);
  const query = useQuery(ListPriceLists, { fetchPolicy: 'cache-and-network', context: { quiet: true } });
  const lists = query.data?.priceLists;
  const full = lists !== undefined && lists.length >= MAX_LISTS;
  const open = (item: EditedList) => editor.send({ type: 'editor.open', item });
  const add = (
    <Button variant="primary" icon="plus" disabled={full} onClick={() => open(blankList)}>
      {text.add}
    </Button>
  );
  return (
    <>
      <PageHeader
        title={text.title}
        hint={text.hint}
        below={16}
        actions={
          lists &&
          lists.length > 0 && (
            <>
              {full && <Text tone="secondary">{text.full}</Text>}
              {add}
            </>
          )
        }
      />
      {query.error && !lists ? (
        <ErrorState message={failureText(query.error)} onRetry={() => void query.refetch()} />
      ) : (
        <Table
          label={text.list}
          columns={priceListColumns({
            onEdit: open,
            onCopy: (list) => open(copyOf(list, text.copyName(list.name))),
            onRemove: (list) => removing.send({ type: 'action.ask', subject: list }),
          })}
          rows={lists ?? []}
          rowKey={({ id }) => id}
          loading={query.loading && !lists}
          empty={<EmptyState title={text.none} hint={text.noneHint} action={add} />}
        />
      )}
      <PriceListDialog editor={editor} />
      <RemovePriceListDialog actor={removing} />
    </>
  );
}

/** Removing a list is asked once. */
export function RemovePriceListDialog({ actor }: { actor: RemovePriceList }) {
  return (
    <ConfirmActionDialog destructive actor={actor} texts={removalText}>
      {(list) => <p>{removalText.words(list.name)}</p>}
    </ConfirmActionDialog>
  );
}
