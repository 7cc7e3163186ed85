import { shallowEqual, useSelector } from '@xstate/react';
import type { Platform } from '../../../graphql/generated/graphql.ts';
import { Card } from '../../../ui/Card.tsx';
import { Field } from '../../../ui/Field.tsx';
import { Select } from '../../../ui/Select.tsx';
import { TextArea } from '../../../ui/TextArea.tsx';
import { useChosenGood } from '../../goodsPicker/chosenGood.ts';
import { CourierPart } from '../shared/delivery/CourierPart.tsx';
import { deliveryStepText as text } from '../shared/delivery/deliveryStep.text.ts';
import { SenderPart } from '../shared/delivery/SenderPart.tsx';
import styles from './DeliveryStep.module.css';
import { selectContext, selectWriting, type Wizard } from './flow/shipByHand.selectors.ts';
import { platformNames } from './flow/shipByHand.text.ts';

const PLATFORMS = Object.keys(platformNames) as Platform[];

/** Step 2: who brings it, who sends it, and what else is on the order. */
export function DeliveryStep({ wizard }: { wizard: Wizard }) {
  const context = useSelector(wizard, selectContext);
  const writing = useSelector(wizard, selectWriting, shallowEqual);
  const good = useChosenGood(context.goodId);
  const { platform, remark, senderId, senderForm } = context;
  return (
    <>
      <CourierPart good={good} choice={context} send={wizard.send} />
      <SenderPart senderId={senderId} senderForm={senderForm} writing={writing} send={wizard.send} />
      <Card title={text.options}>
        <div className={styles.options}>
          <Field label={text.platform}>
            {(wiring) => (
              <Select
                {...wiring}
                fluid
                aria-label={text.platform}
                value={platform}
                options={PLATFORMS.map((value) => ({ value, text: platformNames[value] }))}
                onChange={(value) => wizard.send({ type: 'platform.choose', platform: value })}
              />
            )}
          </Field>
          <Field label={text.remark}>
            {(wiring) => (
              <TextArea
                {...wiring}
                rows={2}
                maxLength={200}
                placeholder={text.remarkHint}
                value={remark}
                onChange={(value) => wizard.send({ type: 'remark.edit', remark: value })}
              />
            )}
          </Field>
        </div>
      </Card>
    </>
  );
}
