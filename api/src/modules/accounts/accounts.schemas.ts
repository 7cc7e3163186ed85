import { type Static, Type } from 'typebox';
import { body, NullableText } from '../../shared/envelope.ts';
import { EntityId, entityId, NullableId } from '../../shared/values.ts';
import { ConsentGiven } from '../legal/legal.schemas.ts';

const phone = Type.String({ pattern: '^1[0-9]{10}$', description: '11 digits' });
const password = Type.String({ minLength: 6, maxLength: 18, description: '6 to 18 characters' });
const type = Type.Union([Type.Literal(1), Type.Literal(2)], { description: '1 buyer, 2 supplier' });
const captcha = Type.String({ minLength: 1, maxLength: 16 });
const captchaId = Type.String({ minLength: 1, maxLength: 64 });
const phoneCode = Type.String({ minLength: 1, maxLength: 16 });

export const CaptchaAnswer = Type.Object({
  captchaId: Type.String(),
  picPath: Type.String({ description: 'PNG as a data address; one check within 120 s' }),
  captchaLength: Type.Integer(),
  openCaptcha: Type.Boolean(),
});

export const SendCodeBody = body({
  phone,
  captcha,
  captchaId,
  scene: Type.Optional(
    Type.Integer({
      ...{ minimum: 1, maximum: 10, default: 1 },
      description: '1注册 2找回 3登录 4改密 5提现 6注销 7个人信息副本 8访问令牌 9邀请成员 10加入账号',
    }),
  ),
});
export const SendCodeAnswer = Type.Object({
  expireIn: Type.Integer({ description: 'seconds that the code lives' }),
  resendIn: Type.Integer({ description: 'seconds until another may be asked for' }),
});

const proof = Type.Optional(
  Type.String({ maxLength: 4000, description: 'answer to the challenge of PROOF_NEEDED; else left out' }),
);

const loginFields = { phone, password, captcha, captchaId, phoneCode: Type.Optional(phoneCode) };
export const LoginBody = body({ ...loginFields, type: Type.Optional(type) });

export const RegisterBody = body({
  phone,
  password,
  repassword: password,
  phoneCode,
  type: Type.Optional(type),
  captcha: Type.Optional(captcha),
  captchaId: Type.Optional(captchaId),
  proof,
  consent: Type.Optional(ConsentGiven),
  superId: Type.Optional(
    Type.Union([
      Type.String({ maxLength: 32 }),
      Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER }),
    ]),
  ),
});
export type RegisterInput = Static<typeof RegisterBody>;

export const FindPasswordBody = body({
  phone,
  phoneCode,
  password,
  repassword: password,
  type: Type.Optional(type),
  captcha: Type.Optional(captcha),
  captchaId: Type.Optional(captchaId),
  proof,
});
export type FindPasswordInput = Static<typeof FindPasswordBody>;

export const ChangePasswordBody = body({
  oldPassword: Type.Optional(password),
  phoneCode: Type.Optional(phoneCode),
  password,
  repassword: password,
  proof,
});
export type ChangePasswordInput = Static<typeof ChangePasswordBody>;

/** Who acts in an account of somebody else. */
const ActingMember = Type.Object({
  id: EntityId,
  name: Type.String(),
  role: Type.String(),
  roleName: Type.String(),
  scopes: Type.Array(Type.String(), { description: 'what the role may do' }),
});

export const ChooseAccountBody = body({
  ticket: Type.String({
    minLength: 1,
    maxLength: 1000,
    description: 'of CHOOSE_ACCOUNT; holds five minutes',
  }),
  accountId: EntityId,
});
export const EnterAccountBody = body({ accountId: EntityId });
export const Entrances = Type.Object({
  list: Type.Array(
    Type.Object({
      accountId: EntityId,
      name: Type.String(),
      role: Type.Union([Type.String(), Type.Null()], { description: 'null in the own account' }),
    }),
    { description: 'the own account first' },
  ),
});

const accountFields = {
  id: EntityId,
  uuid: Type.String(),
  authorityId: entityId('10001 buyer, 11001 supplier'),
  type: Type.Integer(),
  phone: Type.String(),
  nickName: Type.String(),
  headerImg: NullableText,
  balance: Type.Integer({
    description: 'fen; 0, like all sums, to members and programs that neither see money nor pay',
  }),
  frozen: Type.Integer({ description: 'fen' }),
  held: Type.Integer({
    description: 'fen of the balance that may have to come back; neither spent nor cashed out',
  }),
  withdrawable: Type.Integer({ description: 'fen' }),
  realStatus: Type.Integer({ description: '0未认证 1认证中 2已认证 3认证失败' }),
  realName: Type.Union([Type.String({ description: 'masked, such as 张*' }), Type.Null()]),
  status: Type.Integer({ description: '1正常 2冻结' }),
  lastLoginAt: NullableText,
  createdAt: Type.String(),
  member: Type.Union([ActingMember, Type.Null()], {
    description: 'who acts here where it is not the owner, and the phone above is theirs; else null',
  }),
};

export const User = Type.Object({
  ...accountFields,
  totalRecharge: Type.Integer({ description: 'fen' }),
  totalSpend: Type.Integer({ description: 'fen' }),
  totalProfit: Type.Integer({ description: 'fen' }),
  level: Type.Integer({ minimum: 1, maximum: 12 }),
  levelName: Type.String(),
  superId: NullableId,
  inviteCode: Type.String(),
  inviteCount: Type.Integer(),
});

export const Seller = Type.Object({
  ...accountFields,
  companyName: Type.String(),
  contact: Type.String(),
  pendingSettle: Type.Integer({
    description: 'fen that paid parcels are still to be settled with, less the commission',
  }),
  commissionRate: Type.Integer({ description: '1/10000 of the supply price' }),
  warehouseCount: Type.Integer(),
  goodsCount: Type.Integer(),
  settleDays: Type.Integer(),
});

export type UserDto = Static<typeof User>;
export type SellerDto = Static<typeof Seller>;

export const LoginAnswer = Type.Object({
  token: Type.String(),
  expiresAt: Type.String(),
  user: Type.Optional(User),
  seller: Type.Optional(Seller),
});
