import { StatusDot } from '../../ui/base/StatusDot.tsx';
import { columnsNamed } from '../../ui/columns/column.ts';
import { Time } from '../../ui/data/cells.tsx';
import { Table } from '../../ui/data/Table.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { DescriptionList } from '../../ui/layout/DescriptionList.tsx';
import { Stack } from '../../ui/layout/Layout.tsx';
import type { LoadSystemQuery } from '../graphql/generated/graphql.ts';
import { processColumns, roleNames, releaseText as text } from './system.text.ts';

type System = LoadSystemQuery['system'];
type Process = System['processes'][number];

/** Four reports of a process that have not come. */
const SILENT_MS = 60_000;

const column = columnsNamed<Process, keyof typeof processColumns>(processColumns);

/** This release, and the processes that run. */
export function ReleaseTab({ system: { version, migration, processes } }: { system: System }) {
  const now = Date.now();
  return (
    <Stack gap={16}>
      <Card title={text.title}>
        <DescriptionList
          items={[
            { term: text.version, value: version },
            { term: text.migration, value: migration },
          ]}
        />
      </Card>
      <Table
        label={text.processes}
        rows={processes}
        rowKey={({ id }) => id}
        empty={<EmptyState title={text.none} />}
        columns={[
          column('role', undefined, ({ role }) => roleNames[role] ?? role),
          column('state', 144, ({ seenAt }) => {
            const isSilent = now - Date.parse(seenAt) > SILENT_MS;
            return (
              <StatusDot tone={isSilent ? 'danger' : 'success'}>{isSilent ? text.old : text.alive}</StatusDot>
            );
          }),
          column('version', 120, ({ version: of }) => <span className="num">{of}</span>),
          column('started', 176, ({ startedAt }) => <Time at={startedAt} />),
          column('seen', 176, ({ seenAt }) => <Time at={seenAt} />),
        ]}
      />
    </Stack>
  );
}
