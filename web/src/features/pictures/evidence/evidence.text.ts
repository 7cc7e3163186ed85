import { MAX_PICTURES, MAX_VIDEOS } from './evidenceFiles.ts';

export const evidenceText = {
  add: '添加图片或视频',
  hint: `最多 ${MAX_PICTURES} 张图片和 ${MAX_VIDEOS} 个视频；视频不超过 60 秒、50MB，支持 mp4、mov、webm。只有买卖双方能看到`,
  count: (pictures: number, videos: number) =>
    `图片 ${pictures} / ${MAX_PICTURES}，视频 ${videos} / ${MAX_VIDEOS}`,
  remove: (name: string) => `删除 ${name}`,
  removed: (name: string) => `已删除 ${name}`,
  leftOut: (count: number) =>
    `最多 ${MAX_PICTURES} 张图片和 ${MAX_VIDEOS} 个视频，有 ${count} 个文件没有加入`,
  play: (name: string) => `播放${name}`,
  video: '视频',
  loading: '正在加载',
  failed: '没有加载成功',
  missing: '文件不存在，或您无权查看',
  retry: '重试',
};
