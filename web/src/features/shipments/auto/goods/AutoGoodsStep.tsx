import { useSelector } from '@xstate/react';
import { useMemo, useState } from 'react';
import { refusalText } from '../../../../fields/refusal.text.ts';
import { useFields } from '../../../../lib/useFields.ts';
import { Button } from '../../../../ui/buttons/Button.tsx';
import { Message } from '../../../../ui/feedback/Message.tsx';
import { Skeleton } from '../../../../ui/feedback/Skeleton.tsx';
import { Segmented } from '../../../../ui/inputs/Segmented.tsx';
import { Select } from '../../../../ui/inputs/Select.tsx';
import { Card } from '../../../../ui/layout/Card.tsx';
import { Stack } from '../../../../ui/layout/Layout.tsx';
import { useChosenGood } from '../../../goodsPicker/chosenGood.ts';
import { GoodSummary } from '../../../goodsPicker/GoodSummary.tsx';
import { GoodsPicker } from '../../../goodsPicker/GoodsPicker.tsx';
import { chosenSku, type GoodsFacts } from '../../../goodsPicker/goodsFacts.ts';
import { goodsStepText } from '../../../goodsPicker/goodsStep.text.ts';
import { CourierPart, PiecesPart, SEGMENTS } from '../../shared/delivery/CourierPart.tsx';
import { SenderPart } from '../../shared/delivery/SenderPart.tsx';
import { stockOf, WarehousePart } from '../../shared/delivery/WarehousePart.tsx';
import { Notice } from '../../shared/wizard/Notice.tsx';
import notices from '../../shared/wizard/notices.module.css';
import { wizardText } from '../../shared/wizard/wizard.text.ts';
import type { ChosenOrder, GoodsMode } from '../flow/autoDraft.ts';
import { byPieces, namedParcels } from '../flow/chosenOrders.ts';
import { type AutoWizard, selectFitting } from '../flow/shipAuto.selectors.ts';
import { goodsText as text } from '../flow/shipAuto.text.ts';
import { NotificationPart } from './NotificationPart.tsx';
import { PlanPart } from './PlanPart.tsx';
import { RouteSplit } from './RouteSplit.tsx';

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
          <span style={SEGMENTS}>
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
            <Notice ways={{ [wizardText.retry]: () => wizard.send({ type: 'retry' }) }}>
              {mode === 'mapped' ? text.planFailed : text.goodsFailed}
            </Notice>
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

interface SkuProps {
  facts: GoodsFacts;
  skuId: number | null;
  send: AutoWizard['send'];
}

/** Which combination goes into every parcel; nothing for goods with one. */
function SkuPart({ facts: { skus }, skuId, send }: SkuProps) {
  if (skus.length < 2) return null;
  return (
    <Card title={text.sku}>
      <Stack gap={8}>
        {skuId === null && <Message tone="warning">{text.skuNeeded}</Message>}
        <Select
          fluid
          search
          aria-label={text.sku}
          placeholder={text.chooseSku}
          value={skuId}
          options={skus.map((sku) => ({ value: sku.skuId, text: sku.name }))}
          onChange={(value) => send({ type: 'sku.choose', skuId: value })}
        />
      </Stack>
    </Card>
  );
}

/** The same goods for every parcel: which, from where, by whom, how many. */
function SinglePart({ wizard }: { wizard: AutoWizard }) {
  const choice = useFields(wizard, 'goodId', 'warehouseId', 'courierId', 'quantity');
  const { numBy, skuId, facts } = useFields(wizard, 'numBy', 'skuId', 'facts');
  const fitting = useSelector(wizard, selectFitting);
  const good = useChosenGood(choice.goodId);
  const [changing, setChanging] = useState(false);
  if (changing || choice.goodId === null) {
    return (
      <GoodsPicker
        chosen={choice.goodId}
        onChoose={(goodId) => {
          setChanging(false);
          wizard.send({ type: 'goods.choose', goodId });
        }}
      />
    );
  }
  const known = fitting === 'working' ? null : good;
  const isSame = numBy === 'same';
  const sku = facts && chosenSku(facts, skuId);
  const availableAt = (id: number) =>
    sku?.stocks.find(({ warehouseId }) => warehouseId === id)?.available ?? 0;
  return (
    <Stack gap={12}>
      <GoodSummary good={good} sku={sku} />
      <Button variant="text" onClick={() => setChanging(true)}>
        {goodsStepText.change}
      </Button>
      {fitting !== 'failed' && (
        <>
          {known && facts && <SkuPart facts={facts} skuId={skuId} send={wizard.send} />}
          <PiecesPart
            numBy={numBy}
            labels={text.numBys}
            hints={text.numHints}
            onChange={(value) => wizard.send({ type: 'numBy.choose', numBy: value })}
          />
          <WarehousePart
            good={known}
            warehouseId={choice.warehouseId}
            quantity={isSame ? choice.quantity : null}
            stock={(id) => (sku && good ? stockOf(availableAt(id), good.unit) : null)}
            why={(id) => (sku && availableAt(id) === 0 ? goodsStepText.outOfStock : '')}
            onNum={(quantity) => wizard.send({ type: 'quantity.change', quantity })}
            send={wizard.send}
          />
          <CourierPart
            good={known}
            choice={choice}
            loads={
              facts
                ? [
                    {
                      grams: (sku?.weight ?? good?.weight ?? 0) * (isSame ? choice.quantity : 1),
                      goods: [facts],
                    },
                  ]
                : []
            }
            send={wizard.send}
          />
          <SingleSplit wizard={wizard} />
        </>
      )}
    </Stack>
  );
}

/** A second courier for parcels that all hold the same goods. */
function SingleSplit({ wizard }: { wizard: AutoWizard }) {
  const { warehouseId, courierId, goodId } = useFields(wizard, 'warehouseId', 'courierId', 'goodId');
  const { chosen, quantity, numBy } = useFields(wizard, 'chosen', 'quantity', 'numBy');
  const { facts, skuId } = useFields(wizard, 'facts', 'skuId');
  const sku = facts && chosenSku(facts, skuId);
  const parcels = useMemo(() => {
    if (!sku || goodId === null) return [];
    const holding = (pieces: number, orders: readonly ChosenOrder[]) => {
      const { mergeIds, shopOrderIds } = namedParcels(orders);
      const items = [{ goodId, skuId: sku.skuId, quantity: pieces }];
      return [
        ...mergeIds.map((mergeId) => ({ mergeId, items })),
        ...shopOrderIds.map((shopOrderId) => ({ shopOrderId, items })),
      ];
    };
    if (numBy === 'same') return holding(quantity, chosen);
    return [...byPieces(chosen)].flatMap(([pieces, orders]) => holding(pieces, orders));
  }, [sku, goodId, chosen, numBy, quantity]);
  const route = useMemo(
    () => warehouseId !== null && courierId !== null && { warehouseId, courierId },
    [warehouseId, courierId],
  );
  if (!route || parcels.length === 0) return null;
  return (
    <div className={notices.notices}>
      <RouteSplit wizard={wizard} route={route} parcels={parcels} />
    </div>
  );
}
