/** A shop of the simulated platforms. It is bound by one buyer only: each journey takes shops of its own. */
export interface SimulatedShop {
  /** As the simulators name the platform: `taobao`. */
  slug: string;
  /** As people do. */
  platform: string;
  shopId: string;
  name: string;
}

/** An order as the shop knows it. */
export interface ShopOrder {
  orderNo: string;
  state: string;
  receiver: { receiverId: string; name: string };
  shipments: { waybillNo: string; company: string }[];
}

const PLATFORMS = {
  taobao: ['淘宝/天猫', '淘宝'],
  pinduoduo: ['拼多多', '拼多多'],
  jd: ['京东', '京东'],
  douyin: ['抖音', '抖店'],
  kuaishou: ['快手', '快手'],
  weixin: ['视频号', '视频号'],
  jushuitan: ['聚水潭', '聚水潭'],
} as const;

/** One of the six shops of a platform. */
export function simulatedShop(slug: keyof typeof PLATFORMS, index: 0 | 1 | 2 | 3 | 4 | 5): SimulatedShop {
  const [platform, short] = PLATFORMS[slug];
  const number = Object.keys(PLATFORMS).indexOf(slug) + 1;
  const owner = ['橙子', '小满', '青禾', '白露', '立夏', '秋分'][index];
  return { slug, platform, shopId: `${number}00100${index + 1}`, name: `${owner}的${short}店` };
}

const simulatorsUrl = () => process.env.SIMULATORS_URL ?? '';

/** Where the console of the simulators shows a shop. */
export const consoleOf = ({ slug, shopId }: SimulatedShop) => `${simulatorsUrl()}/shops/${slug}/${shopId}`;

/** Changes the world of a shop, as docs/SIMULATORS.md has it. */
export async function changeShop<T>(shop: SimulatedShop, action: string, fields: object = {}): Promise<T> {
  const response = await fetch(`${simulatorsUrl()}/shops/api/${action}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ platform: shop.slug, shopId: shop.shopId, ...fields }),
  });
  if (!response.ok) throw new Error(`${action}: ${await response.text()}`);
  return (await response.json()) as T;
}

/** A combination as the shop has it; fen a piece. */
interface ShopSku {
  goodId: string;
  skuId: string;
  title: string;
  merchantCode: string;
  price: number;
  quantity: number;
}

/** What the shop has on sale, or as a draft, as it knows it. */
export async function goodsAt({ slug, shopId }: SimulatedShop): Promise<ShopSku[]> {
  const response = await fetch(`${simulatorsUrl()}/shops/api/${slug}/${shopId}/goods`);
  return ((await response.json()) as { goods: Awaited<ReturnType<typeof goodsAt>> }).goods;
}

/** The orders as the shop knows them. */
export async function ordersAt({ slug, shopId }: SimulatedShop): Promise<ShopOrder[]> {
  const response = await fetch(`${simulatorsUrl()}/shops/api/${slug}/${shopId}`);
  return ((await response.json()) as { orders: ShopOrder[] }).orders;
}

/** How many pieces the shop has for sale of what carries a merchant code. */
export async function stockAt(
  { slug, shopId }: SimulatedShop,
  merchantCode: string,
): Promise<number | undefined> {
  const response = await fetch(`${simulatorsUrl()}/shops/api/${slug}/${shopId}/goods`);
  const { goods } = (await response.json()) as { goods: { merchantCode: string; quantity: number }[] };
  return goods.find((each) => each.merchantCode === merchantCode)?.quantity;
}
