import type { ReactNode } from 'react';
import { Grow, Row } from '../layout/Layout.tsx';
import { QrCode } from './QrCode.tsx';
import styles from './ScanPanel.module.css';

interface Props {
  /** What the QR code says, and what it is called; null where there is none. */
  code: { text: string; label: string } | null;
  /** CSS pixels of the code. */
  size: number;
  children: ReactNode;
}

/** A code to scan with a phone, and beside it how. */
export function ScanPanel({ code, size, children }: Props) {
  return (
    <Row gap={24}>
      {code && (
        <div className={styles.code}>
          <QrCode {...code} size={size} />
        </div>
      )}
      <Grow>{children}</Grow>
    </Row>
  );
}

/** How what the person does elsewhere stands. */
export function ScanStatus({ children }: { children: ReactNode }) {
  return (
    <p className={styles.status} role="status">
      {children}
    </p>
  );
}
