import type { ReactNode } from 'react';
import styles from './DialogResult.module.css';
import { Icon } from './Icon.tsx';
import type { IconName } from './icons.ts';
import { Stack } from './Layout.tsx';
import { Text } from './Text.tsx';

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
