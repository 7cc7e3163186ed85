import type { ReactNode } from 'react';
import { SecondLine } from '../../ui/base/Text.tsx';
import { Grow, Row } from '../../ui/layout/Layout.tsx';
import styles from './MePage.module.css';

interface Props {
  what: string;
  hint: string;
  /** How it stands. */
  children?: ReactNode;
  action?: ReactNode;
}

/** Something of the account that can be changed or had. */
export function SettingRow({ what, hint, children, action }: Props) {
  return (
    <Row gap={24} className={styles.row}>
      <div className={styles.what}>
        <h3>{what}</h3>
        <SecondLine as="p">{hint}</SecondLine>
      </div>
      <Grow>{children}</Grow>
      {action}
    </Row>
  );
}
