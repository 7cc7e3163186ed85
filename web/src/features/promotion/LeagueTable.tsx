import { Price } from '../../ui/Price.tsx';
import { type Column, Table } from '../../ui/Table.tsx';
import { Tag } from '../../ui/Tag.tsx';
import styles from './League.module.css';
import { LevelBadge } from './LevelBadge.tsx';
import { leagueText as text } from './league.text.ts';
import type { League, LeagueLevel, Need } from './league.ts';

/** All levels, with the own one and the next marked. */
export function LeagueTable({ league }: { league: League | undefined }) {
  return (
    <>
      <h2 className={styles.title}>{text.table}</h2>
      <Table
        label={text.table}
        columns={columnsFor(league?.level)}
        rows={league?.levels ?? []}
        rowKey={({ level }) => level}
        loading={!league}
      />
    </>
  );
}

function columnsFor(own: number | undefined): Column<LeagueLevel>[] {
  return [
    {
      key: 'level',
      header: text.level,
      width: 280,
      cell: ({ level, name }) => (
        <span className={styles.level}>
          <LevelBadge level={level} name={name} size={24} named />
          {level === own && <Tag tone="orange">{text.current}</Tag>}
          {own !== undefined && level === own + 1 && <Tag>{text.next}</Tag>}
        </span>
      ),
    },
    needColumn('invites', text.needInvites, ({ needInvites }) => needInvites),
    needColumn('packages', text.needPackages, ({ needPackages }) => needPackages),
    needColumn('recharge', text.needRecharge, ({ needRecharge }) => needRecharge),
    {
      key: 'discount',
      header: `${text.gives}（${text.perParcel}）`,
      align: 'right',
      cell: ({ discount }) => (discount > 0 ? <Price fen={discount} /> : text.nothing),
    },
    {
      key: 'maxProfit',
      header: `${text.markUp}（${text.perPiece}）`,
      align: 'right',
      cell: ({ maxProfit }) => <Price fen={maxProfit} />,
    },
  ];
}

/** The first level asks for nothing. */
function needColumn(
  kind: Need['kind'],
  header: string,
  needOf: (row: LeagueLevel) => number,
): Column<LeagueLevel> {
  return {
    key: kind,
    header,
    align: 'right',
    cell: (row) => {
      if (row.level > 1) return <span className="num">{text.quantity(kind, needOf(row))}</span>;
      return <span className={styles.quiet}>{kind === 'invites' ? text.fromStart : text.nothing}</span>;
    },
  };
}
