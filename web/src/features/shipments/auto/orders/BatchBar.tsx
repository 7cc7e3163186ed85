import { useSelector } from '@xstate/react';
import { isBusy } from '../../../../lib/selectors.ts';
import { useFields } from '../../../../lib/useFields.ts';
import { Button } from '../../../../ui/Button.tsx';
import { MAX_CHOSEN } from '../flow/chosenOrders.ts';
import { type AutoWizard, selectChosen } from '../flow/shipAuto.selectors.ts';
import { ordersText as text } from '../flow/shipAuto.text.ts';
import styles from './orders.module.css';

/** Rises when orders are chosen: how many, and what can be done with all of them. */
export function BatchBar({ wizard, total }: { wizard: AutoWizard; total: number }) {
  const { chosen, filter } = useFields(wizard, 'chosen', 'filter');
  const counts = useSelector(wizard, selectChosen);
  const busy = useSelector(wizard, isBusy);
  if (chosen.length === 0) return null;
  const single = chosen.filter(({ mergeId }) => mergeId === null).map(({ id }) => id);
  return (
    <div role="toolbar" aria-label={text.batch} className={styles.bar}>
      <span role="status">{text.chosen(counts.orders, counts.parcels)}</span>
      {filter.importStatus === 'PENDING' && total > chosen.length && (
        <Button
          size="small"
          loading={busy}
          disabled={chosen.length >= MAX_CHOSEN}
          onClick={() => wizard.send({ type: 'orders.chooseAll' })}
        >
          {text.chooseAll(total)}
        </Button>
      )}
      {single.length > 1 && (
        <Button
          size="small"
          disabled={busy}
          onClick={() => wizard.send({ type: 'orders.merge', groups: [single] })}
        >
          {text.mergeChosen}
        </Button>
      )}
      <Button
        size="small"
        disabled={busy || single.length === 0}
        onClick={() => wizard.send({ type: 'orders.ignore', ids: single })}
      >
        {text.ignore}
      </Button>
      <Button size="small" variant="text" onClick={() => wizard.send({ type: 'orders.clear' })}>
        {text.clear}
      </Button>
    </div>
  );
}
