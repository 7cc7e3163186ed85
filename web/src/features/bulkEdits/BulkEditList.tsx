import { useFlow } from '../../flows/useFlow.ts';
import { paths } from '../../lib/paths.ts';
import { ChoiceFilters, ListFilters } from '../../list/ListFilters.tsx';
import { ListView } from '../../list/ListView.tsx';
import { useList } from '../../list/useList.ts';
import { usePageTitle } from '../../ui/base/usePageTitle.ts';
import { LinkButton } from '../../ui/buttons/Button.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { optionsOf } from '../../ui/inputs/ChoiceOrAny.tsx';
import { PageHeader } from '../../ui/layout/PageHeader.tsx';
import { ListBulkEdits } from './bulkEdits.graphql.ts';
import { kindNames, recordsText as text } from './bulkEdits.text.ts';
import { editFilter, editsParams } from './bulkEditsQuery.ts';
import { editColumns } from './editColumns.tsx';
import { UndoDialog } from './UndoDialog.tsx';
import { undoBulkEdit } from './undoBulkEdit.ts';

/** The edits of many goods, each with its undo. */
export function BulkEditList() {
  usePageTitle(text.title);
  const list = useList({
    params: editsParams,
    document: ListBulkEdits,
    variables: (query) => ({ filter: editFilter(query), page: query.page, pageSize: 20 }),
    pick: ({ bulkEdits }) => bulkEdits,
  });
  const undoing = useFlow(undoBulkEdit);
  return (
    <>
      <PageHeader
        below={16}
        title={text.title}
        actions={<LinkButton to={paths.sellerGoods}>{text.back}</LinkButton>}
      />
      <ListFilters list={list} text={text} choiceWidth={176}>
        <ChoiceFilters list={list} text={text} options={{ kind: optionsOf(kindNames) }} />
      </ListFilters>
      <ListView
        list={list}
        label={text.list}
        columns={editColumns((subject) => undoing.send({ type: 'action.ask', subject }))}
        none={
          <EmptyState
            illustration="box"
            title={text.none}
            hint={text.noneHint}
            action={<LinkButton to={paths.sellerGoods}>{text.back}</LinkButton>}
          />
        }
        text={text}
      />
      <UndoDialog actor={undoing} />
    </>
  );
}
