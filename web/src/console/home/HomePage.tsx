import { useQuery } from '@apollo/client/react';
import { Text } from '../../ui/base/Text.tsx';
import { Message } from '../../ui/feedback/Message.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { Stack } from '../../ui/layout/Layout.tsx';
import { PageHeader } from '../../ui/layout/PageHeader.tsx';
import { useOperator } from '../consoleActors.ts';
import { knownPermissions, permissionText } from '../permissions.text.ts';
import { useHasPage } from '../shell/havingPages.ts';
import { Loaded } from '../ui/Loaded.tsx';
import { DaysTable } from './DaysTable.tsx';
import { LoadHome } from './home.graphql.ts';
import styles from './home.module.css';
import { homeText as text } from './home.text.ts';
import { MonthCharts } from './MonthCharts.tsx';
import { WaitingList } from './WaitingList.tsx';

const FEW_CODES = 2;

/** Greets the operator with what waits for them, today's figures, and what they may do. */
export default function HomePage() {
  const { displayName, roles, permissions, recoveryCodesLeft } = useOperator();
  const known = knownPermissions(permissions);
  return (
    <Stack gap={16}>
      <PageHeader title={text.greeting(new Date().getHours(), displayName)} hint={text.roles(roles)} />
      {recoveryCodesLeft <= FEW_CODES && <Message tone="warning">{text.fewCodes(recoveryCodesLeft)}</Message>}
      <Workbench />
      {permissions.includes('reports.read') && <MonthCharts />}
      <Card title={text.may}>
        {known.length === 0 && <p>{text.nothing}</p>}
        <ul className={styles.may}>
          {known.map((permission) => (
            <li key={permission}>{permissionText[permission]}</li>
          ))}
        </ul>
      </Card>
    </Stack>
  );
}

function Workbench() {
  const hasPage = useHasPage();
  const read = useQuery(LoadHome, { context: { quiet: true } });
  return (
    <Loaded read={read} loading={text.loading} height={240}>
      {({ home: { waiting, days } }) => (
        <>
          {waiting.length > 0 && (
            <Card title={text.waiting}>
              <WaitingList waiting={waiting} hasPage={hasPage} />
            </Card>
          )}
          {days.length > 0 && (
            <Card title={text.days}>
              <Text as="p" tone="secondary" small below={8}>
                {text.daysHint}
              </Text>
              <DaysTable days={days} />
            </Card>
          )}
        </>
      )}
    </Loaded>
  );
}
