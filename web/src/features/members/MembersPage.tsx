import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { useFlow } from '../../flows/useFlow.ts';
import { failureText } from '../../lib/fetchWithTimeout.ts';
import { paths } from '../../lib/paths.ts';
import { Text } from '../../ui/base/Text.tsx';
import { usePageTitle } from '../../ui/base/usePageTitle.ts';
import { Button, LinkButton } from '../../ui/buttons/Button.tsx';
import { SecretDialog } from '../../ui/copy/SecretDialog.tsx';
import { Table } from '../../ui/data/Table.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { Grow, Row } from '../../ui/layout/Layout.tsx';
import { PageHeader } from '../../ui/layout/PageHeader.tsx';
import {
  CancelInvitationDialog,
  ChangeMemberDialog,
  InviteMemberDialog,
  RemoveMemberDialog,
} from './MemberDialogs.tsx';
import { invitationColumns, memberColumns } from './memberColumns.tsx';
import { cancelInvitation, changeMember, inviteMember, removeMember } from './memberFlows.ts';
import type { Invited } from './memberForm.ts';
import { ListMembers } from './members.graphql.ts';
import { invitedText, membersText as text } from './members.text.ts';
import { TransferDialog } from './TransferDialog.tsx';
import { useTransfer } from './useTransfer.ts';

/** Who may act in the own account, and who is invited. */
export default function MembersPage() {
  usePageTitle(text.title);
  const inviting = useFlow(inviteMember);
  const changing = useFlow(changeMember);
  const removing = useFlow(removeMember);
  const cancelling = useFlow(cancelInvitation);
  const transferring = useTransfer();
  const [invited, setInvited] = useState<Invited | null>(null);
  const query = useQuery(ListMembers, { fetchPolicy: 'cache-and-network', context: { quiet: true } });
  const members = query.data?.members;
  const roles = members?.roles ?? [];
  const add = (
    <Button
      variant="primary"
      icon="plus"
      disabled={!members}
      onClick={() => inviting.send({ type: 'editor.open', item: { roles, onInvited: setInvited } })}
    >
      {text.add}
    </Button>
  );
  const isEmpty = members?.list.length === 0;
  return (
    <>
      <PageHeader
        title={text.title}
        hint={text.hint}
        below={16}
        actions={
          <LinkButton variant="text" to={paths.me}>
            {text.back}
          </LinkButton>
        }
      />
      {query.error && !members ? (
        <ErrorState message={failureText(query.error)} onRetry={() => void query.refetch()} />
      ) : (
        <>
          <Row gap={12} below={12}>
            <Grow>
              <Text as="p" tone="secondary" num>
                {members && text.words(members.list.length, members.maxMembers)}
              </Text>
            </Grow>
            {!isEmpty && add}
          </Row>
          <Table
            label={text.list}
            columns={memberColumns({
              onChange: (member) => changing.send({ type: 'editor.open', item: { roles, member } }),
              onRemove: ({ id, name }) => removing.send({ type: 'action.ask', subject: { id, name } }),
              onTransfer: (member) => transferring.send({ type: 'editor.open', member, roles }),
            })}
            rows={members?.list ?? []}
            rowKey={({ id }) => id}
            loading={!members}
            empty={<EmptyState title={text.none} hint={text.noneHint} action={add} />}
          />
          {members && members.invitations.length > 0 && (
            <section aria-label={text.invitations}>
              <Row as="header" gap={12} above={24} below={12}>
                <h2>{text.invitations}</h2>
                <Text tone="secondary">{text.invitationsWords}</Text>
              </Row>
              <Table
                label={text.invitations}
                columns={invitationColumns(({ id, name }) =>
                  cancelling.send({ type: 'action.ask', subject: { id, name } }),
                )}
                rows={members.invitations}
                rowKey={({ id }) => id}
              />
            </section>
          )}
        </>
      )}
      <InviteMemberDialog actor={inviting} />
      <ChangeMemberDialog actor={changing} />
      <RemoveMemberDialog actor={removing} />
      <CancelInvitationDialog actor={cancelling} />
      <TransferDialog actor={transferring} />
      {invited && (
        <SecretDialog
          secret={invited.link}
          texts={{ ...invitedText, words: invitedText.words(invited.name) }}
          onClose={() => setInvited(null)}
        />
      )}
    </>
  );
}
