import { useQuery } from '@apollo/client/react';
import type { ReactNode } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { KeywordForm } from '../../fields/KeywordForm.tsx';
import { useFlow } from '../../flows/useFlow.ts';
import { monthBefore, monthText, newestMonths } from '../../lib/months.ts';
import { useTag } from '../../lib/useFields.ts';
import { StatementTable } from '../../list/StatementTable.tsx';
import { Button } from '../../ui/buttons/Button.tsx';
import { CountLink } from '../../ui/data/cells.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { Message } from '../../ui/feedback/Message.tsx';
import { Select } from '../../ui/inputs/Select.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { Grow, Row, Stack } from '../../ui/layout/Layout.tsx';
import { PageHeader } from '../../ui/layout/PageHeader.tsx';
import { useConsole } from '../consoleActors.ts';
import type { LoadAccountStatementQuery, LoadPlatformStatementQuery } from '../graphql/generated/graphql.ts';
import { ViewsMenu } from '../list/ViewsMenu.tsx';
import { walletPath } from '../paths.ts';
import { askForProof } from '../proof/proveAgain.logic.ts';
import { Loaded } from '../ui/Loaded.tsx';
import { downloadStatement } from './downloadStatement.ts';
import { LoadAccountStatement, LoadPlatformStatement } from './statements.graphql.ts';
import { ownerNames, statementsText as text } from './statements.text.ts';
import { readAccount, statementsParams } from './statementsQuery.ts';

const MONTHS = 24;

/** The ledger by month: of everybody together, or of one account. */
export default function StatementsPage() {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const { proof } = useConsole();
  const downloading = useFlow(downloadStatement);
  const busy = useTag(downloading, 'busy');
  const query = statementsParams.read(search);
  const { account } = query;
  const month = query.month || monthBefore(new Date(), account === null ? 1 : 0);
  const show = (part: Partial<typeof query>) =>
    void navigate({ search: statementsParams.write({ ...query, ...part }) });
  return (
    <>
      <PageHeader below={12} title={text.title} hint={text.hint} />
      <Row below={12} gap={8} wrap>
        <Select
          aria-label={text.month}
          value={month}
          options={newestMonths(new Date(), MONTHS).map((value) => ({ value, text: monthText(value) }))}
          onChange={(chosen) => show({ month: chosen })}
        />
        <KeywordForm
          key={account}
          label={text.account}
          hint={text.accountHint}
          keyword={account === null ? '' : String(account)}
          max={15}
          onFind={(typed) => show({ account: readAccount(typed) })}
        />
        <Button
          icon="download"
          loading={busy}
          onClick={() =>
            downloading.send({
              type: 'action.run',
              subject: { month, account, prove: () => askForProof(proof) },
            })
          }
        >
          {text.download}
        </Button>
        <Grow />
        <ViewsMenu list="STATEMENTS" />
      </Row>
      {account === null ? <OfPlatform month={month} /> : <OfAccount month={month} account={account} />}
    </>
  );
}

function OfPlatform({ month }: { month: string }) {
  const read = useQuery(LoadPlatformStatement, { variables: { month }, context: { quiet: true } });
  return (
    <Loaded read={read} loading={text.loading} height={240}>
      {({ platformStatement }) => <PlatformParts month={month} statement={platformStatement} />}
    </Loaded>
  );
}

function PlatformParts({
  month,
  statement: { isWritten, balanced, parts },
}: {
  month: string;
  statement: LoadPlatformStatementQuery['platformStatement'];
}) {
  if (!isWritten) return <EmptyState title={text.unwritten(month)} hint={text.unwrittenHint} />;
  return (
    <Stack gap={16}>
      <Message tone={balanced ? 'success' : 'danger'}>{balanced ? text.balanced : text.unbalanced}</Message>
      {parts.map((part) => {
        const name = `${ownerNames[part.ownerKind]} · ${part.title}`;
        return (
          <Card key={name} title={name}>
            <StatementTable part={part} isOver label={name} />
          </Card>
        );
      })}
    </Stack>
  );
}

function OfAccount({ month, account }: { month: string; account: number }) {
  const read = useQuery(LoadAccountStatement, {
    variables: { accountId: account, month },
    context: { quiet: true },
  });
  return (
    <Loaded read={read} loading={text.loading} height={240}>
      {({ accountStatement }) => <AccountParts account={account} statement={accountStatement} />}
    </Loaded>
  );
}

function AccountParts({
  account,
  statement: { isOver, parts },
}: {
  account: number;
  statement: LoadAccountStatementQuery['accountStatement'];
}) {
  if (parts.length === 0) return <EmptyState title={text.none} hint={text.noneHint} />;
  const wallet: ReactNode = <CountLink to={walletPath(account)}>{text.wallet}</CountLink>;
  return (
    <Stack gap={16}>
      {parts.map((part) => {
        const name = `${text.ofAccount(account)} · ${part.title}`;
        return (
          <Card key={part.code} title={name} side={part.code === 'available' && wallet}>
            <StatementTable part={part} isOver={isOver} label={name} />
          </Card>
        );
      })}
    </Stack>
  );
}
