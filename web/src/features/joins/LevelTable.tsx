import type { ReactNode } from 'react';
import { Price } from '../../ui/Price.tsx';
import { type Column, Table } from '../../ui/Table.tsx';
import { joinText as text } from './join.text.ts';
import styles from './LevelTable.module.css';
import { type LeagueLevel, leagueLevels } from './leagueLevels.ts';

const columns: Column<LeagueLevel>[] = [
  {
    key: 'level',
    header: text.level,
    width: 72,
    cell: ({ level }) => <span className={styles.badge}>{level}</span>,
  },
  { key: 'name', header: text.levelName, cell: ({ name }) => name },
  {
    key: 'invitees',
    header: text.invitees,
    align: 'right',
    cell: (row) => asked(row, text.people(row.invitees), text.none),
  },
  {
    key: 'parcels',
    header: text.parcels,
    align: 'right',
    cell: (row) => asked(row, text.pieces(row.parcels)),
  },
  {
    key: 'recharge',
    header: text.recharge,
    align: 'right',
    cell: (row) => asked(row, <Price fen={row.recharge} />),
  },
  {
    key: 'discount',
    header: text.discount,
    align: 'right',
    cell: ({ discount }) => <Price fen={discount} />,
  },
  { key: 'markup', header: text.markup, align: 'right', cell: ({ markup }) => <Price fen={markup} /> },
];

/** The twelve levels side by side. */
export function LevelTable() {
  return (
    <Table label={text.levelsTitle} columns={columns} rows={leagueLevels} rowKey={({ level }) => level} />
  );
}

/** The first level asks for nothing. */
function asked({ level }: LeagueLevel, condition: ReactNode, instead: string = text.free) {
  return level === 1 ? <span className={styles.none}>{instead}</span> : condition;
}
