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
app.get('/api/v1/goods/list', async () => ({
  code: 0,
  data: { list, total: 120, page: 1, pageSize: 30 },
  msg: '操作成功',
}));
app.get('/health/ready', async () => ({ status: 'ready' }));
await app.listen({ host: '127.0.0.1', port: Number(process.argv[2]) });
