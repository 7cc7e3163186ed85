import type { ReactNode } from 'react';
import { Text } from '../base/Text.tsx';
import styles from './BalancePanel.module.css';
import { type Figure, Figures } from './Figures.tsx';
import { Row } from './Layout.tsx';
import { Panel } from './Panel.tsx';

interface Props {
  title: string;
  above?: 16;
  /** It is not known yet. */
  busy: boolean;
  /** The balance itself, large. */
  balance: ReactNode;
  /** Buttons for the ways in and out. */
  actions: ReactNode;
  /** What stands beside it. */
  figures: readonly Figure[];
}

/** A balance, the ways in and out, and the figures beside it. */
export function BalancePanel({ title, above, busy, balance, actions, figures }: Props) {
  return (
    <Panel {...(above && { above })} below={16} className={styles.card} aria-label={title} aria-busy={busy}>
      <div className={styles.main}>
        <Text as="h2" tone="secondary">
          {title}
        </Text>
        {balance}
        <Row gap={12} above={12}>
          {actions}
        </Row>
      </div>
      <Figures className={styles.side} items={figures} />
    </Panel>
  );
}
