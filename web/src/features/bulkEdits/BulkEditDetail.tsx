import { useQuery } from '@apollo/client/react';
import { useFlow } from '../../flows/useFlow.ts';
import type { BulkEditItemFragment } from '../../graphql/generated/graphql.ts';
import { ListView } from '../../list/ListView.tsx';
import { useList } from '../../list/useList.ts';
import { Text } from '../../ui/base/Text.tsx';
import { usePageTitle } from '../../ui/base/usePageTitle.ts';
import { Button, LinkButton } from '../../ui/buttons/Button.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { Row } from '../../ui/layout/Layout.tsx';
import { PageHeader } from '../../ui/layout/PageHeader.tsx';
import { Tabs } from '../../ui/layout/Tabs.tsx';
import { ListBulkEditLines, ListBulkEdits } from './bulkEdits.graphql.ts';
import { recordsText, linesText as text } from './bulkEdits.text.ts';
import { editsPath, linesParams } from './bulkEditsQuery.ts';
import { EditStatus } from './editColumns.tsx';
import { lineColumns } from './lineColumns.tsx';
import { UndoDialog } from './UndoDialog.tsx';
import { undoBulkEdit } from './undoBulkEdit.ts';
import { changeText } from './valueText.ts';

/** One edit: what it changed, row by row, and what an undo made of it. */
export function BulkEditDetail({ id }: { id: number }) {
  usePageTitle(recordsText.title);
  const { data, loading } = useQuery(ListBulkEdits, {
    variables: { filter: { ids: [id] }, page: 1, pageSize: 1, cursor: null },
    context: { quiet: 'outages' },
  });
  const undoing = useFlow(undoBulkEdit);
  const edit = data?.bulkEdits.list[0];
  const back = <LinkButton to={editsPath}>{text.back}</LinkButton>;
  if (!edit)
    return (
      <>
        <PageHeader title={recordsText.title} actions={back} />
        {!loading && <EmptyState title={text.missing} />}
      </>
    );
  return (
    <>
      <PageHeader
        title={changeText(edit)}
        below={8}
        actions={
          <>
            {back}
            {edit.allowedActions.includes('UNDO') && (
              <Button variant="primary" onClick={() => undoing.send({ type: 'action.ask', subject: edit })}>
                {recordsText.undo}
              </Button>
            )}
          </>
        }
      />
      <Row wrap gap={16} below={12}>
        <Text tone="secondary" num>
          {edit.editNo}
        </Text>
        <Text num>{recordsText.range(edit.kind, edit.goodsCount, edit.rowCount)}</Text>
        <div>
          <EditStatus edit={edit} />
        </div>
      </Row>
      <Lines edit={edit} />
      <UndoDialog actor={undoing} />
    </>
  );
}

type Show = keyof typeof text.shows;

function Lines({ edit }: { edit: BulkEditItemFragment }) {
  const list = useList({
    params: linesParams,
    document: ListBulkEditLines,
    variables: ({ show, page }) => ({
      ...{ editId: edit.id, filter: show === 'LEFT' ? { left: true } : {}, page, pageSize: 50 },
    }),
    pick: ({ bulkEditLines }) => bulkEditLines,
  });
  const hasLeft = edit.undoneCount !== null && edit.undoneCount < edit.rowCount;
  return (
    <>
      {hasLeft && (
        <Tabs
          below={12}
          label={text.show}
          active={list.query.show}
          items={(Object.keys(text.shows) as Show[]).map((key) => ({ key, label: text.shows[key] }))}
          onChange={(show) => list.change({ show })}
        />
      )}
      <ListView
        list={list}
        label={text.list}
        columns={lineColumns(edit)}
        none={<EmptyState title={text.none} />}
      />
    </>
  );
}
