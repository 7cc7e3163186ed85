import { useCallback, useMemo } from 'react';
import { useFields, useMatches } from '../../../../lib/useFields.ts';
import { contentOf } from '../../shared/recipients/content.ts';
import type { Recipient } from '../../shared/recipients/recipient.ts';
import { sendableRows } from '../../shared/recipients/recipientRules.ts';
import { BasketSplit } from '../../shared/split/BasketSplit.tsx';
import { furtherOf } from '../flow/draft.ts';
import type { Wizard } from '../flow/shipByHand.selectors.ts';

/** A second courier for recipients whom the chosen one does not reach or charges extra for. */
export function ByHandSplit({ wizard }: { wizard: Wizard }) {
  const choice = useFields(wizard, 'warehouseId', 'courierId', 'split');
  const { rows, facts } = useFields(wizard, 'rows', 'facts');
  const further = furtherOf(useFields(wizard, 'further', 'furtherFacts'));
  const composing = useMatches(wizard, 'composing');
  const sendable = useMemo(() => sendableRows(rows, facts), [rows, facts]);
  const itemsOf = useCallback((row: Recipient) => (facts ? contentOf(row, facts).items : []), [facts]);
  if (!composing) return null;
  return (
    <>
      <BasketSplit
        {...choice}
        basket={facts}
        rows={sendable}
        itemsOf={itemsOf}
        onChoose={(split) => wizard.send({ type: 'split.choose', split })}
      />
      {further.map(({ warehouseId, courierId, split, facts: basket }) => (
        <BasketSplit
          key={warehouseId}
          {...{ warehouseId, courierId, split, basket }}
          rows={sendable}
          itemsOf={ofAll}
          onChoose={(chosen) => wizard.send({ type: 'split.choose', split: chosen, warehouseId })}
        />
      ))}
    </>
  );
}

/** Of a further warehouse: what all get. */
const ofAll = () => [];
