import { useSelector } from '@xstate/react';
import { Icon } from '../../ui/Icon.tsx';
import styles from './RealName.module.css';
import { type RealName, selectContext, selectScreen } from './realName.selectors.ts';
import { realNameText as text } from './realName.text.ts';

/** How a check ended. */
export function RealNameResult({ actor }: { actor: RealName }) {
  const screen = useSelector(actor, selectScreen);
  const { holder, msg } = useSelector(actor, selectContext);
  const results = {
    passed: { icon: 'success', title: text.passed, words: text.passedWords(holder) },
    failed: { icon: 'error', title: text.failed, words: msg },
    expired: { icon: 'clock', title: text.expired, words: text.expiredWords },
  } as const;
  if (screen === 'closed' || screen === 'form' || screen === 'waiting') return null;
  const { icon, title, words } = results[screen];
  return (
    <div className={styles.result} role="status">
      <Icon name={icon} size={56} className={styles[screen]} />
      <p className={styles.title}>{title}</p>
      <p className={styles.quiet}>{words}</p>
    </div>
  );
}
