import type { Queryable } from '../../db/client.ts';
import { Refusal } from '../../shared/refusal.ts';
import { type RowProblem, repeatedOrderNos } from '../addresses/receiverRules.ts';
import { recipientOf } from './receivers.ts';
import type { Recipient, Recipients } from './recipients.types.ts';
import type { PackageInput, RecipientsInput } from './shipments.schemas.ts';
import { findOrderable } from './shopOrders.repository.ts';
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
  { type = 1, packages = [], shopOrderIds = [], mergeIds = [], allowDuplicate = false }: RecipientsInput,
): Promise<Recipients> {
  const namesOrders = shopOrderIds.length + mergeIds.length > 0;
  if (type === AUTO ? packages.length > 0 : packages.length === 0)
    throw new Refusal('BAD_PARAM', { field: 'packages' });
  if (type === AUTO ? !namesOrders : namesOrders) throw new Refusal('BAD_PARAM', { field: 'shopOrderIds' });
  if (type === AUTO) {
    const requested = { shopOrderIds: [...new Set(shopOrderIds)], mergeIds: [...new Set(mergeIds)] };
    return shopRecipients(await findOrderable(db, accountId, requested), requested);
  }
  return { list: input(packages, allowDuplicate), shop: null };
}

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
