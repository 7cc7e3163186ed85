import 'semantic-ui-css/components/message.css';
import type { ReactNode } from 'react';
import { cx } from '../base/cx.ts';
import { Icon } from '../base/Icon.tsx';
import { marginsOf, type Outside } from '../base/space.ts';
import styles from './Message.module.css';

interface Props extends Outside {
  tone?: 'info' | 'success' | 'warning' | 'danger';
  children: ReactNode;
  action?: ReactNode;
  /** Said aloud elsewhere. */
  quiet?: boolean;
}

const CLASSES = { info: '', success: '', warning: 'warning', danger: 'negative' };

/** A notice that stays where it belongs, such as above a form. */
export function Message({ tone = 'info', children, action, quiet = false, ...outside }: Props) {
  const role = tone === 'info' || tone === 'success' ? 'status' : 'alert';
  return (
    <div
      role={quiet ? undefined : role}
      className={cx('ui', CLASSES[tone], 'message', styles.message)}
      style={marginsOf(outside)}
    >
      <Icon name={tone === 'danger' ? 'error' : tone} tone={tone === 'danger' ? 'danger-text' : tone} />
      <div className={styles.words}>{children}</div>
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
