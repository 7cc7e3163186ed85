import type { ReactNode } from 'react';
import { SecondLine, Text } from '../../ui/base/Text.tsx';
import { type Figure, Figures } from '../../ui/layout/Figures.tsx';
import { Panel } from '../../ui/layout/Panel.tsx';
import styles from './Statistics.module.css';
import { statisticsText as text } from './statistics.text.ts';

interface Props {
  busy: boolean;
  /** The figure that the page is about, and what it means. */
  main: { term: string; value: ReactNode; note: ReactNode };
  side: readonly Figure[];
  /** What is counted at all. */
  since: string;
}

/** The sums over everything that is asked for. */
export function SumsPanel({ busy, main, side, since }: Props) {
  return (
    <Panel className={styles.card} below={12} aria-label={text.sums} aria-busy={busy}>
      <div className={styles.main}>
        <Text as="h2" tone="secondary">
          {main.term}
        </Text>
        {main.value}
        <SecondLine as="p">{main.note}</SecondLine>
      </div>
      <Figures className={styles.side} items={side} />
      <SecondLine as="p" className={styles.since}>
        {since}
      </SecondLine>
    </Panel>
  );
}
