import type { ActorRef, ActorRefFrom, AnyMachineSnapshot } from 'xstate';
import type { SenderForm } from '../../../../fields/sender.ts';
import type { Refusal } from '../../../../lib/refusal.ts';
import type { Item } from '../../../../shop/items.ts';
import type { WarehouseFacts } from '../../../goodsPicker/goodsFacts.ts';
import type { checkoutMachine } from '../checkout/checkout.machine.ts';
import type {
  CheckoutChanged,
  CheckoutEvent,
  OrderRequest,
  Placed,
  Receipt,
  Sent,
} from '../checkout/checkout.types.ts';

/** What a person does about who ships, in every wizard. */
export type DeliveryEvent =
  | { type: 'warehouse.choose'; warehouseId: number }
  | { type: 'courier.choose'; courierId: number };

/** What a person does about the goods in a wizard for one of them. */
export type OneGoodsEvent =
  | { type: 'goods.choose'; goodId: number }
  | { type: 'sku.choose'; skuId: number }
  | { type: 'quantity.change'; quantity: number };

/** What a person does about the goods in a wizard for several of them. */
export type BasketEvent =
  | { type: 'goods.choose'; goodId: number }
  | { type: 'goods.add'; goodId: number }
  | { type: 'goods.remove'; goodId: number }
  /** Those that gave way to the goods of the address are taken back. */
  | { type: 'goods.restore' }
  /** Of one goods, all that is chosen. */
  | { type: 'items.choose'; goodId: number; items: readonly Item[] };

/** What a person does about the sender, in every wizard that has one. */
export type SenderEvent =
  | { type: 'sender.choose'; senderId: number }
  | { type: 'sender.open'; form: SenderForm }
  | { type: 'sender.edit'; change: Partial<SenderForm> }
  | { type: 'sender.cancel' }
  | { type: 'sender.save' };

/** What every wizard takes. */
export type WizardEvent<Step extends string> =
  | DeliveryEvent
  | SenderEvent
  | CheckoutChanged
  | CheckoutEvent<Step>
  | { type: 'remark.edit'; remark: string }
  | { type: 'quote.refresh' }
  /** Another price than was shown may be paid. */
  | { type: 'price.accept' }
  /** Another tab has sent the draft; null: it has not, or that came to nothing. */
  | { type: 'draft.sentElsewhere'; sent: Sent | null }
  /** What another tab has ordered is ordered once more. */
  | { type: 'draft.repeat' };

/** To who watches whose draft it is: it is taken as it is in this tab. */
export type TurnEvent = { type: 'turn.take' };

/** What the draft of every wizard keeps. */
export interface WizardDraft {
  step: string;
  warehouseId: number | null;
  courierId: number | null;
  senderId: number | null;
  senderForm: SenderForm | null;
  remark: string;
  /** Idempotency keys of the order and payment requests, kept until their final answers so that a retry changes nothing. */
  createNo: string | null;
  payNo: string | null;
  placed: Placed | null;
}

export interface WizardContext extends WizardDraft {
  account: string;
  /** Of the chosen goods, once they are known. */
  facts: { warehouses: readonly WarehouseFacts[] } | null;
  /** A request whose answer is not known yet, as it was sent. */
  sent: OrderRequest | null;
  /** It was sent before the page was loaded. */
  isResumed: boolean;
  /** What another tab has sent the draft as; null: nothing. */
  sentElsewhere: Sent | null;
  /** The total before the price changed, in fen. */
  totalBefore: number | null;
  /** Why the price is not the one that was shown, until it is accepted; null: it is. */
  repriced: 'changed' | 'offline' | null;
  refusal: Refusal | null;
  receipt: Receipt | null;
}

export type Checkout = ActorRefFrom<typeof checkoutMachine>;

/** As much of a wizard's snapshot as the views look at that all wizards share. */
export interface WizardSnapshot {
  context: WizardContext;
  children: { checkout?: Checkout | undefined };
  matches(state: string | object): boolean;
  hasTag(tag: 'busy' | 'pricing'): boolean;
}

/** A wizard, for views that go to these of its steps. */
export type WizardRef<Step extends string = never> = ActorRef<AnyMachineSnapshot, WizardEvent<Step>>;
export type SteeringRef<Step extends string = never> = ActorRef<AnyMachineSnapshot, CheckoutEvent<Step>>;

/** The steps of a wizard in their order, and the words for them. */
export interface WizardPlan<Step extends string> {
  steps: readonly Step[];
  label: string;
  names: Record<Step | 'done', string>;
  /** On the way from each step to the next. */
  next: Partial<Record<Step, string>>;
  /** With this tag the next step is waited for. */
  waitsFor: 'busy' | 'pricing';
}
