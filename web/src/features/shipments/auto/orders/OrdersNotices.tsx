import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { refusalText } from '../../../../fields/refusal.text.ts';
import { useFields, useMatches, useTag } from '../../../../lib/useFields.ts';
import { Button } from '../../../../ui/buttons/Button.tsx';
import { Message } from '../../../../ui/feedback/Message.tsx';
import { Row } from '../../../../ui/layout/Layout.tsx';
import paste from '../../shared/recipients/PasteArea.module.css';
import { Notice } from '../../shared/wizard/Notice.tsx';
import notices from '../../shared/wizard/notices.module.css';
import { wizardText } from '../../shared/wizard/wizard.text.ts';
import { MAX_CHOSEN } from '../flow/chosenOrders.ts';
import type { AutoWizard } from '../flow/shipAuto.selectors.ts';
import { ordersText as text } from '../flow/shipAuto.text.ts';
import { ListMergeOrders } from '../flow/shopOrders.graphql.ts';
import styles from './orders.module.css';

/** How the reading of the shop goes, and what came of the last thing done to its orders. */
export function OrdersNotices({ wizard }: { wizard: AutoWizard }) {
  const { progress, refusal } = useFields(wizard, 'progress', 'refusal');
  const { rejected, goneCount, chosen } = useFields(wizard, 'rejected', 'goneCount', 'chosen');
  const pulling = useTag(wizard, 'pulling');
  const failed = useMatches(wizard, { composing: { orders: 'pullFailed' } });
  const [first] = rejected;
  const lapsed = refusal?.errorKey === 'SHOP_EXPIRED' || refusal?.errorKey === 'SHOP_UNBOUND';
  const onward = lapsed
    ? { [text.renew]: () => wizard.send({ type: 'step.go', step: 'shop' }) }
    : { [wizardText.retry]: () => wizard.send({ type: 'retry' }) };
  return (
    <div className={notices.notices}>
      {pulling && (
        <Row gap={12} role="status" className={paste.reading}>
          <progress aria-label={text.pulling} />
          <span>{progress ? text.progress(progress.total, progress.added) : text.pulling}</span>
          <Button variant="text" onClick={() => wizard.send({ type: 'pull.cancel' })}>
            {text.cancel}
          </Button>
        </Row>
      )}
      {progress?.done && (
        <Message tone="success">{text.pulled(progress.total, progress.added, progress.updated)}</Message>
      )}
      {failed ? (
        <Notice ways={{ [text.useKept]: () => wizard.send({ type: 'pull.cancel' }), ...onward }}>
          {refusal ? refusalText(refusal) : text.pullFailed}
        </Notice>
      ) : (
        refusal && <Message tone="danger">{refusalText(refusal)}</Message>
      )}
      {goneCount > 0 && <Message tone="warning">{text.gone(goneCount)}</Message>}
      {first && <Message tone="warning">{text.rejected(rejected.length, first.msg)}</Message>}
      {chosen.length >= MAX_CHOSEN && <Message tone="info">{text.most}</Message>}
    </div>
  );
}

/** Orders of one receiver that could go out as one parcel. */
export function MergeBanner({ wizard }: { wizard: AutoWizard }) {
  const { shopId } = useFields(wizard, 'shopId');
  const busy = useTag(wizard, 'busy');
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
    <div style={{ marginBottom: 12 }}>
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
            <Row as="li" gap={12} justify="space-between" key={group.shopOrderIds.join()}>
              <span>{text.group(group.receiverName, group.receiverAddress, group.count)}</span>
              <Button variant="text" disabled={busy} onClick={() => merge([group])}>
                {text.merge}
              </Button>
            </Row>
          ))}
        </ul>
      )}
    </div>
  );
}
