import type { GoodsStatus } from '../../graphql/generated/graphql.ts';
import { formatMoney } from '../../lib/money.ts';
import type { Problem } from '../../lib/problems.ts';
import { formatDateTime } from '../../lib/time.ts';
import type { WeightUnit } from '../../lib/weight.ts';
import { confirmText } from '../../ui/overlays/confirm.text.ts';
import type { GoodField } from './goodForm.rules.ts';

export const editorText = {
  createTitle: '发布商品',
  changeTitle: '编辑商品',
  list: '商品列表',
  loadFailed: '没有读到商品，请重试',
  missing: '找不到这件商品',
  missingHint: '它可能已被删除，或者链接有误',
  loading: '正在打开商品',

  draftTitle: '上次的修改还没有保存',
  draftWords: (at: number, name: string) =>
    name === ''
      ? `${formatDateTime(at)} 的内容留在这台电脑上。`
      : `${formatDateTime(at)} 的「${name}」留在这台电脑上。`,
  draftOld: '在那之后商品又被修改过，恢复后会让您对照两个版本。',
  draftLost: '上次发布没有得到结果；恢复后再点发布不会重复建商品。',
  restore: '恢复草稿',
  discard: '丢弃',

  basics: '基本信息',
  nameHint: '品牌、品名、规格写在一起，买家更容易搜到',
  counter: (used: number, max: number) => `${used}/${max}`,
  chooseCategory: '选择分类',
  detailPlaceholder: '写下规格、材质、用法、发货说明，配上图片',
  detailHint: '可以直接粘贴图文；粘贴的外部图片需要重新上传',

  prices: '价格与重量',
  perPiece: (unit: string) => `元/${unit || '件'}`,
  /** The margin is the platform's, in fen; null before it is known. */
  buyers: (fen: number, margin: number | null) => {
    if (margin === null) return `买家看到 ${formatMoney(fen)} 起，以保存后显示的为准`;
    return margin > 0
      ? `买家看到 ${formatMoney(fen + margin)}，含平台加价 ${formatMoney(margin)}`
      : `买家看到 ${formatMoney(fen)}`;
  },
  freightOfWarehouse: '按发货仓库的运费',
  freightHint: '选了模板时，仓库和模板都有的快递按模板收运费；停发、加价和包邮区域仍按仓库',
  freightOf: '选用运费模板',
  priceHint: '每卖出一件，您收到的货款',
  weightHint: '含包装，用来计算运费',
  weightUnit: '重量单位',

  sale: '发货规则',
  minNum: '最少件数',
  maxNum: '最多件数',
  to: '到',
  everyPlatform: '全部平台',
  allPlatforms: '不选表示全部平台都支持',
  isGiftHint: '出现在礼品专区',
  packerNoteHint: '选填，最多 100 字；显示在发货台和拣货单上，买家看不到',

  stocksHint:
    '在要发货的仓库填入数量；不填的仓库不发这件商品。安全库存是从数量里留下、买家不能下单的件数。发布后在库存管理里调整。',
  warehouse: '仓库',
  quantity: '数量',
  safetyQuantity: '安全库存',
  warnQuantity: '预警值',
  quantityAt: (name: string) => `${name} 的数量`,
  safetyAt: (name: string) => `${name} 的安全库存`,
  warnAt: (name: string) => `${name} 的预警值`,
  noWarehouses: '还没有仓库，商品要从自己的仓库发出。',
  toWarehouses: '去仓库管理',
  noWarehousesRead: '没有读到仓库',
  noStock: '还没有设置库存，设置后才能上架。',
  toStock: '去库存管理',
  available: (count: number, unit: string) => `可用 ${count} ${unit}`,
  locked: (count: number) => `锁定 ${count}`,
  isLow: '库存不足',
  bundleStock: '组合装没有自己的库存，按其中商品的库存计算。',
  ofBundle: '组合装',
  paused: '暂停发货',

  preview: '买家看到的样子',
  noName: '商品名称',
  checklist: '发布前要填的内容',
  toFill: (field: string) => `还差${field}`,
  form: '商品内容',
  shortcut: 'Ctrl+S 存草稿',
  keptHere: '已作为草稿留在这台电脑上，还没有保存到商品列表',
  noRoom: '浏览器空间已满，未保存的修改离开后会丢失',
  unsavedNote: '有未保存的修改，离开后会作为草稿留在这台电脑上',
  requestFailed: '没有得到结果，请重试；重试不会重复保存',
  retry: '重试',

  changedTitle: '这件商品刚刚被修改过',
  changedWords: '请对照两个版本。可以逐项采用现在的内容，再决定保存哪一个。',
  field: '项目',
  theirs: '现在的内容',
  mine: '您的内容',
  adoptOne: '采用',
  adoptOneOf: (field: string) => `${field}采用现在的内容`,
  adoptTheirs: '放弃我的修改',
  keepMine: '保留我的内容，继续编辑',
  sameNow: '两个版本已经一致',
  pictures: (count: number) => `${count} 张图片`,
  letters: (count: number) => `${count} 字`,
  yes: '是',
  no: '否',

  see: '查看商品页',
  another: '再发一件',
  edit: '继续编辑',
};

/** What the buttons do to goods of a status; those that do not exist yet are like drafts. */
export const saveButtons: Record<GoodsStatus, { main: string; second: string | null }> = {
  DRAFT: { main: '发布商品', second: '存草稿' },
  OFF_SALE: { main: '保存并上架', second: '仅保存' },
  REJECTED: { main: '保存并重新提审', second: '存草稿' },
  ON_SALE: { main: '保存修改', second: null },
  AUDITING: { main: '保存修改', second: null },
  BANNED: { main: '保存修改', second: null },
};

interface SavedWords {
  toast: string;
  title: string;
  words: string;
}

/** What it means for the goods that they were saved. */
const savedText: Record<GoodsStatus, SavedWords> = {
  ON_SALE: { toast: '已保存', title: '商品已上架', words: '买家现在就可以选它代发。' },
  AUDITING: {
    toast: '已保存，等待审核',
    title: '已提交审核',
    words: '审核通过后自动上架，进度可以在商品列表里查看。',
  },
  OFF_SALE: { toast: '已保存', title: '商品已保存', words: '商品还没有上架，买家看不到它。' },
  DRAFT: { toast: '草稿已保存', title: '草稿已保存', words: '填好后再发布，买家就能看到它。' },
  REJECTED: { toast: '已保存', title: '商品已保存', words: '修改后重新提交，审核通过才能上架。' },
  BANNED: { toast: '已保存', title: '商品已保存', words: '商品被平台下架，请联系客服了解如何恢复。' },
};

/** Why goods that are on sale cannot be ordered all the same. */
export type SaleObstacle = 'noStock' | 'onlySafety' | 'paused';

const notOrderable: Record<SaleObstacle, { but: string; words: string }> = {
  noStock: { but: '，但没有库存', words: '买家能看到它，补充库存后才能选它代发。' },
  onlySafety: {
    but: '，但库存都是安全库存',
    words: '买家能看到它；安全库存不出售，补充库存或调低安全库存后才能选它代发。',
  },
  paused: { but: '，但仓库暂停发货', words: '买家能看到它，仓库恢复发货后才能选它代发。' },
};

/** Of goods that were on sale before. */
const changedOnSale = { title: '商品已保存', words: '修改已经生效，买家看到的是现在的内容。' };

/** Of goods on sale whose edit waits for an audit. */
const waitsBeside = {
  toast: '已提交审核，在售内容不变',
  title: '修改已提交审核',
  words: '审核通过后自动生效；在那之前，买家看到的仍是原来的内容，可以照常下单。',
};

/** What is said at once when they were saved. */
export const savedToast = (status: GoodsStatus, waits: boolean) =>
  waits ? waitsBeside.toast : savedText[status].toast;

interface Saved {
  /** Whether the edit waits for an audit beside them. */
  waits?: boolean;
  status: GoodsStatus;
  /** Null for new goods. */
  statusBefore: GoodsStatus | null;
  saleObstacle: SaleObstacle | null;
}

/** What it means for these goods that they were saved. */
export function savedWords({ waits = false, status, statusBefore, saleObstacle }: Saved): {
  title: string;
  words: string;
} {
  if (waits) return waitsBeside;
  const said = status === 'ON_SALE' && statusBefore === 'ON_SALE' ? changedOnSale : savedText[status];
  if (status !== 'ON_SALE' || !saleObstacle) return said;
  const { but, words } = notOrderable[saleObstacle];
  return { title: `${said.title}${but}`, words };
}

/** What the head of the page says of an edit beside goods on sale, which is what the form shows. */
export const revisionText = {
  waiting: '这次修改正在审核，买家看到的仍是原来的内容。继续修改会重新提交。',
  refused: (reason: string) => `这次修改没有通过审核：${reason}。在售的仍是原来的内容，修改后可以重新提交。`,
  withdraw: '撤回修改',
  ...confirmText,
  title: '撤回修改',
  words: (name: string) => `「${name}」的这次修改不再审核，也不再保留；在售的内容不变。`,
  accept: '确认撤回',
  requestFailed: '没有得到结果，请重试',
  withdrawn: '已撤回，商品保持在售的内容',
};

/** What the head of the page says of goods that an operator has to do with. */
export const auditText: Partial<Record<GoodsStatus, (reason: string) => string>> = {
  AUDITING: () => '正在审核。修改名称、图片、详情或分类后会重新审核。',
  REJECTED: (reason) => `审核没有通过${reason ? `：${reason}` : ''}。修改后可以重新提交。`,
  BANNED: (reason) => `平台已将它下架${reason ? `：${reason}` : ''}。可以修改内容，恢复上架请联系客服。`,
};

export const fieldNames: Record<Exclude<GoodField, 'form'>, string> = {
  name: '商品名称',
  category: '商品分类',
  pics: '商品图片',
  detail: '商品详情',
  skus: '规格',
  supplyPrice: '供货价',
  weight: '单件重量',
  merchantCode: '商家编码',
  barcodes: '条码',
  unit: '单位',
  num: '每个包裹的件数',
  platforms: '支持的平台',
  isGift: '礼品商品',
  packerNote: '打包备注',
  freight: '运费模板',
  stocks: '各仓库存',
  bundles: '组合装',
};

const PROBLEMS: Record<string, string> = {
  'name.required': '请填写商品名称',
  'name.short': '商品名称至少 2 个字',
  'name.long': '商品名称最多 60 个字',
  'name.control': '商品名称里有看不见的字符，请重新输入',
  'category.required': '请选择商品分类',
  'pics.required': '请至少上传一张图片',
  'pics.many': '最多 9 张图片',
  'pics.uploading': '图片还在上传，请稍等再保存',
  'detail.uploading': '图片还在上传，请稍等再保存',
  'detail.long': '商品详情太长了，请精简一些',
  'supplyPrice.required': '请填写供货价',
  'supplyPrice.wrong': '请填写金额，最多两位小数',
  'supplyPrice.small': '供货价至少 0.01 元',
  'supplyPrice.large': '供货价不能超过 100000 元',
  'weight.required': '请填写单件重量',
  'weight.wrong': '请填写重量，克为整数，千克最多三位小数',
  'weight.small': '重量至少 1 克',
  'weight.large': '重量不能超过 50 千克',
  'weight.heavy': '单件重量乘最少件数超过了 50 千克',
  'unit.required': '请填写单位',
  'unit.long': '单位最多 10 个字',
  'num.crossed': '最少件数不能大于最多件数',
  'stocks.required': '请至少在一个仓库填入数量',
  'stocks.wrong': '数量、安全库存和预警值是 0 到 9999999 的整数',
  'stocks.empty': '请至少给一个规格填写库存',
  'stocks.warehouse': '请选择新规格的库存放在哪个仓库',
  'merchantCode.long': '商家编码最多 40 个字',
  'merchantCode.twice': '商家编码和前面的规格重复',
  'merchantCode.wrong': '商家编码填写有误',
  'barcodes.many': '条码最多 5 个',
  'barcodes.twice': '条码有重复',
  'barcodes.wrong': '条码是 4 到 32 位的数字、字母或横线',
  'quantity.wrong': '库存是 0 到 9999999 的整数',
  'skus.required': '请添加规格值',
  'skus.none': '请至少保留一个规格',
  'skus.many': '最多 200 个规格',
  'skus.off': '请至少有一个规格在售',
  'skus.wrong': '规格填写有误，请检查',
  'skus.places': '标红的地方需要修改',
  'property.required': '请填写规格名',
  'property.long': '规格名最多 20 个字',
  'property.twice': '规格名重复',
  'property.empty': '请添加规格值',
  'property.origin': '请选择已有的规格属于哪个值',
  'value.required': '请填写规格值',
  'value.long': '规格值最多 30 个字',
  'value.twice': '规格值重复',
  'bundles.wrong': '其中有商品已删除或不能放进组合装，请重新选择',
};

/** A problem in words: the form's own, or the server's. */
export function goodProblemText(field: GoodField, problem: Problem | undefined): string | null {
  if (!problem) return null;
  return problem.msg ?? PROBLEMS[`${field}.${problem.code}`] ?? '请检查这一项';
}

/** A problem at one place of the combinations in words. */
export function skuProblemText(problem: Problem | undefined): string | null {
  if (!problem) return null;
  return problem.msg ?? PROBLEMS[problem.code] ?? '这一项填写有误，或者已被删除';
}

/** Units that goods are often counted in. */
export const UNITS = ['件', '个', '盒', '袋', '包', '瓶', '箱', '套', '双', '条', '斤'];

export const weightUnits: { value: WeightUnit; text: string }[] = [
  { value: 'g', text: '克' },
  { value: 'kg', text: '千克' },
];
