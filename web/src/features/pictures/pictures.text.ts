import type { Tile } from './pictures.setup.ts';

export const picturesText = {
  add: '上传图片',
  takePicture: '拍照',
  drop: '拖到这里、粘贴，或点击选择',
  formats: (max: number) =>
    `支持 jpg、png、webp、gif，裁成正方形，${max > 1 ? `最多 ${max} 张，第一张是主图` : '只要 1 张'}`,
  wholeFormats: (max: number) => `支持 jpg、png、webp、gif，最多 ${max} 张`,
  main: '主图',
  count: (count: number, max: number) => `${count} / ${max}`,
  picture: (at: number) => `第 ${at} 张图片`,
  keys: '左右方向键调整顺序，Delete 键删除',
  movedTo: (at: number) => `已移到第 ${at} 张`,
  removed: (at: number) => `已删除第 ${at} 张`,
  remove: (name: string) => `删除${name}`,
  cut: (name: string) => `裁剪${name}`,
  replace: '更换图片',
  waiting: '等待上传',
  preparing: '正在处理',
  sending: (percent: number) => `上传中 ${percent}%`,
  cancel: (name: string) => `取消上传 ${name}`,
  dismiss: (name: string) => `移除 ${name}`,
  retry: '重试',
  leftOut: (count: number, max: number) => `最多 ${max} 张，有 ${count} 张没有加入`,
  crop: '裁剪成正方形',
  cropHint: '拖动图片选择要保留的部分，滚轮或下面的滑块缩放',
  zoom: '缩放',
  useCut: '使用裁剪结果',
  centreAll: '全部居中裁剪',
  skip: '不上传这张',
  keep: '不裁剪',
};

const OWN_WORDS: Record<string, string> = {
  FILE_TYPE: '只支持 jpg、png、webp、gif 格式的图片',
  FILE_EMPTY: '文件内容不能为空',
  FILE_SIZE: '图片不能超过 30MB',
  FILE_PIXELS: '图片太小，每边至少 16 像素',
  FILE_BROKEN: '图片已损坏，无法打开',
};

/** Why a picture is not there. */
export function problemText(problem: Tile['problem']): string {
  if (problem === null) return '';
  if (problem === 'requestFailed') return '没有上传成功，请重试';
  return problem.msg || (OWN_WORDS[problem.errorKey] ?? '没有上传成功，请重试');
}

/** Whether another try may end differently: not where the file itself is the trouble. */
export function mayRetry(problem: Tile['problem']): boolean {
  return problem === 'requestFailed' || (problem !== null && !problem.errorKey.startsWith('FILE_'));
}
