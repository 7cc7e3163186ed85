import { shanghaiParts } from '../../shared/clock.ts';

const PLATFORMS: Record<number, string> = {
  0: '其他',
  1: '淘宝/天猫',
  2: '拼多多',
  3: '京东',
  4: '抖音',
  5: '快手',
  6: '视频号',
  7: '聚水潭',
  8: '1688',
};

export function platformText(platform: number): string {
  return PLATFORMS[platform] ?? '';
}

/** `2026-11-20T10:00:00+08:00` as `2026-11-20 10:00:00`. */
export function timeText(iso: string): string {
  return iso.slice(0, 19).replace('T', ' ');
}

/** `包裹列表-20261120-1000.xlsx`, by the clock of Shanghai. */
export function fileNameOf(title: string, at: Date, format: string): string {
  const { date, minutes } = shanghaiParts(at);
  const time = `${Math.floor(minutes / 60)}`.padStart(2, '0') + `${minutes % 60}`.padStart(2, '0');
  return `${title}-${date.replaceAll('-', '')}-${time}.${format}`;
}
