import { useSelector } from '@xstate/react';
import { useAppActor } from '../../lib/appActors.ts';
import { IconButton } from '../../ui/buttons/IconButton.tsx';
import { isHintShown } from './customerService.selectors.ts';
import { serviceText } from './customerService.text.ts';
import styles from './ServiceHint.module.css';

/** A small word beside the floating panel, once a visit. */
export function ServiceHint() {
  const actor = useAppActor('customerService');
  if (!useSelector(actor, isHintShown)) return null;
  return (
    <p className={styles.hint}>
      <button type="button" className={styles.words} onClick={() => actor.send({ type: 'wechat.request' })}>
        {serviceText.hint}
      </button>
      <IconButton
        icon="close"
        size={12}
        label={serviceText.closeHint}
        className={styles.close}
        onClick={() => actor.send({ type: 'hint.dismiss' })}
      />
    </p>
  );
}
