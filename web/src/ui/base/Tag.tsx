import 'semantic-ui-css/components/label.css';
import type { ReactNode } from 'react';
import { Label } from 'semantic-ui-react';

/** A short fact in a small box. */
export function Tag({ children, tone = 'plain' }: { children: ReactNode; tone?: 'plain' | 'orange' }) {
  return (
    <Label as="span" {...(tone === 'orange' ? { className: 'primary' } : {})}>
      {children}
    </Label>
  );
}
