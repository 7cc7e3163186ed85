import { columnsNamed } from '../../ui/columns/column.ts';
import { Row } from '../../ui/Layout.tsx';
import { Price } from '../../ui/Price.tsx';
import { type Column, Table } from '../../ui/Table.tsx';
import { Tag } from '../../ui/Tag.tsx';
import { Text } from '../../ui/Text.tsx';
import styles from './League.module.css';
import { LevelBadge } from './LevelBadge.tsx';
import { leagueColumnNames, leagueText as text } from './league.text.ts';
import { type League, type LeagueLevel, NEEDS, type Need } from './league.ts';

/** All levels, with the own one and the next marked. */
export function LeagueTable({ league }: { league: League | undefined }) {
  return (
    <>
      <Text as="h2" below={8}>
        {text.table}
      </Text>
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

const column = columnsNamed<LeagueLevel, keyof typeof leagueColumnNames>(leagueColumnNames);
const right = { align: 'right' } as const;

function columnsFor(own: number | undefined): Column<LeagueLevel>[] {
  return [
    column('level', 280, ({ level, name }) => (
      <Row as="span">
        <LevelBadge level={level} name={name} size={24} named />
        {level === own && <Tag tone="orange">{text.current}</Tag>}
        {own !== undefined && level === own + 1 && <Tag>{text.next}</Tag>}
      </Row>
    )),
    needColumn('invites'),
    needColumn('packages'),
    needColumn('recharge'),
    column(
      'discount',
      undefined,
      ({ discount }) => (discount > 0 ? <Price fen={discount} /> : text.nothing),
      right,
    ),
    column('maxProfit', undefined, ({ maxProfit }) => <Price fen={maxProfit} />, right),
  ];
}

/** The first level asks for nothing. */
function needColumn(kind: Need['kind']): Column<LeagueLevel> {
  const cell = (row: LeagueLevel) => {
    if (row.level > 1) return <Text num>{text.quantity(kind, row[NEEDS[kind]])}</Text>;
    return <span className={styles.quiet}>{kind === 'invites' ? text.fromStart : text.nothing}</span>;
  };
  return column(kind, undefined, cell, right);
}
