import { Text } from '../../../../ui/base/Text.tsx';
import type { StepItem } from '../../../../ui/layout/Steps.tsx';
import { stepText } from '../../../../ui/layout/steps.text.ts';
import styles from './StepLine.module.css';

interface Props<K extends string> {
  label: string;
  /** The steps, and last that all is done. */
  items: readonly StepItem<K>[];
  onSelect: (key: K) => void;
}

/** The steps of a wizard in the line that a phone has for them: the current one in words, all of them to be gone to. */
export function StepLine<K extends string>({ label, items, onSelect }: Props<K>) {
  const at = items.findIndex(({ state }) => state === 'current');
  const current = items[at];
  const errors = items.reduce((sum, item) => sum + (item.errors ?? 0), 0);
  return (
    <nav aria-label={label} className={styles.line}>
      <p className={styles.now}>
        {`${Math.min(at + 1, items.length - 1)}/${items.length - 1} ${current?.title ?? ''}`}
        {errors > 0 && (
          <Text small tone="danger">
            {stepText.toMend(errors)}
          </Text>
        )}
      </p>
      <div className={styles.steps}>
        {items.slice(0, -1).map((item) => {
          const free = item.state === 'open' || (item.state === 'done' && !item.locked);
          return (
            <button
              key={item.key}
              type="button"
              className={styles.step}
              data-state={item.state}
              aria-current={item.state === 'current' ? 'step' : undefined}
              aria-disabled={!free}
              disabled={item.state === 'closed'}
              onClick={() => free && onSelect(item.key)}
            >
              <span className="sr-only">{item.title}</span>
            </button>
          );
        })}
      </div>
    </nav>
  );
}
