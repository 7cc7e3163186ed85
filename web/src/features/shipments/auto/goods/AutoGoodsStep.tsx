import { useSelector } from '@xstate/react';
import { refusalText } from '../../../../fields/refusal.text.ts';
import { useFields } from '../../../../lib/useFields.ts';
import { Card } from '../../../../ui/Card.tsx';
import { Message } from '../../../../ui/Message.tsx';
import { Segmented } from '../../../../ui/Segmented.tsx';
import { Skeleton } from '../../../../ui/Skeleton.tsx';
import { SenderPart } from '../../shared/delivery/SenderPart.tsx';
import notices from '../../shared/wizard/notices.module.css';
import { RetryMessage } from '../../shared/wizard/RetryMessage.tsx';
import type { GoodsMode } from '../flow/autoDraft.ts';
import { type AutoWizard, selectFitting } from '../flow/shipAuto.selectors.ts';
import { goodsText as text } from '../flow/shipAuto.text.ts';
import styles from './goods.module.css';
import { NotificationPart } from './NotificationPart.tsx';
import { PlanPart } from './PlanPart.tsx';
import { SinglePart } from './SinglePart.tsx';

const MODES: readonly GoodsMode[] = ['mapped', 'one'];

/** Step 3: the goods for the orders, the sender, and the notification of the shop. */
export function AutoGoodsStep({ wizard }: { wizard: AutoWizard }) {
  const { mode, refusal, senderForm } = useFields(wizard, 'mode', 'refusal', 'senderForm');
  const fitting = useSelector(wizard, selectFitting);
  return (
    <>
      <Card
        title={text.title}
        side={
          <span className={styles.mode}>
            <Segmented
              label={text.mode}
              value={mode}
              choices={MODES.map((value) => ({ value, label: text.modes[value] }))}
              onChange={(value) => wizard.send({ type: 'mode.choose', mode: value })}
            />
          </span>
        }
      >
        <div className={notices.notices}>
          {refusal && !senderForm && <Message tone="danger">{refusalText(refusal)}</Message>}
          {(fitting === 'failed' || fitting === 'refused') && (
            <RetryMessage send={wizard.send}>
              {mode === 'mapped' ? text.planFailed : text.goodsFailed}
            </RetryMessage>
          )}
        </div>
        {mode === 'one' && <SinglePart wizard={wizard} />}
        {mode === 'mapped' &&
          (fitting === 'working' ? <Skeleton height={160} /> : <PlanPart wizard={wizard} />)}
      </Card>
      <SenderPart wizard={wizard} step="goods" />
      <NotificationPart wizard={wizard} />
    </>
  );
}
