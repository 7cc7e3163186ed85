import { useFlow } from '../../flows/useFlow.ts';
import { BindShopDialog } from './binding/BindShopDialog.tsx';
import { bindShopLogic } from './binding/bindShop.actors.ts';
import { RenewFirst } from './RenewFirst.tsx';
import { useShopsToRenew } from './useShopsToRenew.ts';

/** What to renew first, and the shop whose orders are at hand, on a page without the others. */
export function RenewBar({ shopId, onShow }: { shopId: number | null; onShow: () => void }) {
  const binding = useFlow(bindShopLogic);
  const { shops, total } = useShopsToRenew();
  const named = shops.filter(({ id }, at) => at === 0 || id === shopId);
  return (
    <>
      <RenewFirst toRenew={{ shops: named, total }} binding={binding} shopId={shopId} onShow={onShow} />
      <BindShopDialog actor={binding} />
    </>
  );
}
