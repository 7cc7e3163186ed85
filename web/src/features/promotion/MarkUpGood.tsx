import { GoodLine, GoodsFinder } from '../../fields/GoodsFinder.tsx';
import { Text } from '../../ui/base/Text.tsx';
import { Button } from '../../ui/buttons/Button.tsx';
import { Price } from '../../ui/data/Price.tsx';
import { Field } from '../../ui/inputs/Field.tsx';
import type { ChosenGood } from './markUpForm.ts';
import { ListMarkUpGoods } from './markUps.graphql.ts';
import { markUpDialogText as text } from './markUps.text.ts';

interface Props {
  good: ChosenGood | null;
  error: string | null;
  onChoose: (good: ChosenGood | null) => void;
}

/** One of the goods on sale, found by a part of its name. */
export function MarkUpGood({ good, error, onChoose }: Props) {
  if (!good)
    return (
      <GoodsFinder
        {...{ document: ListMarkUpGoods, text, error }}
        pick={({ goods }) => goods}
        onChoose={({ id, name, pic, price }) => onChoose({ id, name, pic, price })}
      >
        {(found) => nameAndPrice(found)}
      </GoodsFinder>
    );
  return (
    <Field label={text.good} required error={error}>
      {(wiring) => (
        <GoodLine pic={good.pic}>
          {nameAndPrice(good)}
          <Button {...wiring} onClick={() => onChoose(null)}>
            {text.another}
          </Button>
        </GoodLine>
      )}
    </Field>
  );
}

function nameAndPrice({ name, price }: Pick<ChosenGood, 'name' | 'price'>) {
  return (
    <>
      <Text cut="ellipsis">{name}</Text>
      <Price fen={price} />
    </>
  );
}
