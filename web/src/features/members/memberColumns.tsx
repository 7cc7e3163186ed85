import type { ListMembersQuery, MemberRowFragment } from '../../graphql/generated/graphql.ts';
import { SecondLine, Text } from '../../ui/base/Text.tsx';
import { Button } from '../../ui/buttons/Button.tsx';
import { columnsNamed } from '../../ui/columns/column.ts';
import { ActionsCell, DayAndTime } from '../../ui/data/cells.tsx';
import type { Column } from '../../ui/data/Table.tsx';
import { columnNames, invitationColumnNames, membersText as text } from './members.text.ts';

type Member = MemberRowFragment;
type Invitation = ListMembersQuery['members']['invitations'][number];

interface MemberActions {
  onChange: (member: Member) => void;
  onRemove: (member: Member) => void;
  onTransfer: (member: Member) => void;
}

const column = columnsNamed<Member, keyof typeof columnNames>(columnNames);
const ofInvitation = columnsNamed<Invitation, keyof typeof invitationColumnNames>(invitationColumnNames);

/** The columns of the members of the own account. */
export function memberColumns({ onChange, onRemove, onTransfer }: MemberActions): Column<Member>[] {
  return [
    column('name', undefined, ({ name, phone }) => (
      <>
        <Text anywhere>{name}</Text>
        <SecondLine num>{phone}</SecondLine>
      </>
    )),
    column('role', 120, ({ roleName }) => roleName),
    column('createdAt', 132, ({ createdAt }) => <DayAndTime at={createdAt} />),
    column('lastLoginAt', 132, ({ lastLoginAt }) =>
      lastLoginAt ? <DayAndTime at={lastLoginAt} /> : <Text tone="secondary">{text.neverSignedIn}</Text>,
    ),
    column(
      'actions',
      220,
      (member) => (
        <ActionsCell>
          <Button variant="text" onClick={() => onChange(member)}>
            {text.change}
          </Button>
          <Button variant="text" onClick={() => onTransfer(member)}>
            {text.transfer}
          </Button>
          <Button variant="text" onClick={() => onRemove(member)}>
            {text.remove}
          </Button>
        </ActionsCell>
      ),
      { align: 'right' },
    ),
  ];
}

/** The columns of invitations that may still be accepted. */
export function invitationColumns(onCancel: (invitation: Invitation) => void): Column<Invitation>[] {
  return [
    ofInvitation('name', undefined, ({ name }) => <Text anywhere>{name}</Text>),
    ofInvitation('role', 120, ({ roleName }) => roleName),
    ofInvitation('expiresAt', 264, ({ expiresAt }) => <Text num>{text.until(expiresAt)}</Text>),
    ofInvitation(
      'actions',
      220,
      (invitation) => (
        <ActionsCell>
          <Button variant="text" onClick={() => onCancel(invitation)}>
            {text.cancel}
          </Button>
        </ActionsCell>
      ),
      { align: 'right' },
    ),
  ];
}
