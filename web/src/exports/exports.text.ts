import type { EvidenceFormat, FileFormat, ShippingTemplate } from '../graphql/generated/graphql.ts';
import type { Refusal } from '../lib/refusal.ts';

export const exportsText = {
  export: '导出',
  exporting: '正在导出',
  format: '导出文件的格式',
  writing: '数据较多，文件还在生成，完成后自动下载。您可以继续其他操作。',
  stopWaiting: '不等了',
  exported: (fileName: string) => `已导出 ${fileName}`,
  again: '再次下载',
  goodForAnHour: '链接一小时内有效',
  gotIt: '知道了',
  requestFailed: '没有得到结果，请重试',
  retry: '重试',
  materials: '下载素材包',
  rest: (parcels: number) => `导出其余 ${parcels} 个`,
};

export const evidenceText = {
  title: '举证包',
  hint: '平台投诉时用：物流轨迹、时效、商品、沟通记录和图片，收件人已脱敏',
  formats: { PDF: '下载 PDF', ZIP: '下载压缩包（含图片和视频）' } satisfies Record<EvidenceFormat, string>,
};

export const formatChoices: { value: FileFormat; label: string }[] = [
  { value: 'XLSX', label: 'Excel' },
  { value: 'CSV', label: 'CSV' },
];

/** Of buyers' parcels. */
export const templateChoices: { value: ShippingTemplate; label: string }[] = [
  { value: 'PINDUODUO', label: '拼多多发货' },
];

/** Why nothing was exported. */
export function refusalText({ errorKey, msg }: Refusal): string {
  return errorKey === 'RATE_LIMITED' ? '您有一个导出正在进行，请等它完成后再试' : msg;
}
