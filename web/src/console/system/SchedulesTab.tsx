import { StatusDot } from '../../ui/base/StatusDot.tsx';
import { SecondLine, Text } from '../../ui/base/Text.tsx';
import { columnsNamed } from '../../ui/columns/column.ts';
import { Time } from '../../ui/data/cells.tsx';
import { Table } from '../../ui/data/Table.tsx';
import type { LoadSystemQuery } from '../graphql/generated/graphql.ts';
import { scheduleNames } from './schedules.text.ts';
import { scheduleColumns, scheduleText as text } from './system.text.ts';

type Schedule = LoadSystemQuery['system']['schedules'][number];

const column = columnsNamed<Schedule, keyof typeof scheduleColumns>(scheduleColumns);
const columns = [
  column('name', undefined, ({ name }) => {
    const known = scheduleNames[name];
    if (!known) return name;
    return (
      <>
        {known.name}{' '}
        <Text small tone="secondary">
          {name}
        </Text>
        <SecondLine>{known.does}</SecondLine>
      </>
    );
  }),
  column('state', 144, ({ isFailing, endedAt }) => {
    if (endedAt === null) return <Text tone="secondary">{text.never}</Text>;
    return (
      <StatusDot tone={isFailing ? 'danger' : 'success'}>{isFailing ? text.failing : text.fine}</StatusDot>
    );
  }),
  column('ended', 152, ({ endedAt }) => endedAt && <Time at={endedAt} />),
  column('next', 152, ({ nextAt, everySeconds }) =>
    nextAt ? <Time at={nextAt} /> : everySeconds !== null && text.every(everySeconds),
  ),
  column(
    'error',
    320,
    ({ error, failedAt }) =>
      failedAt && (
        <>
          <Text anywhere>{error}</Text>
          <SecondLine num>
            <Time at={failedAt} />
          </SecondLine>
        </>
      ),
  ),
];

/** Jobs that run by the clock, those that fail first. */
export function SchedulesTab({ schedules }: { schedules: readonly Schedule[] }) {
  const rows = schedules.toSorted((one, two) => Number(two.isFailing) - Number(one.isFailing));
  return <Table label={text.list} columns={columns} rows={rows} rowKey={({ name }) => name} />;
}
