import { useSelector } from '@xstate/react';
import { refusalText } from '../../../../fields/refusal.text.ts';
import { useFields } from '../../../../lib/useFields.ts';
import { Button } from '../../../../ui/Button.tsx';
import { Message } from '../../../../ui/Message.tsx';
import notices from '../../shared/wizard/notices.module.css';
import { wizardText } from '../../shared/wizard/wizard.text.ts';
import { MAX_CHOSEN } from '../flow/chosenOrders.ts';
import { type AutoWizard, isPullFailed, isPulling } from '../flow/shipAuto.selectors.ts';
import { ordersText as text } from '../flow/shipAuto.text.ts';
import styles from './orders.module.css';

/** How the reading of the shop goes, and what came of the last thing done to its orders. */
export function OrdersNotices({ wizard }: { wizard: AutoWizard }) {
  const { progress, refusal, rejected, goneCount, chosen } = useFields(
    wizard,
    'progress',
    'refusal',
    'rejected',
    'goneCount',
    'chosen',
  );
  const pulling = useSelector(wizard, isPulling);
  const failed = useSelector(wizard, isPullFailed);
  const [first] = rejected;
  return (
    <div className={notices.notices}>
      {pulling && (
        <div className={styles.pulling} role="status">
          <progress aria-label={text.pulling} />
          <span>{progress ? text.progress(progress.total, progress.added) : text.pulling}</span>
          <Button variant="text" onClick={() => wizard.send({ type: 'pull.cancel' })}>
            {text.cancel}
          </Button>
        </div>
      )}
      {progress?.done && (
        <Message tone="success">{text.pulled(progress.total, progress.added, progress.updated)}</Message>
      )}
      {failed ? (
        <Message tone="danger" action={<PullWaysOut wizard={wizard} />}>
          {refusal ? refusalText(refusal) : text.pullFailed}
        </Message>
      ) : (
        refusal && <Message tone="danger">{refusalText(refusal)}</Message>
      )}
      {goneCount > 0 && <Message tone="warning">{text.gone(goneCount)}</Message>}
      {first && <Message tone="warning">{text.rejected(rejected.length, first.msg)}</Message>}
      {chosen.length >= MAX_CHOSEN && <Message tone="info">{text.most}</Message>}
    </div>
  );
}

function PullWaysOut({ wizard }: { wizard: AutoWizard }) {
  const { refusal } = useFields(wizard, 'refusal');
  const lapsed = refusal?.errorKey === 'SHOP_EXPIRED' || refusal?.errorKey === 'SHOP_UNBOUND';
  return (
    <>
      <Button size="small" onClick={() => wizard.send({ type: 'pull.cancel' })}>
        {text.useKept}
      </Button>
      {lapsed ? (
        <Button size="small" onClick={() => wizard.send({ type: 'step.go', step: 'shop' })}>
          {text.renew}
        </Button>
      ) : (
        <Button size="small" onClick={() => wizard.send({ type: 'retry' })}>
          {wizardText.retry}
        </Button>
      )}
    </>
  );
}
