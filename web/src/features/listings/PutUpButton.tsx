import { useSelector } from '@xstate/react';
import { isOpen } from '../../lib/selectors.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { PutUpDialog } from './PutUpDialog.tsx';
import { putUpText as text } from './putUp.text.ts';
import { ShopChoiceDialog } from './ShopChoiceDialog.tsx';
import { usePuttingUp } from './usePuttingUp.ts';

/** Goods that can be put up at once. */
const MAX_GOODS = 100;

interface Props {
  goodIds: readonly number[];
  /** What the button says. */
  label?: string;
}

/** Puts goods up in a shop of the buyer's (铺货). */
export function PutUpButton({ goodIds, label = text.button }: Props) {
  const puttingUp = usePuttingUp();
  const open = useSelector(puttingUp.choosing, isOpen);
  return (
    <>
      <Button
        disabled={open || goodIds.length === 0}
        onClick={() => puttingUp.begin(goodIds.slice(0, MAX_GOODS))}
      >
        {label}
      </Button>
      <ShopChoiceDialog actor={puttingUp.choosing} />
      <PutUpDialog actor={puttingUp.form} />
    </>
  );
}
