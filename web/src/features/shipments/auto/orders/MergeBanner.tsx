import { useQuery } from '@apollo/client/react';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { isBusy } from '../../../../lib/selectors.ts';
import { useFields } from '../../../../lib/useFields.ts';
import { Button } from '../../../../ui/Button.tsx';
import { Message } from '../../../../ui/Message.tsx';
import type { AutoWizard } from '../flow/shipAuto.selectors.ts';
import { ordersText as text } from '../flow/shipAuto.text.ts';
import { ListMergeOrders } from '../flow/shopOrders.graphql.ts';
import styles from './orders.module.css';

/** Orders of one receiver that could go out as one parcel. */
export function MergeBanner({ wizard }: { wizard: AutoWizard }) {
  const { shopId } = useFields(wizard, 'shopId');
  const busy = useSelector(wizard, isBusy);
  const [open, setOpen] = useState(false);
  const { data, previousData } = useQuery(ListMergeOrders, {
    variables: { shopId: shopId ?? 0 },
    fetchPolicy: 'cache-and-network',
    context: { quiet: 'outages', queryDeduplication: false },
  });
  const groups = ((data ?? previousData)?.mergeOrders ?? []).filter(({ status }) => status === 'SUGGESTED');
  if (groups.length === 0) return null;
  const merge = (some: typeof groups) =>
    wizard.send({ type: 'orders.merge', groups: some.map(({ shopOrderIds }) => shopOrderIds) });
  const orders = groups.reduce((sum, { count }) => sum + count, 0);
  return (
    <div className={styles.banner}>
      <Message
        tone="info"
        action={
          <>
            <Button size="small" aria-expanded={open} onClick={() => setOpen(!open)}>
              {open ? text.fold : text.see}
            </Button>
            <Button size="small" loading={busy} onClick={() => merge(groups)}>
              {text.mergeAll}
            </Button>
          </>
        }
      >
        {text.suggestions(groups.length, orders)}
      </Message>
      {open && (
        <ul className={styles.groups}>
          {groups.map((group) => (
            <li key={group.shopOrderIds.join()}>
              <span>{text.group(group.receiverName, group.receiverAddress, group.count)}</span>
              <Button variant="text" disabled={busy} onClick={() => merge([group])}>
                {text.merge}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
