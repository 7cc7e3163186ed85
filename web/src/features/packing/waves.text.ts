import type { WaveParcelState } from '../../graphql/generated/graphql.ts';
import type { Tone } from '../../ui/base/StatusDot.tsx';
import { confirmText } from '../../ui/overlays/confirm.text.ts';

export const waveStateNames = { open: '进行中', closed: '已关闭', all: '全部' };

export const wavesText = {
  list: '波次列表',
  add: '新建波次',
  bench: '去发货台',
  number: '波次号',
  warehouse: '仓库',
  progress: '打包进度',
  progressOf: (waveNo: string) => `波次 ${waveNo} 的打包进度`,
  counts: (done: number, all: number) => `${done}/${all}`,
  gone: (count: number) => `${count} 个已取消`,
  status: '状态',
  actions: '操作',
  pack: '去打包',
  look: '包裹与打印',
  close: '关闭',
  open: '进行中',
  done: '已打完',
  closed: '已关闭',
  none: '还没有波次',
  noneHint: '把待打包的包裹编成波次，一次拣齐，再到发货台逐个打包',
  noMatch: '没有符合条件的波次',
  noMatchHint: '换个条件，或清空筛选看全部波次',
};

export const waveFilterText = {
  label: '筛选波次',
  warehouseId: '仓库',
  state: '状态',
  any: { warehouseId: '全部仓库' },
  reset: '清空筛选',
};

export const newWaveText = {
  title: '新建波次',
  save: '新建波次',
  cancel: '取消',
  failed: '没有收到结果，请在波次列表中查看是否已经新建',
  warehouse: '仓库',
  choose: '请选择仓库',
  most: '最多包裹数',
  mostHint: '从最早的包裹开始，1 到 500 个；正在退款、已在波次中的不会加入',
  mostWrong: '请填写 1 到 500 的整数',
  unit: '个',
};

export const chosenWaveText = {
  button: (count: number) => `编成波次（${count}）`,
  done: (taken: number) => `已编成波次，共 ${taken} 个包裹`,
  some: (taken: number, why: string) => `已编成波次，共 ${taken} 个包裹；没有加入的：${why}`,
  lost: '没有收到结果，请在波次列表中查看',
};

export const closeWaveText = {
  ...confirmText,
  title: '关闭波次',
  accept: '确认关闭',
  words: (waveNo: string, left: number) =>
    left > 0
      ? `波次 ${waveNo} 还有 ${left} 个包裹没有打包。关闭后它们可以编入新的波次，格位不再有效。`
      : `波次 ${waveNo} 已经打完，关闭后不再显示在进行中。`,
  done: '波次已关闭',
};

export const waveDetailText = {
  title: (waveNo: string) => `波次 ${waveNo}`,
  loading: '正在读取波次',
  failed: '没有读到波次，请重试',
  list: '波次的包裹',
  place: '格位',
  parcel: '包裹',
  goods: '商品',
  state: '状态',
  noWaybill: '待出单',
  packedBy: (name: string, time: string) => [name, time].filter(Boolean).join(' '),
  skipped: (reason: string) => `跳过：${reason}`,
  print: '面单按格位的顺序打印，并印上格位；已取消的包裹不打印',
};

export const waveParcelNames: Record<WaveParcelState, string> = {
  WAITING: '待打包',
  PACKED: '已打包',
  SENT: '已发出',
  GONE: '已取消，不要打包',
};
export const waveParcelTones: Record<WaveParcelState, Tone> = {
  WAITING: 'orange',
  PACKED: 'success',
  SENT: 'quiet',
  GONE: 'danger',
};

export const buyerNoteText = {
  title: '买家打包备注',
  of: (packageNo: string) => `包裹 ${packageNo} 的买家`,
  label: '打包备注',
  hint: '最多 100 字。这位买家的所有包裹打包时都会提示，买家看不到；清空即删除',
  save: '保存',
  cancel: '取消',
  failed: '没有收到结果，请重试',
  saved: '打包备注已保存',
  long: '最多 100 字',
  notRead: '没有读到打包备注，请再试一次',
  action: '打包备注',
};
