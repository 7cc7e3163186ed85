import type { DialogEvent, Grant } from '../../web/src/features/loginDialog/loginDialog.types.ts';
import { refusal } from '../../web/src/lib/refusal.ts';

export const granted: Grant = {
  kind: 'granted',
  token: 't-1',
  identity: { uuid: 'u-li', authorityId: 10001, kind: 'buyer', scopes: null },
};

export const picture = { kind: 'drawn', captchaId: 'c-1', picPath: 'data:image/png;base64,AA' } as const;

export const opening: Extract<DialogEvent, { type: 'dialog.open' }> = {
  type: 'dialog.open',
  message: null,
  mode: 'login',
  kind: null,
};

export const typed = {
  phone: '13800000001',
  password: 'demo1234',
  repassword: 'demo1234',
  phoneCode: '024680',
  captcha: '7k2p',
};

/** What a sign-in is answered whose phone can enter two accounts. */
export const offered = refusal('CHOOSE_ACCOUNT', '此手机号可以进入多个账号，请选择', {
  ticket: 't-9',
  accounts: [
    { accountId: 11, name: '小李', role: null },
    { accountId: 12, name: '橙子商贸', role: 'shipper' },
  ],
});

/** The versions that hold, as the graph answers them and as a person agrees to them. */
export const legalTexts = [
  { __typename: 'LegalText', id: 1, kind: 'TERMS', version: '2026-11-22' },
  { __typename: 'LegalText', id: 2, kind: 'PRIVACY', version: '2026-11-23' },
];
export const consent = { terms: '2026-11-22', privacy: '2026-11-23' };
