import { useQuery } from '@apollo/client/react';
import { useFlow } from '../../flows/useFlow.ts';
import { failureText } from '../../lib/fetchWithTimeout.ts';
import { formatMoney } from '../../lib/money.ts';
import { Text } from '../../ui/base/Text.tsx';
import { Button } from '../../ui/buttons/Button.tsx';
import { Table } from '../../ui/data/Table.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { DescriptionList } from '../../ui/layout/DescriptionList.tsx';
import { Grow, Row, Stack } from '../../ui/layout/Layout.tsx';
import { hasScope, useScopes } from '../session/useSession.ts';
import { LowBalanceDialog } from './LowBalanceDialog.tsx';
import { LoadNoticeWays } from './noticeWays.graphql.ts';
import { lowBalanceText, robotsText, waysText as text } from './noticeWays.text.ts';
import { AddRobotDialog, RemoveRobotDialog, RenameRobotDialog } from './RobotDialogs.tsx';
import { robotColumns } from './robotColumns.tsx';
import { WaysDialog } from './WaysDialog.tsx';
import { WaysGrid } from './WaysGrid.tsx';
import {
  addRobot,
  editLowBalance,
  editWays,
  removeRobot,
  renameRobot,
  testRobot,
  wakeRobot,
} from './waysFlows.ts';
import type { Ways } from './waysForm.ts';

/** How the person is told besides by the bell. */
export function NoticeWaysTab() {
  const { data, error, refetch } = useQuery(LoadNoticeWays, {
    fetchPolicy: 'cache-and-network',
    context: { quiet: true },
  });
  const ways = data?.noticeWays;
  const mayMoney = hasScope(useScopes(), 'money:act');
  if (error && !ways) return <ErrorState message={failureText(error)} onRetry={() => void refetch()} />;
  if (!ways) return <Skeleton height={480} />;
  return (
    <Stack gap={16}>
      <WaysCard ways={ways} />
      {mayMoney && <LowBalanceCard ways={ways} />}
      <RobotsCard ways={ways} />
    </Stack>
  );
}

function WaysCard({ ways }: { ways: Ways }) {
  const editing = useFlow(editWays);
  const { robots, smsGroups, quietFrom, quietTo, digestAt, phone, smsPerDay } = ways;
  const canSms = ways.groups.some((group) => group.canSms);
  return (
    <Card
      title={text.ways}
      side={
        <Button variant="primary" onClick={() => editing.send({ type: 'editor.open', item: ways })}>
          {text.change}
        </Button>
      }
    >
      <Text as="p" tone="secondary" below={12}>
        {text.waysHint}
      </Text>
      <WaysGrid
        ways={ways}
        columns={[
          { key: 'sms', name: text.sms, groups: smsGroups },
          ...robots.map(({ id, name, groups }) => ({ key: id, name, groups })),
        ]}
      />
      <Stack above={16}>
        <DescriptionList
          items={[
            {
              term: text.quiet,
              value: quietFrom && quietTo ? text.quietWords(quietFrom, quietTo) : text.notQuiet,
            },
            { term: text.digest, value: digestAt ? text.digestWords(digestAt) : text.noDigest },
            { term: text.phone, value: canSms ? text.phoneWords(phone, smsPerDay) : text.noPhone },
          ]}
        />
      </Stack>
      <WaysDialog actor={editing} />
    </Card>
  );
}

function LowBalanceCard({ ways }: { ways: Ways }) {
  const editing = useFlow(editLowBalance);
  const { lowBalance } = ways;
  return (
    <Card
      title={lowBalanceText.title}
      side={
        <Button onClick={() => editing.send({ type: 'editor.open', item: { lowBalance } })}>
          {lowBalanceText.change}
        </Button>
      }
    >
      <p>{lowBalance === null ? lowBalanceText.none : lowBalanceText.words(formatMoney(lowBalance))}</p>
      <LowBalanceDialog actor={editing} />
    </Card>
  );
}

function RobotsCard({ ways }: { ways: Ways }) {
  const adding = useFlow(addRobot);
  const renaming = useFlow(renameRobot);
  const removing = useFlow(removeRobot);
  const testing = useFlow(testRobot);
  const waking = useFlow(wakeRobot);
  const { robots, groups } = ways;
  const add = (
    <Button icon="plus" onClick={() => adding.send({ type: 'editor.open', item: { groups } })}>
      {robotsText.add}
    </Button>
  );
  return (
    <Card title={robotsText.title} side={robots.length > 0 && add}>
      <Row gap={12} below={12}>
        <Grow>
          <Text as="p" tone="secondary">
            {robotsText.words}
          </Text>
        </Grow>
      </Row>
      <Table
        label={robotsText.list}
        columns={robotColumns({
          groups,
          onTest: (subject) => testing.send({ type: 'action.run', subject }),
          onWake: (subject) => waking.send({ type: 'action.run', subject }),
          onRename: (item) => renaming.send({ type: 'editor.open', item }),
          onRemove: (subject) => removing.send({ type: 'action.ask', subject }),
        })}
        rows={robots}
        rowKey={({ id }) => id}
        empty={<EmptyState title={robotsText.none} hint={robotsText.noneHint} action={add} />}
      />
      <AddRobotDialog actor={adding} />
      <RenameRobotDialog actor={renaming} />
      <RemoveRobotDialog actor={removing} />
    </Card>
  );
}
