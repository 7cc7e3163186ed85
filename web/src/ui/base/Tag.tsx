import 'semantic-ui-css/components/label.css';
import type { ReactNode } from 'react';
import { cx } from './cx.ts';

/** A short fact in a small box. A plain element: Semantic's component would load its core with the first page. */
export function Tag({ children, tone = 'plain' }: { children: ReactNode; tone?: 'plain' | 'orange' }) {
  return <span className={cx('ui label', tone === 'orange' && 'primary')}>{children}</span>;
}
