import type { SettingsDto } from '../../../../gateway/src/domains/settings/settings.dto.ts';
import { type Answers, ok } from '../fakeUpstream.ts';

export const settingsRow: SettingsDto = {
  title: '橙仓',
  logo_pic: '',
  footer_text: '一件代发',
  filing_no: '',
  wx_pic: '',
  cs_url: '',
  old_url: '',
  giftEnabled: false,
  payExpireMinutes: 30,
  minRecharge: 1_000,
  maxRecharge: 5_000_000,
  cashOutMin: 1_000,
  cashOutMax: 5_000_000,
  cashOutFeeRate: 60,
  maxRows: 500,
  softwares: [{ id: 1, name: '橙仓打单' }],
  shopFigures: 'fixed' as const,
  maxUnpaid: 20,
  waybillFee: 0,
  appVersion: '0.2.0',
};

export const answers: Answers = {
  '/setting/getSetting': () => ok(settingsRow),
};
