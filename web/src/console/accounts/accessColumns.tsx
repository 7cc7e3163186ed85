import { formatDate } from '../../lib/time.ts';
import { StatusDot } from '../../ui/base/StatusDot.tsx';
import { SecondLine, Text } from '../../ui/base/Text.tsx';
import { Button } from '../../ui/buttons/Button.tsx';
import { columnsNamed } from '../../ui/columns/column.ts';
import { ActionsCell, DayAndTime } from '../../ui/data/cells.tsx';
import { MoreCell } from '../../ui/data/MoreCell.tsx';
import { Price } from '../../ui/data/Price.tsx';
import type { Column } from '../../ui/data/Table.tsx';
import {
  memberColumnNames,
  membersText,
  tokenColumnNames,
  tokenStatusNames,
  tokenStatusTones,
  tokensText,
} from './access.text.ts';
import type { Account } from './accountActions.ts';

type Member = Account['members'][number];
type Token = Account['tokens'][number];

const ofMember = columnsNamed<Member, keyof typeof memberColumnNames>(memberColumnNames);
const ofToken = columnsNamed<Token, keyof typeof tokenColumnNames>(tokenColumnNames);

/** The columns of the members of an account. */
export const memberColumns = (onRemove: (member: Member) => void): Column<Member>[] => [
  ofMember('name', undefined, ({ name, phone }) => (
    <>
      <Text anywhere>{name}</Text>
      <SecondLine num>{phone}</SecondLine>
    </>
  )),
  ofMember('role', 112, ({ roleName }) => roleName),
  ofMember('state', 112, ({ isSignedIn }) => (
    <StatusDot tone={isSignedIn ? 'success' : 'quiet'}>
      {isSignedIn ? membersText.signedIn : membersText.signedOut}
    </StatusDot>
  )),
  ofMember('createdAt', 112, ({ createdAt }) => <DayAndTime at={createdAt} />),
  ofMember('lastLoginAt', 112, ({ lastLoginAt }) =>
    lastLoginAt ? <DayAndTime at={lastLoginAt} /> : <Text tone="secondary">{membersText.never}</Text>,
  ),
  ofMember(
    'actions',
    72,
    (member) => (
      <ActionsCell>
        <Button variant="quiet" onClick={() => onRemove(member)}>
          {membersText.remove}
        </Button>
      </ActionsCell>
    ),
    { align: 'right' },
  ),
];

/** The columns of the tokens of an account. */
export const tokenColumns = (onRevoke: (token: Token) => void): Column<Token>[] => [
  ofToken('name', 160, ({ name, hint, createdAt }) => (
    <>
      <Text anywhere>{name}</Text>
      <SecondLine num>{hint}…</SecondLine>
      <SecondLine num>{tokensText.createdAt(createdAt)}</SecondLine>
    </>
  )),
  ofToken('scopes', undefined, ({ scopeNames }) => <MoreCell of={scopeNames} all={tokensText.allScopes} />),
  ofToken('networks', 120, ({ networks }) =>
    networks.length === 0 ? (
      <Text tone="secondary">{tokensText.everywhere}</Text>
    ) : (
      <MoreCell of={networks} all={tokensText.allNetworks} />
    ),
  ),
  ofToken('spent', 104, Spent, { align: 'right' }),
  ofToken('lastUsedAt', 104, ({ lastUsedAt }) =>
    lastUsedAt ? <DayAndTime at={lastUsedAt} /> : <Text tone="secondary">{tokensText.neverUsed}</Text>,
  ),
  ofToken('status', 136, ({ status, expiresAt, revokedAt }) => (
    <>
      <StatusDot tone={tokenStatusTones[status]}>{tokenStatusNames[status]}</StatusDot>
      <SecondLine num>
        {revokedAt ? tokensText.revokedAt(revokedAt) : tokensText.until(formatDate(expiresAt))}
      </SecondLine>
    </>
  )),
  ofToken(
    'actions',
    72,
    (token) =>
      token.status === 'ACTIVE' && (
        <ActionsCell>
          <Button variant="quiet" onClick={() => onRevoke(token)}>
            {tokensText.revoke}
          </Button>
        </ActionsCell>
      ),
    { align: 'right' },
  ),
];

function Spent({ dayLimit, spentToday }: Token) {
  if (dayLimit === null) return <Text tone="secondary">{tokensText.paysNothing}</Text>;
  return (
    <>
      <Price fen={spentToday} />
      <SecondLine num>{tokensText.ofLimit(dayLimit)}</SecondLine>
    </>
  );
}
