import type { ReadProgress } from '../../../spreadsheets/recipients/readSheet.ts';
import { sheetProblemText } from '../../../spreadsheets/sheets.text.ts';
import type { SheetProblem } from '../../../spreadsheets/sheets.types.ts';
import { noteText, shortageText } from '../../shared/recipients/rowNotes.text.ts';
import type { WizardPlan } from '../../shared/wizard/wizard.types.ts';
import type { NumBy } from './modelContent.ts';
import { MODEL_STEPS, type ModelStep } from './modelDraft.ts';
import type { CellField, ModelRow } from './modelRow.ts';
import { lineOf, type ModelProblem, type ModelState } from './modelVerdicts.ts';

export const modelPlan: WizardPlan<ModelStep> = {
  steps: MODEL_STEPS,
  label: '模板发货步骤',
  names: {
    file: '上传文件',
    check: '核对收件人',
    goods: '商品与发货',
    review: '核对并支付',
    done: '完成',
  },
  next: { file: '下一步：核对收件人', check: '下一步：选择商品', goods: '下一步：核对并支付' },
  waitsFor: 'busy',
};

export const modelText = {
  draftSaveFailed: '浏览器空间不足，这份名单不能自动保存，关闭页面后需要重新上传',
};

export const fileText = {
  title: '上传收件人表格',
  drop: '把表格拖到这里，或者',
  choose: '选择文件',
  formats: '支持 xlsx、xls、csv，最大 10 MB，最多 5,000 行；也可以直接粘贴文件',
  platforms: '淘宝、拼多多、京东、抖音、快手、视频号导出的订单表可以直接上传，不用改列名',
  template: '下载模板',
  kept: (name: string, count: number) => `当前名单：${name}，共 ${count} 个包裹。上传新文件会替换它。`,
  remap: '重新对应列',
  failed: '文件没有读出来，请重试',
  cancel: '取消',
  stages: {
    loading: '正在打开文件…',
    opening: '正在读取表格…',
    checking: '正在逐行检查…',
    handing: '正在整理收件人…',
  } satisfies Record<ReadProgress['stage'], string>,
};

export const mappingText = {
  title: '对应表格的列',
  outcomeUnknown: '没有认出表头，请告诉我们每一列是什么。确认一次，以后同样的表格不用再选。',
  missing: (fields: string) => `还缺：${fields}`,
  complete: '必需的列都有了',
  sheet: '工作表',
  column: '表格中的列',
  samples: '内容示例',
  field: '对应',
  unnamed: (index: number) => `第 ${index} 列`,
  none: '不使用',
  fieldOf: (header: string) => `${header}对应`,
  confirm: '按此读取',
  cancel: '换个文件',
};

export const modelStateNames: Record<ModelState, string> = {
  ok: '正常',
  warn: '提醒',
  unread: '待识别',
  error: '错误',
  duplicate: '文件内重复',
  ordered: '已下过单',
  excluded: '已排除',
};

export const gridColumnNames: Record<CellField | 'region', string> = {
  thirdOrderNo: '第三方订单号',
  name: '收件人',
  phone: '联系电话',
  region: '省市区',
  detail: '详细地址',
  num: '数量',
  specification: '规格',
  remark: '备注',
};

export const checkText = {
  title: (name: string) => `核对收件人 · ${name}`,
  locating: (share: number) => `正在识别省市区 ${Math.round(share * 100)}%`,
  locatingLabel: '识别省市区的进度',
  skip: '停止识别',
  unlocated: '省市区没有全部识别，请重试，或者跳过后手动选择',
  skipRest: '跳过',
  grid: '收件人表格',
  line: '行号',
  state: '状态',
  lines: (lines: readonly number[]) => lines.join('、'),
  merged: (count: number) => `${count} 行合一`,
  hidden: '隐藏行',
  all: '全部',
  filters: '按状态筛选',
  search: '搜索收件人、电话、地址、订单号',
  chooseAll: '选择全部显示的行',
  choose: (line: number) => `选择第 ${line} 行`,
  editing: (line: number, column: string) => `第 ${line} 行${column}`,
  chooseRegion: '选择地区',
  undo: '撤销',
  excludeStopped: (count: number) => `排除全部不能发的 ${count} 行`,
  replace: '查找替换',
  chosen: (count: number) => `已选 ${count} 行`,
  setRegion: '设置省市区',
  locate: '重新识别省市区',
  exclude: '排除',
  include: '恢复',
  clear: '取消选择',
  onlyProblems: (count: number) => `只看有问题的 ${count} 行`,
  more: (count: number) => `再显示一些，还有 ${count} 行`,
  row: (line: number) => `第 ${line} 行`,
  mend: (line: number, name: string) => `修改第 ${line} 行${name && ` ${name}`}`,
  mended: '改好了',
  nextProblem: '下一处',
  pieces: (quantity: string) => `${quantity} 件`,
  noneHere: '没有符合条件的行',
  noneHint: '换个状态或搜索词试试',
  keys: '方向键移动，Enter 或 F2 修改，Esc 取消，Delete 清空，Ctrl+Z 撤销；可以粘贴 Excel 里的几列，Ctrl+D 向下填充，其余按 ? 查看',
  fill: '往下拖，用所选内容填充',
};

export const replaceText = {
  title: '查找替换',
  field: '在哪一列',
  find: '查找',
  replace: '替换为',
  hits: (count: number) => `${count} 行会改变`,
  onlyChosen: '只改已选的行',
  confirm: '全部替换',
};

export const modelGoodsText = {
  numBys: { file: '按表格的规格和数量', same: '每个包裹相同' } satisfies Record<NumBy, string>,
  numHints: {
    file: '按表格的规格、商家编码和数量列装包裹；同一订单号同一收件人的多行合成一个包裹，各是各的规格和件数',
    same: '不看表格的规格和数量列，每个包裹都一样，在下面选择',
  } satisfies Record<NumBy, string>,
};

export const wordsText = {
  title: '对应规格',
  hint: (count: number) => `表格里有 ${count} 种写法不是所选商品的规格，请对应；没有对应的行不会发货`,
  rows: (count: number) => `${count} 行`,
  isNear: (title: string) => `是 ${title}`,
  noneNear: '所选商品没有这个规格或编码，请从全部规格中选择',
  meaning: (said: string) => `${said} 对应的规格`,
  choose: '选择规格',
  more: (count: number) => `还有 ${count} 种写法，请到核对收件人修改`,
  printed: (rows: number, example: string) =>
    `${rows} 行写了规格（如“${example}”），所选商品没有规格可选：这些字只会打印在面单上，不决定发什么`,
};

export const modelReviewText = {
  title: '核对包裹',
  part: (at: number) => `第 ${at} 个订单`,
  columns: { order: '订单', courier: '快递', going: '可发包裹', stopped: '不能发', total: '小计' },
  inNoOrder: '没有编入订单',
  table: '本批订单',
  stopped: (count: number) => `有 ${count} 个包裹不能发货`,
  ordered: (count: number) => `有 ${count} 个第三方订单号已经下过单，默认不会重复发货`,
  allow: '这是补发，仍要下单',
  allowed: '已下过单的第三方订单号也会再次发货',
  stopAgain: '不重复发货',
  fix: '去修改',
  problems: '不能发货的包裹',
  line: (lines: string) => `第 ${lines} 行`,
  inColumn: (column: string, words: string) => `${column}：${words}`,
  more: (count: number) => `还有 ${count} 个，请到核对收件人查看`,
  revised: '包裹里的商品已经改了，价格也重新核算了',
  leftOut: '不能发货的包裹已经排除，价格也重新核算了',
  held: (goods: string) => `共发：${goods}`,
  undo: '撤销',
  skip: (going: number) => `只发其余 ${going} 个包裹`,
  skipped: (going: number) => `只为可以发货的 ${going} 个包裹下单付款`,
  unskip: '取消排除',
  toGoods: '改商品或快递',
  allStopped: '没有可以发货的包裹，请修改收件人，或者换商品、换快递',
  closed: '订单已关闭，名单还在，可以重新下单',
};

export const modelSummaryText = {
  file: '表格',
  parcels: '包裹',
  parcelsOf: (count: number) => `${count} 个`,
  stopped: (count: number) => `${count} 个待处理`,
  byFile: '按表格的规格和数量',
  second: (name: string, other: string) => `${name}、${other}`,
  pending: '选好商品后自动核算',
};

export const modelResultText = {
  next: '运单号一般几分钟内生成，可以在订单中心查看和导出。',
};

/** All that is wrong with a row, in words; '' for nothing. */
export function modelProblemsText(problems: readonly ModelProblem[], row: ModelRow): string {
  return [...new Set(problems.map((problem) => modelProblemText(problem, row)))].join('；');
}

/** The words for what is wrong with a row. */
export function modelProblemText({ code, msg, other, ...problem }: ModelProblem, row: ModelRow): string {
  const line = lineOf(row);
  switch (code) {
    case undefined:
      return msg ?? '';
    case 'ITEM_UNKNOWN':
      return `没有规格“${problem.said}”，请在选择商品时对应`;
    case 'ITEM_SHORT':
      return shortageText(problem);
    case 'ITEMS_UNCLEAR':
      return '规格、商家编码和数量对不上，请核对';
    case 'ITEM_MISSING':
      return '没有写规格，请填写，或者为所有包裹选择规格';
    case 'PIECES_OF_WHICH':
      return '没有写是哪种商品，请填写规格';
    case 'QUANTITY_WRONG':
      return `件数应为${problem.pieces?.minNum ?? 1}到${problem.pieces?.maxNum ?? 99}的整数`;
    case 'WAS_ORDERED':
      return '该第三方订单号已经下过单';
    case 'PLACE_OTHER':
      return `表格里的“${problem.said}”与识别出的省市区不符，请核对`;
    case 'PLACE_UNREAD':
      return '正在识别省市区';
    case 'SAME_NO':
      return `第${line}行与第${other}行订单号重复`;
    case 'SAME_RECEIVER':
      return `与第${other}行收件信息相同`;
    case 'PROVINCE_UNKNOWN':
    case 'CITY_UNKNOWN':
    case 'DETAIL_EMPTY':
    case 'DETAIL_SHORT':
    case 'REST_UNREAD':
    case 'UNLIKE_PREVIEW':
    case 'SPECIFICATION_LONG':
    case 'REMARK_LONG': {
      const field = problem.field === 'num' ? 'row' : problem.field;
      return noteText({ field, blocking: true, finding: { field, code, blocking: true } });
    }
    default: {
      const said = { field: 'row', code, blocking: problem.blocking } as SheetProblem;
      return sheetProblemText(said, line);
    }
  }
}
