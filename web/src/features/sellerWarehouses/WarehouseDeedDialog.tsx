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
  type WarehouseDeeds,
} from './warehouseDeeds.selectors.ts';
import { deedWords, deedText as text } from './warehouses.text.ts';

const REASON_MAX = 50;

/** Asks, in the words of what will happen, before something is done to a warehouse; a pause wants its reason. */
export function WarehouseDeedDialog({ deeds }: { deeds: WarehouseDeeds }) {
  const open = useSelector(deeds, isOpen);
  const busy = useSelector(deeds, isBusy);
  const broken = useSelector(deeds, isBroken);
  const typeable = useSelector(deeds, canReason);
  const acceptable = useSelector(deeds, canAccept);
  const held = useSelector(deeds, isHeld);
  const { deed, subject, reason, lacksReason, refusal } = useSelector(deeds, selectContext);
  if (!subject) return null;
  const words = deedWords[deed];
  const accept = () => deeds.send({ type: 'deed.accept' });
  return (
    <ConfirmDialog
      destructive={deed === 'remove'}
      sticky={deed === 'pause'}
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
      onClose={() => deeds.send({ type: 'deed.dismiss' })}
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
      {deed === 'pause' && (
        <Field label={text.reason} required error={lacksReason ? text.reasonMissing : null}>
          {(wiring) => (
            <Input
              {...wiring}
              data-autofocus
              maxLength={REASON_MAX}
              placeholder={text.reasonHint}
              readOnly={!typeable}
              value={reason}
              onChange={(typed) => deeds.send({ type: 'reason.edit', reason: typed })}
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
