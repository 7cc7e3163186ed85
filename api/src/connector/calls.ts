import type { Input, MethodName, Output } from '../adapters/shops/connected/messages.ts';
import type { ShopPlatform } from '../adapters/shops/shopPlatform.ts';

type Calls = { [Name in MethodName]: (shop: ShopPlatform, input: Input<Name>) => Promise<Output<Name>> };

const calls: Calls = {
  authorizeUrl: (shop, { state }) => shop.authorizeUrl(state),
  exchange: (shop, { code }) => shop.exchange(code),
  refresh: (shop, { grant }) => shop.refresh(grant),
  listOrders: (shop, { access, window, cursor }) => shop.listOrders(access, window, cursor),
  getOrder: (shop, { access, remoteOrderNo }) => shop.getOrder(access, remoteOrderNo),
  sendAddresses: (shop, { access }) => shop.sendAddresses(access),
  listGoods: (shop, { access, cursor }) => shop.listGoods(access, cursor),
  mergeGroups: (shop, { access, orders }) => shop.mergeGroups(access, orders),
  async postShipment(shop, { access, shipment }) {
    await shop.postShipment(access, shipment);
    return null;
  },
  async changeShipment(shop, { access, shipment }) {
    await shop.changeShipment(access, shipment);
    return null;
  },
  setStocks: (shop, { access, targets }) => shop.setStocks(access, targets),
  async remark(shop, { access, remoteOrderNo, remark }) {
    await shop.remark(access, remoteOrderNo, remark);
    return null;
  },
};

/** Calls a method of a platform by its name. */
export function callShop<Name extends MethodName>(
  shop: ShopPlatform,
  name: Name,
  input: Input<Name>,
): Promise<Output<Name>> {
  return calls[name](shop, input);
}
