import type { CashOutRowFragment } from '../../graphql/generated/graphql.ts';
import { formatTimestamp } from '../../lib/time.ts';
import { cx } from '../../ui/cx.ts';
import { Icon } from '../../ui/Icon.tsx';
import type { IconName } from '../../ui/icons.ts';
import styles from './CashOutSteps.module.css';
import { stepText, detailText as text } from './cashOutDetail.text.ts';
import { type CashOutStep, stepsOf } from './cashOutSteps.ts';

const MARKS: Record<CashOutStep['state'], IconName | null> = {
  done: 'check',
  current: 'clock',
  failed: 'close',
  ahead: null,
};

/** The steps that a cash-out has gone, where it stands, and why it did not go on. */
export function CashOutSteps({ cashOut }: { cashOut: CashOutRowFragment }) {
  const { status, auditReason } = cashOut;
  return (
    <ol className={styles.steps} aria-label={text.steps}>
      {stepsOf(cashOut).map((step) => {
        const { key, state, at } = step;
        const mark = MARKS[state];
        return (
          <li key={key} className={styles[state]} aria-current={state === 'current' ? 'step' : undefined}>
            <span className={styles.mark}>
              {mark && <Icon name={mark} size={12} label={text.states[state]} />}
            </span>
            <div>
              <p className={cx(state !== 'ahead' && styles.name)}>{stepText(step, status)}</p>
              {at && (
                <time className={styles.second} dateTime={at}>
                  {formatTimestamp(at)}
                </time>
              )}
              {state === 'failed' && auditReason && <p className={styles.reason}>{auditReason}</p>}
            </div>
          </li>
        );
      })}
    </ol>
  );
}
