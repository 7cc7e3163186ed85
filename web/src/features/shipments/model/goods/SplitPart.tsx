import { useMemo, useState } from 'react';
import { useFields } from '../../../../lib/useFields.ts';
import { Button } from '../../../../ui/Button.tsx';
import { Message } from '../../../../ui/Message.tsx';
import type { ShipmentGood } from '../../../goodsPicker/chosenGood.ts';
import { adviseSplit } from '../flow/modelSplit.ts';
import { includedRows } from '../flow/modelVerdicts.ts';
import type { ModelWizard } from '../flow/shipModel.selectors.ts';
import { splitText as text } from '../flow/shipModel.text.ts';

/** A second courier for the regions where the chosen one does not go or costs extra: advised, taken or left. */
export function SplitPart({ wizard, good }: { wizard: ModelWizard; good: ShipmentGood | null }) {
  const { rows, courierId, warehouseId, num, numBy, split } = useFields(
    wizard,
    'rows',
    'courierId',
    'warehouseId',
    'num',
    'numBy',
    'split',
  );
  const [now] = useState(() => Date.now());
  const offers = useMemo(() => {
    const couriers = good?.warehouses.find(({ id }) => id === warehouseId)?.warehouse?.couriers ?? [];
    return couriers.filter(({ enabled, courier }) => enabled && courier.status === 'ACTIVE');
  }, [good, warehouseId]);
  const grams = (good?.weight ?? 0) * (numBy === 'file' ? 1 : num);
  const advice = useMemo(
    () => adviseSplit({ rows: includedRows(rows), offers, courierId, grams, at: now }),
    [rows, offers, courierId, grams, now],
  );
  const nameOf = (id: number) => offers.find((one) => one.courierId === id)?.courier.name ?? '';
  const choose = (chosen: typeof split, label: string) => (
    <Button size="small" onClick={() => wizard.send({ type: 'split.choose', split: chosen })}>
      {label}
    </Button>
  );
  if (split) {
    return (
      <Message action={choose(null, text.takeBack)}>
        {text.accepted(split.areaCodes.length, nameOf(split.courierId))}
      </Message>
    );
  }
  if (!advice) return null;
  const to = nameOf(advice.courierId);
  const { areaCodes } = advice;
  return (
    <Message tone="warning" action={choose({ courierId: advice.courierId, areaCodes }, text.accept(to))}>
      {text.advice(advice.rows, advice.banned, to)}。{text.places(advice.provinces)}
    </Message>
  );
}
