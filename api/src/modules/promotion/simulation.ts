import type { Db } from '../../db/client.ts';
import type { Actor } from '../../shared/actor.ts';
import { Refusal } from '../../shared/refusal.ts';
import { areaVerdict } from '../areas/areaRules.ts';
import { findOrderFacts } from '../pricing/orderFacts.repository.ts';
import { MAX_PARCEL_WEIGHT, parcelPrice } from '../pricing/parcelPrice.ts';
import { supplyPriceAt } from '../pricing/supplyPrice.ts';
import { findDefaultProfit, findInvitee } from './userProfits.repository.ts';
import type { SimulationDto, SimulationInput } from './userProfits.schemas.ts';

const LOWEST_LEVEL = 1;
/** Senders do not change a price. */
const NO_SENDER = 0;
/** Has no agreement with a supplier. */
const NOBODY = 0;

/** What an invitee would pay for a parcel, and what the agent earns of it, by the price that orders have. */
export async function simulatePrice(
  db: Db,
  actor: Actor,
  { goodId, warehouseId, courierId, num = 1, areaCode, userId, ...request }: SimulationInput,
  now: Date,
): Promise<SimulationDto> {
  const invitee =
    userId === undefined
      ? { level: LOWEST_LEVEL, ...(await findDefaultProfit(db, actor.accountId)) }
      : await findInvitee(db, actor.accountId, userId, goodId);
  if (!invitee) throw new Refusal('INVITEE_ONLY');
  const { skus, warehouse, courier, rules, levelDiscount } = await findOrderFacts(db, {
    ...{ accountId: userId ?? NOBODY, level: invitee.level, senderId: NO_SENDER },
    ...{ skuIds: [], goodIds: [goodId], warehouseId, courierId },
  });
  const [sku] = skus.toSorted((one, other) => one.supplyPrice - other.supplyPrice);
  if (!sku) throw new Refusal('GOODS_OFF');
  if (!warehouse) throw new Refusal('WAREHOUSE_OFF');
  if (!courier) throw new Refusal('COURIER_OFF');
  if (sku.weight * num > MAX_PARCEL_WEIGHT) throw new Refusal('PARCEL_WEIGHT');
  const verdict = areaVerdict(rules, codesOf(areaCode), now);
  const profit = request.profit ?? invitee.profit;
  const courierProfit = request.courierProfit ?? invitee.courierProfit;
  const price = (agentProfit: number, agentFreight: number) =>
    parcelPrice({
      lines: [{ ...sku, supplyPrice: supplyPriceAt(sku, num), agentProfit, num }],
      agentFreight,
      fees: courier.fees,
      levelDiscount,
      remoteFee: verdict.fee,
      freeFreight: verdict.freeFreight,
    });
  const { lines, goodsFee, courierFee, remoteFee, discountFee, packageFee, agentShare } = price(
    profit,
    courierProfit,
  );
  return {
    ...{
      unitPrice: lines[0]?.unitPrice ?? 0,
      goodsFee,
      courierFee,
      remoteFee,
      discountFee,
      packageFee,
      agentShare,
    },
    plainFee: price(0, 0).packageFee,
    profit,
    courierProfit,
    banned: verdict.banned,
    reason: verdict.reason,
  };
}

function codesOf(areaCode: string) {
  return {
    provinceCode: areaCode.slice(0, 2),
    cityCode: areaCode.length >= 4 ? areaCode.slice(0, 4) : '',
    districtCode: areaCode.length >= 6 ? areaCode : '',
  };
}
