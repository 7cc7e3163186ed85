import { useSelector } from '@xstate/react';
import { ConfirmActionDialog } from '../../flows/ConfirmActionDialog.tsx';
import type { ConfirmAction } from '../../flows/confirmAction.ts';
import { paths } from '../../lib/paths.ts';
import { Link } from '../../ui/base/Link.tsx';
import { Text } from '../../ui/base/Text.tsx';
import { TextField } from '../../ui/inputs/TextField.tsx';
import styles from './Warehouses.module.css';
import { isHeld, type WarehouseSubject } from './warehouseAction.ts';
import { actionTexts, warehouseActionText as text } from './warehouses.text.ts';

const MAX_REASON = 50;

/** Asks, in the words of what will happen, before something is done to a warehouse; a pause wants its reason. */
export function WarehouseActionDialog({ actor }: { actor: ConfirmAction<WarehouseSubject> }) {
  const action = useSelector(actor, ({ context }) => context.subject?.action);
  const typeable = useSelector(actor, (snapshot) => snapshot.can({ type: 'subject.edit', change: {} }));
  return (
    <ConfirmActionDialog
      actor={actor}
      destructive={action === 'remove'}
      sticky={action === 'pause'}
      texts={(subject) => ({
        ...{ ...text, ...actionTexts[subject.action] },
        cancel: isHeld(subject) ? text.gotIt : text.cancel,
      })}
    >
      {(subject, problem) => (
        <>
          <Text as="p" below={12}>
            {isHeld(subject) ? text.held(subject.name) : actionTexts[subject.action].words(subject.name)}
          </Text>
          {isHeld(subject) && (
            <ul className={styles.holds}>
              {subject.goodsCount > 0 && (
                <li>
                  {text.goods(subject.goodsCount)}
                  <Link to={`${paths.stock}?warehouseId=${subject.id}`}>{text.toStock}</Link>
                </li>
              )}
              {subject.openOrders > 0 && <li>{text.orders(subject.openOrders)}</li>}
            </ul>
          )}
          {subject.action === 'pause' && (
            <TextField
              required
              label={text.reason}
              error={problem}
              data-autofocus
              maxLength={MAX_REASON}
              placeholder={text.reasonHint}
              readOnly={!typeable}
              value={subject.reason}
              onChange={(reason) => actor.send({ type: 'subject.edit', change: { reason } })}
              onKeyDown={(event) => {
                if (event.key === 'Enter' && !event.nativeEvent.isComposing)
                  actor.send({ type: 'action.confirm' });
              }}
            />
          )}
        </>
      )}
    </ConfirmActionDialog>
  );
}
