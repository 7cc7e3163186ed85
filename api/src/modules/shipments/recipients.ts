import type { Queryable } from '../../db/client.ts';
import { Refusal } from '../../shared/refusal.ts';
import { type RowProblem, repeatedOrderNos } from '../addresses/receiverRules.ts';
import { recipientOf } from './receivers.ts';
import type { Recipient, Recipients } from './recipients.types.ts';
import type { PackageInput, RecipientsInput } from './shipments.schemas.ts';
import { findOrderable, plansHold } from './shopOrders.repository.ts';
import { shopRecipients } from './shopRecipients.ts';

const AUTO = 2;

/**
 * The recipients that an order names, in the order of its rows: given ones, or merged and single orders of one shop.
 *
 * @throws Refusal BAD_PARAM when both or neither are named or the shop orders are of several shops; NOT_FOUND
 */
export async function recipientsOf(
  db: Queryable,
  accountId: number,
  {
    type = 1,
    packages = [],
    shopOrderIds = [],
    mergeIds = [],
    contents,
    allowDuplicate = false,
  }: RecipientsInput,
): Promise<Recipients> {
  const namesOrders = shopOrderIds.length + mergeIds.length > 0;
  if (type === AUTO ? packages.length > 0 : packages.length === 0)
    throw new Refusal('BAD_PARAM', { field: 'packages' });
  if (type === AUTO ? !namesOrders : namesOrders) throw new Refusal('BAD_PARAM', { field: 'shopOrderIds' });
  if (type === AUTO) {
    const requested = { shopOrderIds: [...new Set(shopOrderIds)], mergeIds: [...new Set(mergeIds)] };
    const orders = await findOrderable(db, accountId, requested);
    const { list, shop } = shopRecipients(orders, { ...requested, contents: contents ?? [] });
    return { list: await withoutOldPlans(db, list), shop };
  }
  if (contents) throw new Refusal('BAD_PARAM', { field: 'contents' });
  return { list: input(packages, allowDuplicate), shop: null };
}

/** Those whose shop's orders or links have said something else since they were planned cannot go. */
async function withoutOldPlans(db: Queryable, list: readonly Recipient[]): Promise<Recipient[]> {
  const held = await plansHold(
    db,
    list.map(({ fromShop }) => fromShop),
  );
  return list.map((recipient, at) =>
    held[at] || recipient.problems.length > 0 ? recipient : { ...recipient, problems: [PLANNED_OTHERWISE] },
  );
}

const PLANNED_OTHERWISE: RowProblem = {
  field: 'row',
  reasonCode: 'LINK_CHANGED',
  msg: '店铺订单的商品或关联已变化，请重新生成方案',
  blocking: true,
};

function input(packages: PackageInput[], allowDuplicate: boolean): Recipient[] {
  const given = packages.map(recipientOf);
  const receivers = given.map(({ receiver }) => receiver);
  const repeated = allowDuplicate ? new Map<number, RowProblem>() : repeatedOrderNos(receivers);
  return given.map((recipient, row) => {
    const { thirdOrderNo } = recipient.receiver;
    const again = repeated.get(row);
    return {
      ...recipient,
      thirdOrderNos: thirdOrderNo ? [thirdOrderNo] : [],
      fromShop: null,
      problems: again ? [again] : [],
    };
  });
}
