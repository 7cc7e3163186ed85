import { Text } from '../../ui/base/Text.tsx';
import { Button } from '../../ui/buttons/Button.tsx';
import { columnsNamed } from '../../ui/columns/column.ts';
import { Time } from '../../ui/data/cells.tsx';
import { Table } from '../../ui/data/Table.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { Stack } from '../../ui/layout/Layout.tsx';
import type { LoadSystemQuery } from '../graphql/generated/graphql.ts';
import { ListTools } from '../list/ListTools.tsx';
import { FailedJobs } from './FailedJobs.tsx';
import { queueColumns, queueNames, jobsText as text } from './system.text.ts';

type Queue = LoadSystemQuery['system']['queues'][number];

interface Props {
  queues: readonly Queue[];
  /** The queue whose failed jobs are shown; empty for none. */
  shown: string;
  onShow: (queue: string) => void;
}

const column = columnsNamed<Queue, keyof typeof queueColumns>(queueColumns);
const right = { align: 'right' } as const;
const number = (value: number) => <span className="num">{value.toLocaleString('zh-CN')}</span>;

/** The queues of jobs, and of one of them those that failed. */
export function JobsTab({ queues, shown, onShow }: Props) {
  const isKnown = queues.some(({ name }) => name === shown);
  return (
    <Stack gap={16}>
      <Table
        label={text.queues}
        rows={queues}
        rowKey={({ name }) => name}
        columns={[
          column('name', undefined, ({ name }) => (
            <>
              {queueNames[name] ?? name}{' '}
              <Text small tone="secondary">
                {name}
              </Text>
            </>
          )),
          column('waiting', 104, ({ waiting }) => number(waiting), right),
          column('oldest', 176, ({ oldestAt }) => (oldestAt ? <Time at={oldestAt} /> : text.noneDue)),
          column('running', 104, ({ running }) => number(running), right),
          column(
            'failed',
            144,
            ({ name, failed }) =>
              failed === 0 ? (
                number(0)
              ) : (
                <Button variant="text" aria-pressed={name === shown} onClick={() => onShow(name)}>
                  {text.show(failed)}
                </Button>
              ),
            right,
          ),
        ]}
      />
      {isKnown && (
        <Card
          title={text.failedOf(queueNames[shown] ?? shown)}
          side={<ListTools of={{ failedJobs: { queue: shown } }} />}
        >
          <FailedJobs key={shown} queue={shown} />
        </Card>
      )}
    </Stack>
  );
}
