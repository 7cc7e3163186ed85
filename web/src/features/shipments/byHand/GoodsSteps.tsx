import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { useFields, useMatches } from '../../../lib/useFields.ts';
import { chosenParts, useChosenGood } from '../../goodsPicker/chosenGood.ts';
import { goodsStepText as text } from '../../goodsPicker/goodsStep.text.ts';
import { TemplateShelf } from '../../shipmentTemplates/TemplateShelf.tsx';
import { CourierPart } from '../shared/delivery/CourierPart.tsx';
import { loadsOf } from '../shared/delivery/leastFee.ts';
import { OptionsPart } from '../shared/delivery/OptionsPart.tsx';
import { SenderPart } from '../shared/delivery/SenderPart.tsx';
import { BasketPart } from '../shared/items/BasketPart.tsx';
import { BasketWarehousePart } from '../shared/items/BasketWarehousePart.tsx';
import { contentOf } from '../shared/recipients/content.ts';
import { sendableRows } from '../shared/recipients/recipientRules.ts';
import type { Wizard } from './flow/shipByHand.selectors.ts';
import { furtherText } from './flow/shipByHand.text.ts';
import { FurtherCouriers } from './further/FurtherCouriers.tsx';
import { FurtherGoods } from './further/FurtherGoods.tsx';

interface Props {
  wizard: Wizard;
  /** Of what is chosen from only the chosen shows. */
  folds?: boolean;
}

/** Step 1: which goods and combinations, from where, how many a parcel. */
export function GoodsStep({ wizard, folds = false }: Props) {
  const { lines, warehouseId } = useFields(wizard, 'lines', 'warehouseId');
  const { replaced, copied } = useFields(wizard, 'replaced', 'copied');
  const { facts, refusal } = useFields(wizard, 'facts', 'refusal');
  const failed = useMatches(wizard, { composing: { goods: 'loadFailed' } });
  const loading = useMatches(wizard, { composing: { goods: 'loading' } });
  const isHere = useMatches(wizard, { composing: 'goods' });
  const canDismiss = useSelector(wizard, (snapshot) => snapshot.can({ type: 'refusal.dismiss' }));
  const basket = loading ? null : facts;
  const good = useChosenGood(lines[0]?.goodId ?? null);
  const shared = { lines, basket, warehouseId, send: wizard.send };
  return (
    <BasketPart
      {...shared}
      replaced={copied ? null : replaced}
      title={text.goods}
      refusal={isHere ? refusal : null}
      {...(canDismiss && { onDismiss: () => wizard.send({ type: 'refusal.dismiss' }) })}
      failed={failed}
      shelf={<TemplateShelf />}
    >
      <BasketWarehousePart {...shared} good={good} asksPieces folds={folds} />
      <FurtherGoods wizard={wizard} />
    </BasketPart>
  );
}

/** Step 2: who brings it, who sends it, and what else is on the order. */
export function DeliveryStep({ wizard, folds = false }: Props) {
  const choice = useFields(wizard, 'warehouseId', 'courierId');
  const { lines, facts, platform, remark } = useFields(wizard, 'lines', 'facts', 'platform', 'remark');
  const { rows, further } = useFields(wizard, 'rows', 'further');
  const good = useChosenGood(lines[0]?.goodId ?? null);
  const loads = useMemo(() => {
    if (!facts) return [];
    return loadsOf(
      facts,
      sendableRows(rows, facts).map((row) => contentOf(row, facts).items),
    );
  }, [facts, rows]);
  return (
    <>
      {lines.length > 0 && (
        <CourierPart
          {...{ good, choice, loads, folds }}
          {...(further.length > 0 && {
            title: furtherText.courierOf(chosenParts(good, choice).warehouse?.name ?? ''),
          })}
          send={wizard.send}
        />
      )}
      <FurtherCouriers wizard={wizard} />
      <SenderPart wizard={wizard} step="delivery" folds={folds} />
      <OptionsPart platform={platform} remark={remark} send={wizard.send} />
    </>
  );
}
