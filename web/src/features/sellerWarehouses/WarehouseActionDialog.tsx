import { useSelector } from '@xstate/react';
import { Link } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { Field } from '../../ui/Field.tsx';
import { Input } from '../../ui/Input.tsx';
import styles from './Warehouses.module.css';
import {
  canAccept,
  canReason,
  isBroken,
  isBusy,
  isHeld,
  isOpen,
  selectContext,
  type WarehouseActions,
} from './warehouseActions.selectors.ts';
import { actionTexts, warehouseActionText as text } from './warehouses.text.ts';

const REASON_MAX = 50;

/** Asks, in the words of what will happen, before something is done to a warehouse; a pause wants its reason. */
export function WarehouseActionDialog({ actions }: { actions: WarehouseActions }) {
  const open = useSelector(actions, isOpen);
  const busy = useSelector(actions, isBusy);
  const broken = useSelector(actions, isBroken);
  const typeable = useSelector(actions, canReason);
  const acceptable = useSelector(actions, canAccept);
  const held = useSelector(actions, isHeld);
  const { action, subject, reason, isReasonMissing, refusal } = useSelector(actions, selectContext);
  if (!subject) return null;
  const words = actionTexts[action];
  const accept = () => actions.send({ type: 'action.accept' });
  return (
    <ConfirmDialog
      destructive={action === 'remove'}
      sticky={action === 'pause'}
      open={open}
      texts={{
        ...text,
        title: words.title,
        accept: words.accept,
        cancel: held ? text.gotIt : text.cancel,
      }}
      busy={busy}
      failed={broken}
      canConfirm={acceptable}
      refusalText={refusal?.msg ?? null}
      onConfirm={accept}
      onClose={() => actions.send({ type: 'action.dismiss' })}
    >
      <p className={styles.question}>{held ? text.held(subject.name) : words.words(subject.name)}</p>
      {held && (
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
      {action === 'pause' && (
        <Field label={text.reason} required error={isReasonMissing ? text.reasonMissing : null}>
          {(wiring) => (
            <Input
              {...wiring}
              data-autofocus
              maxLength={REASON_MAX}
              placeholder={text.reasonHint}
              readOnly={!typeable}
              value={reason}
              onChange={(typed) => actions.send({ type: 'reason.edit', reason: typed })}
              onKeyDown={(event) => {
                if (event.key === 'Enter' && !event.nativeEvent.isComposing) accept();
              }}
            />
          )}
        </Field>
      )}
    </ConfirmDialog>
  );
}
