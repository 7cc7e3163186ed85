import { yuanText } from '../../shared/money.ts';
import type { PackagedGood } from './packagedGood.ts';
import type { GoodPictures, PackedPicture } from './packagePictures.ts';

/** The columns of a 淘宝数据包, by the names that programs read them by and those for people. */
const COLUMNS = [
  ...['title 宝贝名称', 'cid 宝贝类目', 'seller_cids 店铺类目', 'stuff_status 新旧程度'],
  ...['location_state 省', 'location_city 城市', 'item_type 出售方式', 'price 宝贝价格'],
  ...['auction_increment 加价幅度', 'num 宝贝数量', 'valid_thru 有效期', 'freight_payer 运费承担'],
  ...['post_fee 平邮', 'ems_fee EMS', 'express_fee 快递', 'has_invoice 发票'],
  ...['has_warranty 保修', 'approve_status 放入仓库', 'has_showcase 橱窗推荐', 'list_time 开始时间'],
  ...['description 宝贝描述', 'cateProps 宝贝属性', 'postage_id 邮费模版ID', 'has_discount 会员打折'],
  ...['modified 修改时间', 'upload_fail_msg 上传状态', 'picture_status 图片状态', 'auction_point 返点比例'],
  ...['picture 新图片', 'video 视频', 'skuProps 销售属性组合', 'inputPids 用户输入ID串'],
  ...['inputValues 用户输入名-值对', 'outer_id 商家编码', 'propAlias 销售属性别名', 'auto_fill 代充类型'],
  ...['num_id 数字ID', 'local_cid 本地ID', 'navigation_type 宝贝分类', 'user_name 用户名称'],
  ...['syncStatus 宝贝状态', 'is_lighting_consigment 闪电发货', 'is_xinpin 新品', 'foodparame 食品专项'],
  ...['features 尺码库', 'buyareatype 采购地', 'global_stock_type 库存类型', 'global_stock_country 国家地区'],
  ...['sub_stock_type 库存计数', 'item_size 物流体积', 'item_weight 物流重量', 'sell_promise 退换货承诺'],
  ...[
    'custom_design_flag 定制工具',
    'wireless_desc 无线详情',
    'barcode 商品条形码',
    'sku_barcode sku 条形码',
  ],
  ...['newprepay 7天退货', 'subtitle 宝贝卖点', 'cpv_memo 属性值备注', 'input_custom_cpv 自定义属性值'],
  ...['qualification 商品资质', 'add_qualification 增加商品资质', 'o2o_bind_service 关联线下服务'],
].map((column) => {
  const [name = '', ...words] = column.split(' ');
  return [name, words.join(' ')] as const;
});

/** What no goods differ in: new, at a fixed price, into the warehouse of the shop, stock reduced when paid, 7 days' return. */
const SAME: Record<string, string> = {
  ...{ stuff_status: '1', item_type: '1', valid_thru: '7', freight_payer: '1' },
  ...{ post_fee: '0', ems_fee: '0', express_fee: '0', has_invoice: '0', has_warranty: '0' },
  ...{ approve_status: '2', has_showcase: '0', has_discount: '0', auction_point: '0', auto_fill: '0' },
  ...{ num_id: '0', local_cid: '-1', navigation_type: '1', syncStatus: '1', buyareatype: '0' },
  ...{ global_stock_type: '-1', sub_stock_type: '2', item_size: 'bulk:0.000000', sell_promise: '0' },
  ...{ custom_design_flag: '-1', newprepay: '1', add_qualification: '0', o2o_bind_service: '0' },
};
/** 颜色分类 and 尺码, whose values may be of one's own; the first of these is -1001. */
const PROPERTIES = ['1627207', '20509'] as const;
const FIRST_VALUE = 1_001;
const PICTURE = 1;
const PICTURE_OF_VALUE = 2;
/** What parts values, and what stands for it inside of a name. */
const PARTS: Record<string, string> = { ':': '：', ';': '；', '|': '｜' };

/** What stands before the goods. */
export function taobaoHead(): string {
  return `version 1.00\r\n${COLUMNS.map(([name]) => name).join('\t')}\r\n${COLUMNS.map(([, name]) => name).join('\t')}\r\n`;
}

/** Goods as a line of a 淘宝数据包. Their category is chosen where it is imported. */
export function taobaoLine(goods: PackagedGood, pictures: GoodPictures, detail: string): string {
  const { good, title, specs, skus, priceFrom } = goods;
  const hasSpecs = good.properties.length > 0;
  const idOf = (at: number, value: string) =>
    `${PROPERTIES[at]}:-${FIRST_VALUE + (specs[at]?.values.indexOf(value) ?? 0)}`;
  const own = specs.flatMap(({ values }, at) => values.map((value) => [idOf(at, value), value] as const));
  const filled: Record<string, string> = {
    ...SAME,
    title,
    price: yuanText(priceFrom),
    num: String(skus.reduce((sum, { stock }) => sum + stock, 0)),
    description: detail,
    picture: picturesOf(goods, pictures, idOf),
    outer_id: good.goodsNo,
    item_weight: (Math.max(0, ...skus.map(({ weight }) => weight)) / 1_000).toFixed(3),
    ...(hasSpecs && {
      cateProps: own.map(([id]) => `${id};`).join(''),
      skuProps: skus
        .map(({ price, stock, outerSkuId, values }) => {
          const ids = values.map((value, at) => `${idOf(at, value)};`).join('');
          return `${yuanText(price)}:${stock}:${plain(outerSkuId)}:${ids}`;
        })
        .join(''),
      input_custom_cpv: own.map(([id, value]) => `${id}:${plain(value)};`).join(''),
    }),
    // Goods without specifications have the one combination's number, so that they are linked by it.
    ...(!hasSpecs && { outer_id: skus[0]?.outerSkuId ?? good.goodsNo }),
  };
  return `${COLUMNS.map(([name]) => cell(filled[name] ?? '')).join('\t')}\r\n`;
}

/** Which pictures of the package goods show, square ones and those of the first property's values. */
function picturesOf(
  { good, specs, skus }: PackagedGood,
  { squares, ofSkus }: GoodPictures,
  idOf: (at: number, value: string) => string,
): string {
  const shown = squares.map(({ picture }, at) => `${picture.id}:${PICTURE}:${at}:|;`);
  const first = good.properties.length > 0 ? (specs[0]?.values ?? []) : [];
  const ofValues = first.flatMap((value) => {
    const sku = skus.find(({ values, picture }) => values[0] === value && ofSkus.has(picture));
    const packed = sku && ofSkus.get(sku.picture);
    return packed ? [`${packed.picture.id}:${PICTURE_OF_VALUE}:0:${idOf(0, value)}|;`] : [];
  });
  return [...shown, ...ofValues].join('');
}

/** The pictures that the lines name, which stand in a folder of the file's name. */
export function taobaoPictures({ squares, ofSkus }: GoodPictures): PackedPicture[] {
  return [...squares, ...ofSkus.values()].map(({ picture }) => ({ name: `${picture.id}.tbi`, picture }));
}

function plain(name: string): string {
  return name.replace(/[:;|]/g, (letter) => PARTS[letter] ?? '');
}

/** In quotes, so that whatever a supplier wrote stays one cell. */
function cell(text: string): string {
  return `"${text.replace(/[\t\r\n]+/g, ' ').replaceAll('"', '""')}"`;
}
