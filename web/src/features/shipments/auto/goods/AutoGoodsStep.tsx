import { shallowEqual, useSelector } from '@xstate/react';
import { Button } from '../../../../ui/Button.tsx';
import { Card } from '../../../../ui/Card.tsx';
import { Message } from '../../../../ui/Message.tsx';
import { Segmented } from '../../../../ui/Segmented.tsx';
import { Skeleton } from '../../../../ui/Skeleton.tsx';
import { SenderPart } from '../../shared/delivery/SenderPart.tsx';
import notices from '../../shared/wizard/notices.module.css';
import type { GoodsMode } from '../flow/autoDraft.ts';
import { type AutoWizard, selectContext, selectFitting, selectWriting } from '../flow/shipAuto.selectors.ts';
import { autoRefusalText, autoText, goodsText as text } from '../flow/shipAuto.text.ts';
import styles from './goods.module.css';
import { PlanPart } from './PlanPart.tsx';
import { SinglePart } from './SinglePart.tsx';
import { TellingPart } from './TellingPart.tsx';

const MODES: readonly GoodsMode[] = ['mapped', 'one'];

/** Step 3: the goods for the orders, the sender, and the notification of the shop. */
export function AutoGoodsStep({ wizard }: { wizard: AutoWizard }) {
  const { mode, refusal, senderId, senderForm } = useSelector(wizard, selectContext);
  const fitting = useSelector(wizard, selectFitting);
  const writing = useSelector(wizard, selectWriting, shallowEqual);
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
          {refusal && !senderForm && <Message tone="danger">{autoRefusalText(refusal)}</Message>}
          {(fitting === 'broken' || fitting === 'refused') && (
            <Message
              tone="danger"
              action={
                <Button size="small" onClick={() => wizard.send({ type: 'retry' })}>
                  {autoText.retry}
                </Button>
              }
            >
              {mode === 'mapped' ? text.planBroken : text.goodsBroken}
            </Message>
          )}
        </div>
        {mode === 'one' && <SinglePart wizard={wizard} />}
        {mode === 'mapped' &&
          (fitting === 'working' ? <Skeleton height={160} /> : <PlanPart wizard={wizard} />)}
      </Card>
      <SenderPart senderId={senderId} senderForm={senderForm} writing={writing} send={wizard.send} />
      <TellingPart wizard={wizard} />
    </>
  );
}
