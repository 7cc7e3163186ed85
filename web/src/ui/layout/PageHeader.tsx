import type { ReactNode } from 'react';
import type { Space } from '../base/space.ts';
import { Text } from '../base/Text.tsx';
import { Grow, Row } from './Layout.tsx';
import styles from './PageHeader.module.css';

interface Props {
  title: ReactNode;
  /** What the page is for. */
  hint?: ReactNode;
  /** At the right, the one to do next last. */
  actions?: ReactNode;
  below?: Space;
}

/** The head of a page. */
export function PageHeader({ title, hint, actions, ...rest }: Props) {
  return (
    <Row as="header" gap={12} className={styles.head} {...rest}>
      <Grow>
        <h1>{title}</h1>
        {hint && (
          <Text as="p" tone="secondary" above={4}>
            {hint}
          </Text>
        )}
      </Grow>
      {actions}
    </Row>
  );
}
