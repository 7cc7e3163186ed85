import { useState } from 'react';
import { DayRange } from '../../fields/DayRange.tsx';
import { KeywordForm } from '../../fields/KeywordForm.tsx';
import { toTimeFilter } from '../../lib/days.ts';
import { given } from '../../lib/given.ts';
import { day, page, type QueryOf, searchParams, text as typed } from '../../lib/searchParams.ts';
import { ListFilters } from '../../list/ListFilters.tsx';
import { ListView } from '../../list/ListView.tsx';
import { useList } from '../../list/useList.ts';
import { SecondLine, Text } from '../../ui/base/Text.tsx';
import { Button } from '../../ui/buttons/Button.tsx';
import { columnsNamed } from '../../ui/columns/column.ts';
import { Time } from '../../ui/data/cells.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { PageHeader } from '../../ui/layout/PageHeader.tsx';
import { Dialog } from '../../ui/overlays/Dialog.tsx';
import type { AuditRowFragment } from '../graphql/generated/graphql.ts';
import { ListTools } from '../list/ListTools.tsx';
import { ListAudit } from './audit.graphql.ts';
import { auditColumns, auditText as text } from './audit.text.ts';
import { changesOf } from './auditChanges.ts';

/** Lines of an entry that stand in the list. */
const SHOWN = 3;
const auditParams = searchParams({
  operator: typed(),
  action: typed(),
  target: typed(),
  from: day(),
  to: day(),
  page: page(),
});
const FIELDS = ['operator', 'action', 'target'] as const;
const column = columnsNamed<AuditRowFragment, keyof typeof auditColumns>(auditColumns);

function filterOf({ operator, action, target, ...days }: QueryOf<typeof auditParams>) {
  const { startAt, endAt } = toTimeFilter(days);
  return given({ operator, action, target, from: startAt, to: endAt });
}

/** What operators did and read, the newest first. */
export default function AuditPage() {
  const [opened, setOpened] = useState<AuditRowFragment | null>(null);
  const list = useList({
    params: auditParams,
    document: ListAudit,
    variables: (query) => ({ filter: filterOf(query), page: query.page, pageSize: 50 }),
    pick: ({ auditEntries }) => auditEntries,
  });
  return (
    <>
      <PageHeader below={16} title={text.title} hint={text.hint} />
      <ListFilters
        list={list}
        text={{ label: text.filters, reset: text.reset }}
        end={<ListTools of={{ auditEntries: list.filter }} />}
      >
        {FIELDS.map((field) => (
          <KeywordForm
            key={`${field} ${list.query[field]}`}
            label={text[field]}
            keyword={list.query[field]}
            onFind={(words) => list.change({ [field]: words })}
          />
        ))}
        <DayRange days={list.query} onChange={list.change} />
      </ListFilters>
      <ListView
        list={list}
        label={text.list}
        columns={[
          column('at', 152, ({ createdAt }) => <Time at={createdAt} />),
          column('operator', 152, ({ operator, operatorId, address }) => (
            <>
              {operator}
              <SecondLine num>{operatorId === null ? text.command : address}</SecondLine>
            </>
          )),
          column('action', 168, ({ action }) => action),
          column('target', 144, ({ target }) => (
            <Text num anywhere>
              {target}
            </Text>
          )),
          column('changes', undefined, (entry) => <Changes entry={entry} onOpen={setOpened} />),
          column('reason', 200, ({ reason }) => reason),
        ]}
        none={<EmptyState title={text.none} />}
        text={text}
      />
      {opened && (
        <Dialog open title={text.all(opened.action)} onClose={() => setOpened(null)}>
          <Lines of={changesOf(opened)} />
        </Dialog>
      )}
    </>
  );
}

interface ChangesProps {
  entry: AuditRowFragment;
  onOpen: (entry: AuditRowFragment) => void;
}

function Changes({ entry, onOpen }: ChangesProps) {
  const lines = changesOf(entry);
  return (
    <>
      <Lines of={lines.slice(0, SHOWN)} />
      {lines.length > SHOWN && (
        <Button size="small" variant="text" onClick={() => onOpen(entry)}>
          {text.more(lines.length - SHOWN)}
        </Button>
      )}
    </>
  );
}

function Lines({ of: lines }: { of: readonly string[] }) {
  return lines.map((line) => (
    <Text key={line} block small num anywhere>
      {line}
    </Text>
  ));
}
