import type { Flow } from '../examples.ts';

export const flow: Flow = {
  place: 20,
  title: '注册与登录',
  role: 'visitor',
  examples: [
    'captcha',
    'sendRegisterCode',
    'legalTexts',
    'signUp',
    'captchaToLogin',
    'login',
    'me',
    'consents',
    'answerConsents',
    'beginRealName',
    'confirmRealName',
    'exportPersonalData',
    'createApiToken',
    'apiTokens',
    'revokeApiToken',
    'changePassword',
    'logout',
    'captchaToRecover',
    'sendRecoveryCode',
    'findPassword',
  ],
};
