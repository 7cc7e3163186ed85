import { Link } from 'react-router-dom';
import type { InviteeRowFragment } from '../../graphql/generated/graphql.ts';
import { formatDate, formatDateTime } from '../../lib/time.ts';
import { Button } from '../../ui/Button.tsx';
import type { ColumnChoice } from '../../ui/columns/columnPreferences.ts';
import { Price } from '../../ui/Price.tsx';
import type { Column } from '../../ui/Table.tsx';
import type { Amounts } from './amounts.ts';
import { LevelBadge } from './LevelBadge.tsx';
import styles from './Lists.module.css';
import { amountsWords } from './markUps.text.ts';
import { membersText as text } from './promotion.text.ts';
import { anyMarkUps, writeMarkUps } from './promotionQuery.ts';

/** An invitee, identified by its account id. */
export type MemberRow = InviteeRowFragment & { id: number };

/** The columns that may be hidden. */
export const memberColumnChoices: readonly ColumnChoice[] = (
  ['createdAt', 'packageCount', 'spend', 'profit', 'lastOrderAt', 'markUp'] as const
).map((key) => ({ key, name: text[key] }));

interface Options {
  /** What holds for those without a row of their own; undefined until it is known. */
  byDefault: Amounts | undefined;
  onSet: (member: MemberRow) => void;
}

/** The columns of the list of the invited. */
export function memberColumns({ byDefault, onSet }: Options): Column<MemberRow>[] {
  return [
    { key: 'member', header: text.member, width: 204, stick: 'left', cell: member },
    { key: 'createdAt', header: text.createdAt, width: 100, cell: ({ createdAt }) => moment(createdAt) },
    {
      key: 'packageCount',
      header: text.packageCount,
      align: 'right',
      width: 68,
      cell: ({ packageCount }) => packageCount,
    },
    {
      key: 'spend',
      header: text.spend,
      align: 'right',
      width: 96,
      cell: ({ spend }) => <Price fen={spend} />,
    },
    {
      key: 'profit',
      header: text.profit,
      align: 'right',
      width: 112,
      cell: ({ profit, profitSettled }) => (
        <>
          <Price fen={profit} />
          <span className={styles.second}>{text.settled(profitSettled)}</span>
        </>
      ),
    },
    {
      key: 'lastOrderAt',
      header: text.lastOrderAt,
      width: 100,
      cell: ({ lastOrderAt }) =>
        lastOrderAt ? moment(lastOrderAt) : <span className={styles.quiet}>{text.noOrder}</span>,
    },
    {
      key: 'markUp',
      header: text.markUp,
      cell: (member) => <MarkUpNow member={member} byDefault={byDefault} />,
    },
    {
      key: 'actions',
      header: text.actions,
      width: 96,
      align: 'right',
      stick: 'right',
      cell: (member) => (
        <Button variant="text" onClick={() => onSet(member)}>
          {text.setMarkUp}
        </Button>
      ),
    },
  ];
}

function member({ nickName, phone, level, levelName }: MemberRow) {
  return (
    <span className={styles.member}>
      <LevelBadge level={level} name={levelName} />
      <span>
        {nickName}
        <span className={styles.second}>
          {phone} · {levelName}
        </span>
      </span>
    </span>
  );
}

function moment(at: string) {
  return (
    <time className="num" dateTime={at}>
      {formatDate(at)}
      <span className={styles.second}>{formatDateTime(at).slice(-5)}</span>
    </time>
  );
}

interface MarkUpNowProps {
  member: MemberRow;
  byDefault: Amounts | undefined;
}

function MarkUpNow({ member: { userId, markUp, goodsMarkUps }, byDefault }: MarkUpNowProps) {
  const own = markUp?.enabled ? markUp : null;
  const amounts = own ?? byDefault;
  return (
    <>
      <span className="num">{amounts && amountsWords(amounts)}</span>
      <span className={styles.second}>
        {own ? text.own : text.byDefault}
        {goodsMarkUps > 0 && (
          <Link className={styles.more} to={{ search: writeMarkUps({ ...anyMarkUps, userId }) }}>
            {text.ofGoods(goodsMarkUps)}
          </Link>
        )}
      </span>
    </>
  );
}
