import type { ReactNode } from 'react';
import { Icon } from '../../ui/base/Icon.tsx';
import { SecondLine, Text } from '../../ui/base/Text.tsx';
import { usePageTitle } from '../../ui/base/usePageTitle.ts';
import { Price } from '../../ui/data/Price.tsx';
import { type Column, Table } from '../../ui/data/Table.tsx';
import { Stack } from '../../ui/layout/Layout.tsx';
import { Panel } from '../../ui/layout/Panel.tsx';
import { Application } from './ApplicationCard.tsx';
import styles from './JoinPage.module.css';
import { joinText as text } from './join.text.ts';
import { type LeagueLevel, leagueLevels } from './leagueLevels.ts';

/** What a branch site brings, the twelve league levels, and the application. */
export default function JoinPage() {
  usePageTitle(text.title);
  return (
    <Stack gap={24} className={styles.page}>
      <div className={styles.top}>
        <div>
          <h1>{text.title}</h1>
          <Text as="p" tone="secondary" above={8} className={styles.lead}>
            {text.lead}
          </Text>
          <ul className={styles.benefits} aria-label={text.benefitsLabel}>
            {text.benefits.map(({ icon, title, words }) => (
              <Panel key={title} as="li" className={styles.benefit}>
                <span className={styles.sign}>
                  <Icon name={icon} size={22} />
                </span>
                <h2>{title}</h2>
                <Text as="p" tone="secondary">
                  {words}
                </Text>
              </Panel>
            ))}
          </ul>
          <Panel above={12} aria-labelledby="how">
            <h2 id="how">{text.stepsTitle}</h2>
            <ol className={styles.steps}>
              {text.steps.map(({ title, words }, at) => (
                <li key={title}>
                  <span className={styles.count}>{at + 1}</span>
                  <Text as="strong" strong block above={8}>
                    {title}
                  </Text>
                  <SecondLine>{words}</SecondLine>
                </li>
              ))}
            </ol>
            <SecondLine as="p" above={16}>
              {text.oneLevel}
            </SecondLine>
          </Panel>
        </div>
        <Application />
      </div>
      <Panel aria-labelledby="levels">
        <h2 id="levels">{text.levelsTitle}</h2>
        <ul className={styles.rules}>
          {text.levelsHow.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
        <Table label={text.levelsTitle} columns={columns} rows={leagueLevels} rowKey={({ level }) => level} />
      </Panel>
    </Stack>
  );
}

const columns: Column<LeagueLevel>[] = [
  {
    key: 'level',
    header: text.level,
    width: 72,
    cell: ({ level }) => <span className={styles.badge}>{level}</span>,
  },
  { key: 'name', header: text.levelName, cell: ({ name }) => name },
  figure('invitees', (row) => asked(row, text.people(row.invitees), text.none)),
  figure('parcels', (row) => asked(row, text.pieces(row.parcels))),
  figure('recharge', (row) => asked(row, <Price fen={row.recharge} />)),
  figure('discount', ({ discount }) => <Price fen={discount} />),
  figure('markup', ({ markup }) => <Price fen={markup} />),
];

function figure(
  key: 'invitees' | 'parcels' | 'recharge' | 'discount' | 'markup',
  cell: (row: LeagueLevel) => ReactNode,
): Column<LeagueLevel> {
  return { key, header: text[key], align: 'right', cell };
}

/** The first level asks for nothing. */
function asked({ level }: LeagueLevel, condition: ReactNode, instead: string = text.free) {
  return level === 1 ? <Text tone="secondary">{instead}</Text> : condition;
}
