import { useSelector } from '@xstate/react';
import { useFlow } from '../../flows/useFlow.ts';
import type { BasketLineInput } from '../../graphql/generated/graphql.ts';
import { isBusy } from '../../lib/selectors.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { addToBasket } from './basketActions.ts';
import { basketText as text } from './basketLines.text.ts';

interface Props {
  /** Null as long as something is to be chosen. */
  line: BasketLineInput | null;
  /** Pressed before. */
  onAsk: () => void;
  disabled: boolean;
}

/** Puts what is chosen into the basket. */
export function AddToBasket({ line, onAsk, disabled }: Props) {
  const adding = useFlow(addToBasket);
  const busy = useSelector(adding, isBusy);
  return (
    <Button
      size="large"
      icon="bag"
      loading={busy}
      disabled={disabled}
      onClick={() => (line ? adding.send({ type: 'action.run', subject: line }) : onAsk())}
    >
      {text.add}
    </Button>
  );
}
