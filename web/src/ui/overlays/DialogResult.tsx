import type { ReactNode } from 'react';
import { Icon } from '../base/Icon.tsx';
import type { IconName } from '../base/icons.ts';
import { Text } from '../base/Text.tsx';
import { Stack } from '../layout/Layout.tsx';
import styles from './DialogResult.module.css';

interface Props {
  icon: IconName;
  tone: 'success' | 'warning' | 'danger';
  /** CSS pixels of the icon. */
  size?: number;
  title: string;
  words?: ReactNode;
  children?: ReactNode;
}

/** How the work of a dialog has ended, or what keeps it from beginning. */
export function DialogResult({ icon, tone, size = 56, title, words, children }: Props) {
  return (
    <Stack gap={4} role="status" className={styles.result}>
      <Icon name={icon} size={size} className={styles[tone]} />
      <p className={styles.title}>{title}</p>
      {words && (
        <Text as="p" tone="secondary">
          {words}
        </Text>
      )}
      {children}
    </Stack>
  );
}
