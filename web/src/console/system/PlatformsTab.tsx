import { SecondLine, Text } from '../../ui/base/Text.tsx';
import { columnsNamed } from '../../ui/columns/column.ts';
import { Table } from '../../ui/data/Table.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import type { LoadSystemQuery } from '../graphql/generated/graphql.ts';
import { platformColumns, platformNames, platformText as text } from './system.text.ts';

type Platform = LoadSystemQuery['system']['platforms'][number];

const column = columnsNamed<Platform, keyof typeof platformColumns>(platformColumns);
const columns = [
  column('name', undefined, ({ name }) => platformNames[name] ?? name),
  column('hour', 200, ({ hour }) => <Calls of={hour} />),
  column('day', 200, ({ day }) => <Calls of={day} />),
  column('failures', 320, ({ failures }) =>
    failures.map(({ outcome, calls }) => text.failure(outcome, calls)).join('，'),
  ),
];

/** How calls of outside platforms go. */
export function PlatformsTab({ platforms }: { platforms: readonly Platform[] }) {
  return (
    <>
      <Text as="p" small tone="secondary" below={8}>
        {text.hint}
      </Text>
      <Table
        label={text.list}
        columns={columns}
        rows={platforms}
        rowKey={({ name }) => name}
        empty={<EmptyState title={text.none} hint={text.noneHint} />}
      />
    </>
  );
}

function Calls({ of: { failed, calls } }: { of: Platform['hour'] }) {
  return (
    <>
      <Text num tone={failed === 0 ? undefined : 'danger'}>
        {text.rate(failed, calls)}
      </Text>
      <SecondLine num>{text.of(failed, calls)}</SecondLine>
    </>
  );
}
