import type { ApiTokenRowFragment, ApiTokenStatus } from '../../graphql/generated/graphql.ts';
import { formatDate, formatDayTime } from '../../lib/time.ts';
import { StatusDot, type Tone } from '../../ui/base/StatusDot.tsx';
import { SecondLine, Text } from '../../ui/base/Text.tsx';
import { Button } from '../../ui/buttons/Button.tsx';
import { columnsNamed } from '../../ui/columns/column.ts';
import { ActionsCell, DayAndTime } from '../../ui/data/cells.tsx';
import { MoreCell } from '../../ui/data/MoreCell.tsx';
import { Price } from '../../ui/data/Price.tsx';
import type { Column } from '../../ui/data/Table.tsx';

import { endsWithin } from './remaining.ts';
import { type Grantable, scopeNames } from './scopeGroups.ts';
import type { RevokedToken } from './tokenFlows.ts';
import { columnNames, statusNames, tokensText as text } from './tokens.text.ts';

interface Options {
  grantable: readonly Grantable[];
  /** Epoch milliseconds. */
  now: number;
  onRevoke: (token: RevokedToken) => void;
}

type Token = ApiTokenRowFragment;
const column = columnsNamed<Token, keyof typeof columnNames>(columnNames);
const TONES: Record<ApiTokenStatus, Tone> = { ACTIVE: 'success', EXPIRED: 'quiet', REVOKED: 'quiet' };
const SOON_DAYS = 14;

/** The columns of the own tokens. */
export function tokenColumns({ grantable, now, onRevoke }: Options): Column<Token>[] {
  return [
    column('name', 168, ({ name, hint, createdAt, documents }) => (
      <>
        <Text anywhere>{name}</Text>
        <SecondLine num>{hint}…</SecondLine>
        <SecondLine num>{text.createdAt(formatDate(createdAt))}</SecondLine>
        {documents > 0 && <SecondLine num>{text.documents(documents)}</SecondLine>}
      </>
    )),
    column('scopes', undefined, ({ scopes }) => (
      <MoreCell of={scopeNames(scopes, grantable)} all={text.allScopes} />
    )),
    column('networks', 124, ({ networks }) =>
      networks.length === 0 ? (
        <Text tone="secondary">{text.everywhere}</Text>
      ) : (
        <MoreCell of={networks} all={text.allNetworks} />
      ),
    ),
    column('spent', 120, Spent, { align: 'right' }),
    column('lastUsedAt', 104, ({ lastUsedAt }) =>
      lastUsedAt ? <DayAndTime at={lastUsedAt} /> : <Text tone="secondary">{text.neverUsed}</Text>,
    ),
    column('expiresAt', 120, (token) => <Expiry token={token} now={now} />),
    column('status', 88, ({ status }) => <StatusDot tone={TONES[status]}>{statusNames[status]}</StatusDot>),
    column(
      'actions',
      64,
      ({ id, name, status }) =>
        status === 'ACTIVE' && (
          <ActionsCell>
            <Button variant="quiet" onClick={() => onRevoke({ id, name })}>
              {text.revoke}
            </Button>
          </ActionsCell>
        ),
      { align: 'right' },
    ),
  ];
}

function Spent({ dayLimit, spentToday }: Token) {
  if (dayLimit === null) return <Text tone="secondary">{text.paysNothing}</Text>;
  return (
    <>
      <Price fen={spentToday} />
      <SecondLine num>{text.ofLimit(dayLimit)}</SecondLine>
    </>
  );
}

function Expiry({ token: { status, expiresAt, revokedAt }, now }: { token: Token; now: number }) {
  const days = status === 'ACTIVE' ? endsWithin(expiresAt, SOON_DAYS, now) : null;
  return (
    <>
      <time className="num" dateTime={expiresAt}>
        {formatDate(expiresAt)}
      </time>
      {days !== null && <SecondLine tone="warning">{text.daysLeft(days)}</SecondLine>}
      {revokedAt && <SecondLine num>{text.revokedAt(formatDayTime(revokedAt))}</SecondLine>}
    </>
  );
}
