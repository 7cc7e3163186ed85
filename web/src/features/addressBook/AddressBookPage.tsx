import { useQuery } from '@apollo/client/react';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { ExportButton } from '../../exports/ExportButton.tsx';
import { ExportNotice } from '../../exports/ExportNotice.tsx';
import { useExporting } from '../../exports/useExporting.ts';
import { useFlow } from '../../flows/useFlow.ts';
import { shipToEntriesPath } from '../../lib/pagePaths.ts';
import { ChoiceFilters, KeywordFilter, ListFilters } from '../../list/ListFilters.tsx';
import { ListView } from '../../list/ListView.tsx';
import { useList } from '../../list/useList.ts';
import { SecondLine, Text } from '../../ui/base/Text.tsx';
import { usePageTitle } from '../../ui/base/usePageTitle.ts';
import { Button, LinkButton } from '../../ui/buttons/Button.tsx';
import { columnsNamed } from '../../ui/columns/column.ts';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { PageHeader } from '../../ui/layout/PageHeader.tsx';
import { BatchBar } from '../../ui/selection/BatchBar.tsx';
import { type RowSelection, useRowSelection } from '../../ui/selection/useRowSelection.ts';
import { hasScope, useScopes } from '../session/useSession.ts';
import { ImportDialog } from '../spreadsheets/importing/ImportDialog.tsx';
import type { RowLook } from '../spreadsheets/importing/ImportRows.tsx';
import { ListBookEntries, ListBookGroups } from './addressBook.graphql.ts';
import { bookBatchText, bookImportWords, bookProblemText, bookText as text } from './addressBook.text.ts';
import {
  type BookEntry,
  blankEntry,
  type EditEntry,
  editEntry,
  moveEntries,
  openEntry,
  removeEntries,
} from './bookActions.ts';
import { bookColumns } from './bookColumns.tsx';
import { bookFilter, bookParams, groupNamed, groupOptions } from './bookQuery.ts';
import { type BookRow, placeOfRow } from './bookSheet.ts';
import { EntryDialog, GroupNames, MoveEntriesDialog, RemoveEntriesDialog } from './EntryDialogs.tsx';
import { importBook } from './importBook.ts';

/** Most people that are shipped to at once: what an address can name. */
const MAX_SHIPPED = 200;

const sheetColumn = columnsNamed<BookRow, 'person' | 'place' | 'group'>({
  ...{ person: text.name, place: text.place, group: text.group },
});
const look: RowLook<BookRow> = {
  problemText: bookProblemText,
  columns: [
    sheetColumn('person', 180, ({ texts: { name, phone } }) => (
      <>
        {name}
        <SecondLine>{phone}</SecondLine>
      </>
    )),
    sheetColumn('place', 300, (row) => placeOfRow(row)),
    sheetColumn('group', 100, ({ texts: { group } }) => group || text.nothing),
  ],
};

/** The receivers that a buyer keeps. */
export default function AddressBookPage() {
  usePageTitle(text.title);
  const mayChange = hasScope(useScopes(), 'orders:write');
  const list = useList({
    params: bookParams,
    document: ListBookEntries,
    variables: ({ page, ...query }) => ({ filter: bookFilter(query), page, pageSize: 20 }),
    pick: ({ bookEntries }) => bookEntries,
  });
  const groups = useQuery(ListBookGroups, {
    fetchPolicy: 'cache-and-network',
    context: { quiet: 'outages' },
  }).data?.bookGroups;
  const chosen = useRowSelection(JSON.stringify(list.filter), list.rows);
  const editor = useFlow(editEntry);
  const [openForEditor] = useState(() => openEntry((entry) => openEditor(editor, entry)));
  const opening = useFlow(openForEditor);
  const removing = useFlow(useState(() => removeEntries(chosen.clear))[0]);
  const moving = useFlow(useState(() => moveEntries(chosen.clear))[0]);
  const importing = useFlow(importBook);
  const exporting = useExporting();
  const opened = useSelector(opening, ({ context }) => context.subject?.id ?? null);
  const names = groups?.groups.map(({ name }) => name) ?? [];
  const add = () => editor.send({ type: 'editor.open', item: { id: null, form: blankEntry } });
  const { group } = list.query;
  return (
    <>
      <PageHeader
        below={16}
        title={text.title}
        hint={text.hint}
        actions={
          <>
            {groups && (
              <Text tone="secondary" num>
                {text.count(groups.entryCount, groups.maxEntries)}
              </Text>
            )}
            <ExportButton
              exporting={exporting}
              subject={{ list: 'addressBook', group: group === null ? null : groupNamed(group) }}
              disabled={!list.page?.total}
              label={text.export}
            />
            {mayChange && (
              <>
                <Button icon="arrowUp" onClick={() => importing.send({ type: 'dialog.open' })}>
                  {text.import}
                </Button>
                <Button variant="primary" icon="plus" onClick={add}>
                  {text.add}
                </Button>
              </>
            )}
          </>
        }
      />
      <ListFilters list={list} text={text}>
        <KeywordFilter list={list} label={text.keyword} max={50} />
        <ChoiceFilters
          list={list}
          text={text}
          options={{
            group: groups && groupOptions(groups.groups),
          }}
        />
      </ListFilters>
      <ExportNotice exporting={exporting} />
      <ListView
        list={list}
        label={text.list}
        columns={bookColumns(
          mayChange
            ? {
                onEdit: (entry) => opening.send({ type: 'action.run', subject: entry }),
                onRemove: (entry) => removing.send({ type: 'action.ask', subject: { entries: [entry] } }),
                opening: opened,
              }
            : null,
        )}
        selection={{
          ...{ table: 'addressBook', chosen, all: bookBatchText.choosePage },
          one: ({ name }) => bookBatchText.choose(name),
        }}
        none={
          <EmptyState
            illustration="map"
            title={text.none}
            hint={text.noneHint}
            action={
              mayChange && (
                <Button variant="primary" onClick={add}>
                  {text.add}
                </Button>
              )
            }
          />
        }
        text={text}
      >
        {mayChange && (
          <ChosenBar
            chosen={chosen}
            onMove={(entries) =>
              moving.send({
                type: 'action.ask',
                subject: { ids: entries.map(({ id }) => id), group: '' },
              })
            }
            onRemove={(entries) => removing.send({ type: 'action.ask', subject: { entries } })}
          />
        )}
      </ListView>
      <GroupNames names={names} />
      <EntryDialog editor={editor} />
      <RemoveEntriesDialog actor={removing} />
      <MoveEntriesDialog actor={moving} />
      <ImportDialog actor={importing} look={look} words={bookImportWords} />
    </>
  );
}

function openEditor(
  editor: EditEntry,
  { id, name, phone, provinceCode, cityCode, districtCode, address, group, note }: OpenedForm,
): void {
  const form = { name, phone, provinceCode, cityCode, districtCode, address, group, note };
  editor.send({ type: 'editor.open', item: { id, form } });
}
type OpenedForm = typeof blankEntry & { id: number };

interface BarProps {
  chosen: RowSelection<BookEntry>;
  onMove: (entries: readonly BookEntry[]) => void;
  onRemove: (entries: readonly BookEntry[]) => void;
}

/** What can be done with the chosen entries. */
function ChosenBar({ chosen, onMove, onRemove }: BarProps) {
  const entries = chosen.rows;
  if (entries.length === 0) return null;
  const ship = bookBatchText.ship(entries.length);
  return (
    <BatchBar
      label={bookBatchText.bar}
      count={bookBatchText.chosen(entries.length)}
      clear={bookBatchText.clear}
      onClear={chosen.clear}
    >
      {entries.length > MAX_SHIPPED ? (
        <Button size="small" onClick={() => toast.warning(bookBatchText.tooMany(MAX_SHIPPED))}>
          {ship}
        </Button>
      ) : (
        <LinkButton variant="primary" size="small" to={shipToEntriesPath(entries.map(({ id }) => id))}>
          {ship}
        </LinkButton>
      )}
      <Button size="small" onClick={() => onMove(entries)}>
        {bookBatchText.move}
      </Button>
      <Button size="small" onClick={() => onRemove(entries)}>
        {bookBatchText.remove}
      </Button>
    </BatchBar>
  );
}
