import { useSelector } from '@xstate/react';
import { useFields } from '../../../../lib/useFields.ts';
import { Button } from '../../../../ui/Button.tsx';
import { Select } from '../../../../ui/Select.tsx';
import { type AutoWizard, isPulling } from '../flow/shipAuto.selectors.ts';
import { ordersText as text } from '../flow/shipAuto.text.ts';
import styles from './orders.module.css';

const DAYS = [7, 15, 30];

/** Reads the shop's orders anew, of so many days. */
export function PullButton({ wizard }: { wizard: AutoWizard }) {
  const { pullDays } = useFields(wizard, 'pullDays');
  const pulling = useSelector(wizard, isPulling);
  const can = useSelector(wizard, (snapshot) => snapshot.can({ type: 'orders.pull', days: pullDays }));
  const pull = (days: number) => wizard.send({ type: 'orders.pull', days });
  return (
    <span className={styles.pull}>
      <Select
        aria-label={text.days}
        value={pullDays}
        disabled={!can}
        options={DAYS.map((days) => ({ value: days, text: text.lastDays(days) }))}
        onChange={pull}
      />
      <Button icon="refresh" loading={pulling} disabled={!can && !pulling} onClick={() => pull(pullDays)}>
        {text.pull}
      </Button>
    </span>
  );
}
