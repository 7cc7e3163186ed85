import { useQuery } from '@apollo/client/react';
import { useLocation } from 'react-router-dom';
import { failureText } from '../../lib/fetchWithTimeout.ts';
import { paths } from '../../lib/paths.ts';
import { formatDateTime } from '../../lib/time.ts';
import { Text } from '../../ui/base/Text.tsx';
import { usePageTitle } from '../../ui/base/usePageTitle.ts';
import { Button, LinkButton } from '../../ui/buttons/Button.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { Figures } from '../../ui/layout/Figures.tsx';
import { Stack } from '../../ui/layout/Layout.tsx';
import { Panel } from '../../ui/layout/Panel.tsx';
import { useOpenLogin } from '../loginDialog/useOpenLogin.ts';
import { invitationCodeIn } from './memberForm.ts';
import { LoadInvitation } from './members.graphql.ts';
import { invitationText as text } from './members.text.ts';

/** What an invitation is for, and the way to accept it. */
export default function InvitationPage() {
  usePageTitle(text.title);
  const code = invitationCodeIn(useLocation().hash);
  return code === null ? <Unusable words={text.incomplete} /> : <Invitation code={code} />;
}

function Invitation({ code }: { code: string }) {
  const openLogin = useOpenLogin();
  const { data, error } = useQuery(LoadInvitation, {
    variables: { code },
    fetchPolicy: 'no-cache',
    context: { quiet: true },
  });
  if (error) return <Unusable words={failureText(error)} />;
  const invitation = data?.memberInvitation;
  if (!invitation) return <Skeleton width={480} height={260} />;
  const { accountName, kind, name, roleName, about, expiresAt } = invitation;
  const join = () =>
    openLogin(undefined, {
      mode: 'join',
      kind: kind === 'BUYER' ? 'buyer' : 'seller',
      invitation: code,
    });
  return (
    <Panel aria-label={text.title}>
      <h1>{text.invites(accountName)}</h1>
      <Text as="p" tone="secondary" below={16}>
        {text.kinds[kind]}
      </Text>
      <Figures
        items={[
          { term: text.name, value: name },
          { term: text.role, value: roleName },
          { term: text.expiresAt, value: <Text num>{formatDateTime(expiresAt)}</Text> },
        ]}
      />
      <Stack above={16} below={16} gap={8}>
        <p>{about}</p>
        <Text as="p" tone="secondary">
          {text.words}
        </Text>
      </Stack>
      <Button variant="primary" size="large" onClick={join}>
        {text.join}
      </Button>
    </Panel>
  );
}

function Unusable({ words }: { words: string }) {
  return (
    <EmptyState
      illustration="lock"
      title={text.goneTitle}
      hint={words}
      action={<LinkButton to={paths.home}>{text.home}</LinkButton>}
    />
  );
}
