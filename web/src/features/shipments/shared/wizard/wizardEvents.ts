import type { SenderForm } from '../../../../fields/sender.ts';

/** What a person does about the goods, in every wizard that chooses them. */
export type GoodsEvent =
  | { type: 'goods.choose'; goodId: number }
  | { type: 'warehouse.choose'; warehouseId: number }
  | { type: 'num.change'; num: number }
  | { type: 'courier.choose'; courierId: number };

/** What a person does about the sender, in every wizard that has one. */
export type SenderEvent =
  | { type: 'sender.choose'; senderId: number }
  | { type: 'sender.open'; form: SenderForm }
  | { type: 'sender.edit'; change: Partial<SenderForm> }
  | { type: 'sender.cancel' }
  | { type: 'sender.save' };
