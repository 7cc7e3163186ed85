import { COURIER_NAMES } from '../courierNames.ts';
import { type CourierTable, toPlatformCourier } from '../couriers.ts';
import { fieldsOf, listOf, textOf } from '../fields.ts';
import { ShopError } from '../shopError.ts';
import type { JushuitanClient } from './jushuitanClient.ts';
import { PLATFORM } from './jushuitanErrors.ts';

/** The beginnings of the couriers' names in the company's own list; their numbers differ from company to company. */
export const JUSHUITAN_COURIERS: CourierTable = COURIER_NAMES;

const PAGE_SIZE = 50;
const MAX_PAGES = 20;

/** A courier as the company has it under 物流(快递)公司. */
export async function courierOf(
  client: JushuitanClient,
  accessToken: string,
  courierCode: string,
): Promise<{ lc_id: string; lc_name: string }> {
  const name = toPlatformCourier(JUSHUITAN_COURIERS, PLATFORM, courierCode);
  for (let page = 1; page <= MAX_PAGES; page += 1) {
    const answer = await client.read(
      '/open/logisticscompany/query',
      { page_index: page, page_size: PAGE_SIZE },
      accessToken,
    );
    const data = fieldsOf(answer.data);
    const found = listOf(data.datas).find(({ lc_name: theirs }) => textOf(theirs).startsWith(name));
    if (found) return { lc_id: textOf(found.lc_id), lc_name: textOf(found.lc_name) };
    if (data.has_next !== true) break;
  }
  throw new ShopError(PLATFORM, 'courierUnknown', 'COURIER');
}
