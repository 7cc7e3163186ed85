import Fastify from 'fastify';
import type { GoodDto } from '../../gateway/src/domains/goods/goods.dto.ts';

/** The goods list of the REST contract, answered from memory, as a process of its own: `node upstream.ts <port>`. */
const list: GoodDto[] = Array.from({ length: 30 }, (_, index) => ({
  id: index + 1,
  goodsNo: `G${String(index).padStart(8, '0')}`,
  name: `家用抽纸整箱实惠装第${index + 1}款`,
  categoryId: 8,
  categoryName: '日用百货',
  pic: `/files/goods/${index}.svg`,
  pics: [`/files/goods/${index}.svg`],
  detail: '',
  price: 1_260 + index,
  priceMax: 1_260 + index,
  agreed: false,
  bulkPrice: null,
  isNew: false,
  isFast: false,
  courierFees: [],
  reviewCount: 0,
  reviewScore: null,
  reviewCounts: [0, 0, 0, 0, 0],
  picturedReviews: 0,
  similar: false,
  weight: 300,
  unit: '件',
  minNum: 1,
  maxNum: 99,
  sellerId: 3,
  skuCount: 1,
  properties: [],
  skus: [],
  warehouses: [
    {
      id: 1,
      name: '义乌一号仓',
      provinceCode: '33',
      cityCode: '3307',
      province: '浙江省',
      city: '金华市',
      available: 500,
    },
  ],
  warehouseId: 1,
  warehouseName: '义乌一号仓',
  shipFrom: '浙江金华',
  areaCode: '3307',
  platforms: [],
  sold: 12_345,
  monthSold: 678,
  collectCount: 0,
  isGift: false,
  status: 1,
  createdAt: '2026-11-21T10:00:00+08:00',
}));

const app = Fastify();
const whole = { list, total: 120, totalIsExact: true, page: 1, pageSize: 30, nextCursor: null };

/** The parts of the page that sets of fields name: narrowed once, so that what is measured is writing them. */
const narrowed = new Map<string, object>();

/** `total,list(id,name)`, without anything deeper. */
function narrowedTo(fields: string): object {
  const of = (row: object, names: string) =>
    Object.fromEntries(names.split(',').map((name) => [name, row[name as keyof typeof row]]));
  const [, before = '', names = '', after = ''] =
    /^((?:\w+,)*)list\(([\w,]+)\)((?:,\w+)*)$/.exec(fields) ?? [];
  if (!names) throw new Error(`not a set of fields: ${fields}`);
  const rows = { list: list.map((row) => of(row, names)) };
  return of({ ...whole, ...rows }, `${before}list${after}`);
}

app.get<{ Querystring: { fields?: string } }>('/api/v1/goods/list', async ({ query: { fields } }) => {
  if (!fields) return { code: 0, data: whole, msg: '操作成功' };
  const data = narrowed.get(fields) ?? narrowedTo(fields);
  narrowed.set(fields, data);
  return { code: 0, data, msg: '操作成功' };
});
app.get('/health/ready', async () => ({ status: 'ready' }));
await app.listen({ host: '127.0.0.1', port: Number(process.argv[2]) });
