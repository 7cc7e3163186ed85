import { shallowEqual, useSelector } from '@xstate/react';
import { useState } from 'react';
import type { Platform } from '../../../../graphql/generated/graphql.ts';
import { Button } from '../../../../ui/Button.tsx';
import { Card } from '../../../../ui/Card.tsx';
import { ErrorState } from '../../../../ui/ErrorState.tsx';
import { Field } from '../../../../ui/Field.tsx';
import { Message } from '../../../../ui/Message.tsx';
import { Segmented } from '../../../../ui/Segmented.tsx';
import { Select } from '../../../../ui/Select.tsx';
import { TextArea } from '../../../../ui/TextArea.tsx';
import { useChosenGood } from '../../../goodsPicker/chosenGood.ts';
import { GoodSummary } from '../../../goodsPicker/GoodSummary.tsx';
import { GoodsPicker } from '../../../goodsPicker/GoodsPicker.tsx';
import { goodsStepText } from '../../../goodsPicker/goodsStep.text.ts';
import delivery from '../../byHand/DeliveryStep.module.css';
import { platformNames, refusalText } from '../../byHand/flow/shipByHand.text.ts';
import { CourierPart } from '../../shared/delivery/CourierPart.tsx';
import { deliveryStepText } from '../../shared/delivery/deliveryStep.text.ts';
import { SenderPart } from '../../shared/delivery/SenderPart.tsx';
import { WarehousePart } from '../../shared/delivery/WarehousePart.tsx';
import { PARTS_MAX } from '../flow/modelBatch.ts';
import type { NumBy } from '../flow/modelDraft.ts';
import {
  type ModelWizard,
  selectContext,
  selectFitting,
  selectPartCount,
  selectWriting,
} from '../flow/shipModel.selectors.ts';
import { modelGoodsText as text } from '../flow/shipModel.text.ts';
import { SplitPart } from './SplitPart.tsx';

const PLATFORMS = Object.keys(platformNames) as Platform[];
const NUM_BYS: readonly NumBy[] = ['file', 'same'];

/** Step 3: what is in the parcels, from where, by whom, and from whom. */
export function ModelGoodsStep({ wizard }: { wizard: ModelWizard }) {
  const context = useSelector(wizard, selectContext);
  const fitting = useSelector(wizard, selectFitting);
  const writing = useSelector(wizard, selectWriting, shallowEqual);
  const partCount = useSelector(wizard, selectPartCount);
  const good = useChosenGood(context.goodId);
  const [changing, setChanging] = useState(false);
  const { goodId, refusal, senderForm, senderId, numBy } = context;
  const picking = changing || goodId === null;
  const known = fitting === 'working' ? null : good;
  return (
    <>
      <Card
        title={text.title}
        side={
          goodId !== null && (
            <Button variant="text" onClick={() => setChanging(!changing)} aria-expanded={changing}>
              {changing ? goodsStepText.keep : goodsStepText.change}
            </Button>
          )
        }
      >
        {refusal && !senderForm && <Message tone="warning">{refusalText(refusal)}</Message>}
        {picking ? (
          <GoodsPicker
            chosen={goodId}
            onChoose={(id) => {
              setChanging(false);
              wizard.send({ type: 'goods.choose', goodId: id });
            }}
          />
        ) : (
          <GoodSummary good={good} />
        )}
      </Card>
      {fitting === 'broken' && (
        <ErrorState title={text.broken} onRetry={() => wizard.send({ type: 'retry' })} />
      )}
      {!picking && fitting !== 'broken' && (
        <>
          <Card
            title={text.pieces}
            side={
              <Segmented
                label={text.pieces}
                value={numBy}
                choices={NUM_BYS.map((value) => ({ value, label: text.numBys[value] }))}
                onChange={(value) => wizard.send({ type: 'numBy.choose', numBy: value })}
              />
            }
          >
            <p>{text.numHints[numBy]}</p>
            {partCount > PARTS_MAX && (
              <Message tone="danger">{text.tooManyParts(partCount, PARTS_MAX)}</Message>
            )}
          </Card>
          <WarehousePart
            good={known}
            warehouseId={context.warehouseId}
            num={numBy === 'file' ? null : context.num}
            send={wizard.send}
          />
          <CourierPart
            good={known}
            choice={numBy === 'file' ? { ...context, num: 1 } : context}
            send={wizard.send}
          />
          <SplitPart wizard={wizard} good={known} />
        </>
      )}
      <SenderPart senderId={senderId} senderForm={senderForm} writing={writing} send={wizard.send} />
      <Card title={text.options}>
        <div className={delivery.options}>
          <Field label={text.platform}>
            {(wiring) => (
              <Select
                {...wiring}
                fluid
                aria-label={text.platform}
                value={context.platform}
                options={PLATFORMS.map((value) => ({ value, text: platformNames[value] }))}
                onChange={(platform) => wizard.send({ type: 'platform.choose', platform })}
              />
            )}
          </Field>
          <Field label={deliveryStepText.remark}>
            {(wiring) => (
              <TextArea
                {...wiring}
                rows={2}
                maxLength={200}
                placeholder={text.remarkHint}
                value={context.remark}
                onChange={(remark) => wizard.send({ type: 'remark.edit', remark })}
              />
            )}
          </Field>
        </div>
      </Card>
    </>
  );
}
