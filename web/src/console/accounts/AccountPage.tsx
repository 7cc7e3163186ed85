import { useQuery } from '@apollo/client/react';
import { useParams } from 'react-router-dom';
import { useFlow } from '../../flows/useFlow.ts';
import { failureText } from '../../lib/fetchWithTimeout.ts';
import { readId } from '../../lib/page.ts';
import { StatusDot } from '../../ui/base/StatusDot.tsx';
import { Tag } from '../../ui/base/Tag.tsx';
import { usePageTitle } from '../../ui/base/usePageTitle.ts';
import { Button, LinkButton } from '../../ui/buttons/Button.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { Message } from '../../ui/feedback/Message.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { Row, Stack } from '../../ui/layout/Layout.tsx';
import { useOperator } from '../consoleActors.ts';
import { accountsPath, auditPath, supplierPath, walletPath } from '../paths.ts';
import { RecordPage } from '../ui/record/RecordPage.tsx';
import { AdjustButtons } from '../wallets/AdjustButtons.tsx';
import { MembersPart, TokensPart } from './AccessParts.tsx';
import { LevelDialog, NoteDialog, ResetDialog, SignOutDialog } from './AccountDialogs.tsx';
import {
  ConsentsPart,
  FactsPart,
  InviteesPart,
  LimitsPart,
  NotesPart,
  SessionsPart,
} from './AccountParts.tsx';
import { type Account, addNote, changeLevel, sendReset, signOutAccount } from './accountActions.ts';
import { LoadAccount } from './accounts.graphql.ts';
import { kindNames, statusNames, statusTones, pageText as text } from './accounts.text.ts';
import { FreezingDialog } from './FreezingDialog.tsx';
import { freezing } from './freezing.logic.ts';
import { OrdersPart, WalletPart } from './MoneyParts.tsx';
import { OrdersLinks } from './OrdersLinks.tsx';

/** Everything of one account, and what may be done to it. */
export default function AccountPage() {
  const id = readId(useParams().id ?? '');
  const { data, error, refetch } = useQuery(LoadAccount, {
    variables: { id: id ?? 0 },
    skip: id === null,
    fetchPolicy: 'cache-and-network',
    context: { quiet: true },
  });
  if (id === null) return <NoAccount />;
  if (data) return <Shown account={data.account} />;
  if (error) return <ErrorState message={failureText(error)} onRetry={() => void refetch()} />;
  return (
    <Stack gap={16} aria-busy="true">
      <Skeleton width={280} height={32} />
      <Skeleton height={160} />
      <Skeleton height={160} />
    </Stack>
  );
}

function NoAccount() {
  return (
    <EmptyState
      illustration="lock"
      title={text.notFound}
      hint={text.notFoundHint}
      action={<LinkButton to={accountsPath}>{text.back}</LinkButton>}
    />
  );
}

const nameOf = ({ companyName, nickName }: Account) => companyName || nickName;

function Shown({ account }: { account: Account }) {
  const name = nameOf(account);
  usePageTitle(name);
  const { permissions } = useOperator();
  const mayAct = permissions.includes('accounts.act') && account.status !== 'CLOSED';
  const adding = useFlow(addNote);
  const { sections } = text;
  return (
    <>
      <RecordPage
        title={
          <Row as="span" gap={12} wrap>
            {name}
            <Tag>{kindNames[account.kind]}</Tag>
            <StatusDot tone={statusTones[account.status]}>{statusNames[account.status]}</StatusDot>
          </Row>
        }
        actions={<Actions account={account} mayAct={mayAct} />}
        notice={<Notices account={account} />}
        sections={[
          { title: sections.facts, content: <FactsPart account={account} /> },
          {
            title: sections.wallet,
            side: (
              <Row gap={8}>
                {permissions.includes('money.read') && (
                  <LinkButton variant="text" size="small" to={walletPath(account.id)}>
                    {text.walletPage}
                  </LinkButton>
                )}
                {account.status !== 'CLOSED' && <AdjustButtons accountId={account.id} isSmall />}
              </Row>
            ),
            content: <WalletPart account={account} />,
          },
          {
            title: sections.orders,
            side: <OrdersLinks account={account} />,
            content: <OrdersPart account={account} />,
          },
          { title: sections.sessions, content: <SessionsPart sessions={account.sessions} /> },
          { title: sections.members, content: <MembersPart {...{ account, name, mayAct }} /> },
          { title: sections.tokens, content: <TokensPart {...{ account, name, mayAct }} /> },
          { title: sections.limits, content: <LimitsPart limits={account.limits} /> },
          ...(account.kind === 'BUYER'
            ? [{ title: sections.invitees, content: <InviteesPart account={account} /> }]
            : []),
          { title: sections.consents, content: <ConsentsPart consents={account.consents} /> },
          {
            title: sections.notes,
            side: mayAct && (
              <Button
                size="small"
                onClick={() => adding.send({ type: 'editor.open', item: { id: account.id } })}
              >
                {text.addNote}
              </Button>
            ),
            content: <NotesPart notes={account.notes} />,
          },
        ]}
      />
      <NoteDialog actor={adding} />
    </>
  );
}

function Notices({ account: { frozenAt, isClosing } }: { account: Account }) {
  return (
    <>
      {frozenAt && <Message tone="danger">{text.frozen(frozenAt)}</Message>}
      {isClosing && <Message tone="warning">{text.closing}</Message>}
    </>
  );
}

function Actions({ account, mayAct }: { account: Account; mayAct: boolean }) {
  const moving = useFlow(freezing);
  const leveling = useFlow(changeLevel);
  const ending = useFlow(signOutAccount);
  const resetting = useFlow(sendReset);
  const { permissions } = useOperator();
  const { id, kind, status, phone, level, levelName, league } = account;
  const name = nameOf(account);
  const subject = { id, phone, name, reason: '' };
  const isThaw = status === 'FROZEN';
  return (
    <Row gap={8} wrap justify="flex-end">
      {kind === 'SELLER' && permissions.includes('suppliers.read') && (
        <LinkButton to={supplierPath(id)}>{text.supplierPage}</LinkButton>
      )}
      {permissions.includes('audit.read') && (
        <LinkButton to={auditPath(`account:${id}`)}>{text.audit}</LinkButton>
      )}
      {mayAct && (
        <>
          {league && (
            <Button
              onClick={() =>
                leveling.send({
                  type: 'action.ask',
                  subject: {
                    ...subject,
                    level,
                    levelName,
                    earned: league.earned,
                    levels: league.levels,
                    to: null,
                  },
                })
              }
            >
              {text.changeLevel}
            </Button>
          )}
          <Button onClick={() => resetting.send({ type: 'action.ask', subject })}>{text.sendReset}</Button>
          <Button onClick={() => ending.send({ type: 'action.ask', subject })}>{text.signOut}</Button>
          <Button
            variant={isThaw ? 'primary' : 'danger'}
            onClick={() => moving.send({ type: 'freezing.open', account: { id, kind, name, isThaw } })}
          >
            {isThaw ? text.thaw : text.freeze}
          </Button>
        </>
      )}
      <FreezingDialog actor={moving} />
      <LevelDialog actor={leveling} />
      <SignOutDialog actor={ending} />
      <ResetDialog actor={resetting} />
    </Row>
  );
}
