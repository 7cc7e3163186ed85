import { Type } from 'typebox';
import { body } from '../../shared/envelope.ts';

export const BeginBody = body({
  realName: Type.String({ pattern: '^[\\u3400-\\u9fff·]{2,30}$', description: 'as on the identity card' }),
  idCard: Type.String({ minLength: 18, maxLength: 18, description: 'number of the identity card' }),
});

export const BegunCheck = Type.Object({
  url: Type.String({ description: 'page on which the person goes through the check' }),
  qrCode: Type.String({ description: 'text for a QR code that opens that page on a phone' }),
  certifyId: Type.String(),
  expireAt: Type.String(),
});

export const ConfirmBody = body({ certifyId: Type.Optional(Type.String({ minLength: 1, maxLength: 128 })) });

export const RealNameState = Type.Object({
  realStatus: Type.Integer({ description: '0未认证 1认证中 2已认证 3认证失败' }),
  realName: Type.Union([Type.String({ description: 'masked' }), Type.Null()]),
  msg: Type.String(),
});
