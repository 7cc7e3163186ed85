import { useQuery } from '@apollo/client/react';
import { useFlow } from '../../../flows/useFlow.ts';
import { useFields } from '../../../lib/useFields.ts';
import { SecondLine, Text } from '../../../ui/base/Text.tsx';
import { Button } from '../../../ui/buttons/Button.tsx';
import { FormCard } from '../../../ui/layout/FormCard.tsx';
import { Stack } from '../../../ui/layout/Layout.tsx';
import type { GoodsEditor } from '../goodsEditor.selectors.ts';
import { editSteps } from './editSteps.ts';
import { LoadPriceSteps } from './priceSteps.graphql.ts';
import { stepsText as text } from './priceSteps.text.ts';
import { StepsDialog } from './StepsDialog.tsx';
import { ALL_SKUS, ownScopes, type SteppedGood } from './stepsForm.ts';

/** What goods cost from some pieces on, with the way to change it; saved by itself, once the goods are. */
export function StepsCard({ editor }: { editor: GoodsEditor }) {
  const { item: good } = useFields(editor, 'item');
  return (
    <FormCard title={text.title}>
      {good ? <Steps goodId={good.id} /> : <SecondLine as="p">{text.after}</SecondLine>}
    </FormCard>
  );
}

function Steps({ goodId }: { goodId: number }) {
  const { data } = useQuery(LoadPriceSteps, { variables: { id: goodId }, context: { quiet: 'outages' } });
  const editor = useFlow(editSteps);
  const good = data?.sellerGood;
  return (
    <Stack gap={8}>
      {good && <Written good={good} />}
      <div>
        <Button disabled={!good} onClick={() => good && editor.send({ type: 'editor.open', item: good })}>
          {text.set}
        </Button>
      </div>
      <StepsDialog editor={editor} />
    </Stack>
  );
}

function Written({ good }: { good: SteppedGood }) {
  const { unit, priceSteps, skus } = good;
  const byScope = Map.groupBy(priceSteps?.steps ?? [], ({ skuId }) => skuId ?? ALL_SKUS);
  if (!priceSteps || byScope.size === 0) return <SecondLine as="p">{text.none}</SecondLine>;
  return (
    <>
      <ul>
        {[...byScope].map(([scope, steps]) => (
          <li key={scope}>
            {ownScopes(good).length > 0 && (
              <Text tone="secondary">
                {scope === ALL_SKUS ? text.ofAll : skus.find(({ id }) => id === scope)?.name}：
              </Text>
            )}
            {steps.map((step) => text.step(step.minPieces, unit, step.supplyPrice)).join('，')}
          </li>
        ))}
      </ul>
      <SecondLine as="p">{text.perHint[priceSteps.perParcel ? 'parcel' : 'order']}</SecondLine>
    </>
  );
}
