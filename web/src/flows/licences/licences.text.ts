import type { LicenceKind, LicenceStatus } from '../../graphql/generated/graphql.ts';
import type { Tone } from '../../ui/base/StatusDot.tsx';

export const kindNames: Record<LicenceKind, string> = {
  ...{ BUSINESS: '营业执照', FOOD: '食品', COSMETICS: '化妆品', ELECTRONICS: '电子产品' },
};
export const statusNames: Record<LicenceStatus, string> = {
  ...{ WAITING: '待审核', ACCEPTED: '有效', REFUSED: '未通过', REPLACED: '已被新证替换' },
};
export const statusTones: Record<LicenceStatus, Tone> = {
  ...{ WAITING: 'orange', ACCEPTED: 'success', REFUSED: 'danger', REPLACED: 'quiet' },
};

/** Of the form, whoever fills it in. */
export const fieldsText = {
  kind: '类别',
  choose: '请选择',
  kindMissing: '请选择类别',
  number: '证件号',
  numberWrong: '请填写证件号，2 到 60 个字',
  ends: '有效期至',
  endsHint: '长期有效的不填',
  file: '图片',
  fileMissing: '请选择图片',
  pick: '选择图片',
};
