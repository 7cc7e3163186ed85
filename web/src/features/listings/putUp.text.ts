import type {
  ListingChangeKind,
  PackagePlatform,
  ShopListingState,
  ShopListingVerdict,
} from '../../graphql/generated/graphql.ts';
import { confirmText } from '../../ui/overlays/confirm.text.ts';
import type { GoodProblem, PutUpProblem } from './putUpForm.ts';

export const listingStateNames: Record<ShopListingState, string> = {
  WAITING: '待铺货',
  LISTED: '已铺货',
  FAILED: '失败',
};

/** What the platform said later of what it has. */
export const verdictNames: Record<ShopListingVerdict, string> = {
  PASSED: '已通过',
  IN_REVIEW: '审核中',
  REFUSED: '审核未通过',
  OFF_SALE: '已下架',
  BANNED: '被平台下架',
  GONE: '已删除',
};

export const changeNames: Record<ListingChangeKind, string> = {
  TITLE: '标题',
  PICTURES: '图片',
  DETAIL: '详情图',
  NEW_SKUS: '新增规格',
  ENDED_SKUS: '停售规格',
  SKU_NAMES: '规格名称',
  PRICE: '售价',
};

export const packageNames: Record<PackagePlatform, string> = { TAOBAO: '淘宝/天猫', JD: '京东' };

export const problemTexts: Record<PutUpProblem, string> = {
  times: '请填 0.01 到 100 之间的倍数，最多两位小数',
  money: '请填金额，不加价就填 0',
  percent: '请填 0 到 99 的整数',
  freight: '请选运费模板',
  phone: '请填 5 到 20 位的电话，平台会展示给顾客',
  none: '没有可以铺的商品',
};

export const goodProblemTexts: Record<GoodProblem, string> = {
  titleShort: '标题太短',
  titleLong: '标题太长',
  category: '请选平台类目',
};

export const shopChoiceText = {
  title: '铺货到店铺',
  shop: '店铺',
  choose: '选择店铺',
  hint: (count: number) =>
    `将铺 ${count} 种商品：标题、图片、规格和现在的库存（聚水潭除外）会带过去，铺好后自动关联；之后的库存变化要开启店铺的库存同步`,
  packed: (platform: string) => `${platform}：下载铺货包，在店铺后台导入`,
  none: '还没有能直接铺货的店铺，可先下载铺货包；绑定抖音、拼多多、快手、视频号店铺或聚水潭后可直接铺',
  bind: '去绑定店铺',
  noShop: '请选择店铺',
  expired: '授权已过期',
  save: '下一步',
  cancel: '取消',
  failed: '没有读到店铺的类目和运费模板，请重试',
};

export const putUpText = {
  button: '铺货到店铺',
  title: (shopName: string) => `铺货到 ${shopName}`,
  rule: '价格规则',
  times: '供货价倍数',
  plus: '再加（元）',
  ending: '取整',
  floor: '毛利下限（%）',
  floorHint: '毛利不含运费；低于下限的商品不铺',
  freight: '运费模板',
  phone: '客服电话',
  catalogueHint:
    '商品会成为聚水潭的普通商品资料：商品编码是本站的规格编码，售价按下面的规则，规格、图片、重量和供应商名称一起带过去，已有同一编码的会被覆盖。铺好后自动关联。',
  way: '铺货方式',
  onSale: '直接上架',
  draft: '存为草稿',
  onSaleHint: '上架前由平台审核',
  goods: '要铺的商品',
  good: '商品',
  goodTitle: '店铺标题',
  category: '平台类目',
  price: '售价',
  actions: '操作',
  titleOf: (name: string) => `${name} 的店铺标题`,
  letters: (count: number, max: number) => `${count}/${max}`,
  chooseCategory: '选择类目',
  categoryOf: (name: string) => `${name} 的平台类目`,
  margin: (percent: number) => `毛利 ${percent}%`,
  cost: (from: string, to: string) => `供货价 ${from === to ? from : `${from}–${to}`}`,
  range: (from: string, to: string) => (from === to ? from : `${from}–${to}`),
  remove: '移除',
  removeOf: (name: string) => `不铺 ${name}`,
  notListed: '不会铺',
  save: '开始铺货',
  cancel: '取消',
  failed: '没有得到结果，请重试；不会重复铺货',
  begun: (count: number) => `${count} 种商品开始铺货`,
  left: (goods: readonly string[]) =>
    `${goods.length} 种没有铺：${goods.slice(0, 5).join('；')}${goods.length > 5 ? ' 等' : ''}`,
  kept: '上次没有提交的内容已填回',
  fresh: '重新填写',
  willNot: '低于下限，不会铺',
  wouldStop: '低于店铺的毛利规则，铺上去会停售',
};

/** What differs where goods are packed for a platform. */
export const packageText = {
  ...putUpText,
  title: (platform: string) => `${platform} 铺货包`,
  hint: '表格里有标题、规格、商家编码、售价、库存和详情，图片按平台尺寸处理。低于毛利下限的商品不收入，会在表格里列出。导入后店铺里的商家编码请勿修改，店铺发货按它推荐关联的商品，采用即可。',
  save: '下载',
  failed: '没有得到结果，请重试',
};

export const categoryText = {
  title: (name: string) => `平台类目：${name}`,
  level: (level: number) => `${level} 级类目`,
  choose: '请选择',
  properties: '类目属性',
  none: '这个类目没有要填的属性',
  ownWords: '自己填写',
  own: (name: string) => `${name}（自己填写）`,
  hint: '同类目、还没选类目的商品会用同样的设置',
  forOthers: (count: number) => `其余 ${count} 种还没选类目的商品也用这个设置`,
  required: '请填写',
  save: '确定',
  cancel: '取消',
  retry: '重试',
};

export const listingsText = {
  list: '铺到店铺的商品',
  states: '状态',
  search: '搜索商品',
  all: '全部',
  of: (name: string, count: number) => `${name} ${count}`,
  progressOf: '铺货进度',
  progress: (done: number, all: number) => `已处理 ${done}/${all}`,
  item: '商品',
  price: '售价',
  state: '状态',
  actions: '操作',
  draft: '草稿',
  byRule: (times: string, plus: string | null) => `供货价 × ${times}${plus === null ? '' : ` + ${plus}`}`,
  said: (words: string) => `平台说：${words}`,
  againAt: (time: string) => `${time} 自动重试`,
  goesOnAt: (time: string) => `${time} 继续`,
  bannedHint: '请在店铺后台处理',
  refusedHint: '会作为新商品铺，请在店铺后台删除原商品',
  offSaleHere: '供应商已停售；没有开启库存同步的，请在店铺后台下架',
  tomorrow: (time: string) => `明天 ${time}`,
  retry: '重试',
  retryOf: (name: string) => `重试 ${name}`,
  mend: '修改',
  mendOf: (name: string) => `修改 ${name}`,
  anew: '重新铺货',
  anewOf: (name: string) => `重新铺货 ${name}`,
  retryAll: '全部重试',
  remove: '移除',
  removeOf: (name: string) => `移除 ${name}`,
  removeAll: '全部移除',
  removed: (count: number) => (count > 0 ? `已移除 ${count} 条记录` : '没有可以移除的记录'),
  changed: '有变更',
  change: (name: string, before: string, after: string) =>
    `${name}：${before === '' || after === '' ? before || after : `${before} → ${after}`}`,
  updatingNow: '正在更新到店铺',
  notUpdated: '更新失败',
  editedAt: (time: string) => `${time} 已提交更新`,
  update: '更新到店铺',
  updateOf: (name: string) => `更新 ${name} 到店铺`,
  updateAll: '全部更新到店铺',
  updating: (count: number) => (count > 0 ? `${count} 种商品开始更新` : '没有要更新的商品'),
  updateOfAll: '更新进度',
  updatesLeft: (count: number) => `还有 ${count} 种商品在更新`,
  none: '还没有铺过货',
  noneHint: '在商品页或收藏夹点「铺货到店铺」',
  noneFound: '没有符合的商品',
  noneFoundHint: '换个关键词或状态试试',
  lost: '没有得到结果，请重试',
  done: (count: number) => `${count} 种商品将重新铺货`,
};

export const removingText = {
  title: '移除铺货记录',
  one: (name: string) => `店铺里没有「${name}」，移除后不再提示。`,
  all: '店铺里没有的商品都从这里移除，不再提示；还在重试和结果未知的保留。',
  after: '以后可以重新铺货。',
  accept: '移除',
  ...confirmText,
};
