import { useQuery } from '@apollo/client/react';
import { failureText } from '../../lib/fetchWithTimeout.ts';
import { rechargePath } from '../../lib/pagePaths.ts';
import { Tag } from '../../ui/base/Tag.tsx';
import { SecondLine, Text } from '../../ui/base/Text.tsx';
import { LinkButton } from '../../ui/buttons/Button.tsx';
import { columnsNamed } from '../../ui/columns/column.ts';
import { Price } from '../../ui/data/Price.tsx';
import { type Column, Table } from '../../ui/data/Table.tsx';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { Figures } from '../../ui/layout/Figures.tsx';
import { Row, Stack } from '../../ui/layout/Layout.tsx';
import { Panel } from '../../ui/layout/Panel.tsx';
import styles from './League.module.css';
import { LevelBadge } from './LevelBadge.tsx';
import { LoadLeague } from './league.graphql.ts';
import { leagueColumnNames, leagueText as text } from './league.text.ts';
import {
  type League,
  type LeagueLevel,
  levelWords,
  NEEDS,
  type Need,
  needsOf,
  nextLevel,
  percentOf,
} from './league.ts';

/** The own level and what it gives, the way to the next one, and all twelve. */
export function LeaguePart() {
  const { data, error, refetch } = useQuery(LoadLeague, {
    fetchPolicy: 'cache-and-network',
    context: { quiet: true },
  });
  if (error && !data) return <ErrorState message={failureText(error)} onRetry={() => void refetch()} />;
  const league = data?.league;
  return (
    <>
      <Panel className={styles.card} above={16} below={24} aria-label={text.own} aria-busy={!league}>
        <Row gap={16} align="start" className={styles.own}>
          {league ? (
            <Own league={league} />
          ) : (
            <>
              <Skeleton width={72} height={72} round />
              <Skeleton width={180} height={64} />
            </>
          )}
        </Row>
        {league ? (
          <LeagueProgress league={league} />
        ) : (
          <div>
            <Skeleton width={240} height={24} />
            <Skeleton height={120} />
          </div>
        )}
      </Panel>
      <LeagueTable league={league} />
    </>
  );
}

function Own({ league: { level: own, levels } }: { league: League }) {
  const level = levels.find((each) => each.level === own);
  return (
    <>
      <LevelBadge level={own} {...(level && { name: level.name })} size={72} />
      <div>
        <h2 className={styles.name}>{levelWords(own, level?.name)}</h2>
        <Figures
          className={styles.gives}
          items={[
            { term: text.discount, value: level?.discount ? <Price fen={level.discount} /> : text.free },
            { term: text.maxProfit, value: level ? <Price fen={level.maxProfit} /> : text.nothing },
          ]}
        />
      </div>
    </>
  );
}

/** Three ways to the next level, and how far each has come. */
function LeagueProgress({ league }: { league: League }) {
  const next = nextLevel(league);
  if (!next)
    return (
      <Text as="p" tone="secondary" className={styles.top}>
        {text.top}
      </Text>
    );
  const needs = needsOf(league, next);
  const reached = needs.some(({ have, need }) => have >= need);
  return (
    <div>
      <h3 className={styles.next}>
        <Row as="span" wrap>
          {text.toNext}
          <LevelBadge level={next.level} name={next.name} size={24} />
          {levelWords(next.level, next.name)}
          <span className={styles.quiet}>{text.nextGives(next)}</span>
        </Row>
      </h3>
      <p className={styles.quiet}>{reached ? text.reached : text.anyOne}</p>
      <Stack as="ul" gap={12} above={16} below={16}>
        {needs.map((need) => (
          <li key={need.kind} className={styles.need}>
            <span>
              {text.names[need.kind]}
              <SecondLine>{text.lack(need)}</SecondLine>
            </span>
            <progress
              aria-label={text.names[need.kind]}
              aria-valuetext={`${text.come(need)}，${text.lack(need)}`}
              max={100}
              value={percentOf(need)}
            />
            <Text num className={styles.come}>
              {text.come(need)}
            </Text>
          </li>
        ))}
      </Stack>
      {!reached && (
        <LinkButton to={rechargePath({ amount: next.needRecharge })}>
          {text.recharge(next.needRecharge)}
        </LinkButton>
      )}
    </div>
  );
}

/** All levels, with the own one and the next marked. */
function LeagueTable({ league }: { league: League | undefined }) {
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
