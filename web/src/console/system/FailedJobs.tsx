import { useQuery } from '@apollo/client/react';
import { useFlow } from '../../flows/useFlow.ts';
import { failureText } from '../../lib/fetchWithTimeout.ts';
import { SecondLine, Text } from '../../ui/base/Text.tsx';
import { Button } from '../../ui/buttons/Button.tsx';
import { columnsNamed } from '../../ui/columns/column.ts';
import { Time } from '../../ui/data/cells.tsx';
import { Table } from '../../ui/data/Table.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { Row } from '../../ui/layout/Layout.tsx';
import { useMay } from '../consoleActors.ts';
import type { ListFailedJobsQuery } from '../graphql/generated/graphql.ts';
import { StepJobDialog } from './StepJobDialog.tsx';
import { type JobSubject, stepJob } from './stepJob.ts';
import { ListFailedJobs } from './system.graphql.ts';
import { failedColumns, queueNames, jobsText as text } from './system.text.ts';

type Job = ListFailedJobsQuery['failedJobs'][number];

const column = columnsNamed<Job, keyof typeof failedColumns>(failedColumns);

/** Failed jobs of a queue: what went wrong, and what is done with them. */
export function FailedJobs({ queue }: { queue: string }) {
  const mayAct = useMay('system.act');
  const stepping = useFlow(stepJob);
  const { data, error, loading, refetch } = useQuery(ListFailedJobs, {
    variables: { queue },
    context: { quiet: true },
  });
  if (error && !data) return <ErrorState message={failureText(error)} onRetry={() => void refetch()} />;
  const ask = (step: JobSubject['step'], { id, key }: Job) =>
    stepping.send({ type: 'action.ask', subject: { step, queue, id, key, reason: '' } });
  return (
    <>
      <Text as="p" small tone="secondary" below={8}>
        {text.failedHint}
      </Text>
      <Table
        label={text.failedOf(queueNames[queue] ?? queue)}
        rows={data?.failedJobs ?? []}
        rowKey={({ id }) => id}
        loading={loading && !data}
        empty={<EmptyState title={text.none} hint={text.noneHint} />}
        columns={[
          column('key', 200, ({ key, createdAt }) => (
            <>
              <Text num anywhere>
                {key || text.noKey}
              </Text>
              <SecondLine num>
                {text.sentAt} <Time at={createdAt} />
              </SecondLine>
            </>
          )),
          column('error', undefined, ({ error: words }) => <Text anywhere>{words}</Text>),
          column('failedAt', 152, ({ failedAt, tries }) => (
            <>
              {failedAt && <Time at={failedAt} />}
              <SecondLine num>{text.tries(tries)}</SecondLine>
            </>
          )),
          column(
            'actions',
            144,
            (job) =>
              mayAct && (
                <Row gap={4} justify="flex-end">
                  <Button variant="quiet" onClick={() => ask('remove', job)}>
                    {text.remove}
                  </Button>
                  <Button variant="text" onClick={() => ask('retry', job)}>
                    {text.retry}
                  </Button>
                </Row>
              ),
            { align: 'right' },
          ),
        ]}
      />
      <StepJobDialog actor={stepping} />
    </>
  );
}
