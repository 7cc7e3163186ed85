import { PuttingUpDialogs } from './PuttingUpDialogs.tsx';
import { usePuttingUp } from './usePuttingUp.ts';

interface Props {
  shop: { id: number; shopName: string };
  onClose: () => void;
}

/** What was put up in a shop, and the form in which it is mended. */
export function ShopListingsDialog({ shop, onClose }: Props) {
  return <PuttingUpDialogs puttingUp={usePuttingUp()} shop={shop} onClose={onClose} />;
}
