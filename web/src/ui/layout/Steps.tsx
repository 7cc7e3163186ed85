import 'semantic-ui-css/components/step.css';
import type { ReactNode } from 'react';
import { Step } from 'semantic-ui-react';
import { cx } from '../base/cx.ts';
import { Icon } from '../base/Icon.tsx';
import styles from './Steps.module.css';
import { stepText } from './steps.text.ts';

export interface StepItem<K extends string> {
  key: K;
  title: string;
  description?: ReactNode;
  state: 'done' | 'current' | 'open' | 'closed';
  /** Cannot be gone back to now, though it is done. */
  locked?: boolean;
  /** Errors counted at the step. */
  errors?: number;
}

interface Props<K extends string> {
  label: string;
  items: readonly StepItem<K>[];
  /** Done and open steps can be gone to. */
  onSelect: (key: K) => void;
}

/** The steps of a wizard, across the top. */
export function Steps<K extends string>({ label, items, onSelect }: Props<K>) {
  return (
    <nav aria-label={label}>
      <Step.Group fluid widths={items.length <= 8 ? (items.length as 1) : 8}>
        {items.map((item, index) => {
          const free = item.state === 'open' || (item.state === 'done' && !item.locked);
          return (
            <Step
              key={item.key}
              as="button"
              type="button"
              className={cx(styles.step)}
              active={item.state === 'current'}
              completed={item.state === 'done'}
              disabled={item.state === 'closed'}
              aria-current={item.state === 'current' ? 'step' : undefined}
              aria-disabled={!free}
              {...(free ? { onClick: () => onSelect(item.key), link: true } : {})}
            >
              <span className={styles.mark}>
                {item.state === 'done' ? <Icon name="check" size={14} label={stepText.done} /> : index + 1}
              </span>
              <span className="content">
                <span className="title">
                  {item.title}
                  {item.errors ? <span className={styles.errors}>{stepText.toMend(item.errors)}</span> : null}
                </span>
                {item.description && <span className="description">{item.description}</span>}
              </span>
            </Step>
          );
        })}
      </Step.Group>
    </nav>
  );
}
