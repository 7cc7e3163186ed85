import { type Static, Type } from 'typebox';
import { WaybillError } from '../waybillError.ts';
import type { CourierAccount, WaybillPlatform } from '../waybillService.ts';
import { KUAIDI100_COURIERS } from './kuaidi100Couriers.ts';
import { PLATFORM } from './kuaidi100Errors.ts';

const text = Type.String({ minLength: 1 });

const accountFields = {
  /** The account or monthly-settlement number at the courier; the courier tells which other fields it needs. */
  partnerId: text,
  partnerKey: Type.Optional(text),
  partnerSecret: Type.Optional(text),
  partnerName: Type.Optional(text),
  /**
   * The branch, or the source of the e-waybills: taobao, cainiao, jdalpha, pinduoduoWx, douyin, kuaishou,
   * wechatChannels.
   */
  net: Type.Optional(text),
  tbNet: Type.Optional(text),
  code: Type.Optional(text),
  checkMan: Type.Optional(text),
  /** SHIPPER, CONSIGNEE, MONTHLY or THIRDPARTY. */
  payType: Type.Optional(text),
  /** The courier's product, such as 标准快递. */
  expType: Type.Optional(text),
  /** The courier takes a number with its extension, `13800000000-1234`; by default it takes eleven digits. */
  takesExtension: Type.Optional(Type.Boolean()),
};

const Account = Type.Object(accountFields, { additionalProperties: false });

const Partner = Type.Object(
  {
    ...accountFields,
    /** How many requests of one process the courier may have in flight. */
    requestsAtOnce: Type.Optional(Type.Integer({ minimum: 1, maximum: 200 })),
    /** Accounts for the encrypted receivers of single shop platforms, by the platform's number. */
    platforms: Type.Optional(
      Type.Object(
        Object.fromEntries(['1', '2', '3', '4', '5', '6'].map((id) => [id, Type.Optional(Account)])),
        { additionalProperties: false },
      ),
    ),
  },
  { additionalProperties: false },
);

/** The accounts at the couriers by our codes: what `KUAIDI100_PARTNERS_FILE` holds. */
export const Kuaidi100Partners = Type.Object(
  Object.fromEntries(Object.keys(KUAIDI100_COURIERS).map((code) => [code, Type.Optional(Partner)])),
  { additionalProperties: false },
);

type Account = Static<typeof Account>;
export type Kuaidi100Partner = Account & {
  requestsAtOnce?: number;
  platforms?: Readonly<Record<string, Account>>;
};

/**
 * Kuaidi100's courier code, the account to use, and whether its courier takes extensions of numbers. An account of the
 * caller's own needs none here.
 */
export function partnerOf(
  partners: Readonly<Record<string, Kuaidi100Partner>>,
  courierCode: string,
  platform: WaybillPlatform,
  callers?: CourierAccount,
): { kuaidicom: string; account: Omit<Account, 'takesExtension'>; takesExtension: boolean } {
  const kuaidicom = Object.hasOwn(KUAIDI100_COURIERS, courierCode)
    ? KUAIDI100_COURIERS[courierCode]
    : undefined;
  const partner = Object.hasOwn(partners, courierCode) ? partners[courierCode] : undefined;
  if (kuaidicom === undefined) throw new WaybillError(PLATFORM, 'courierUnknown', 'COURIER');
  if (callers !== undefined)
    return { kuaidicom, account: callers, takesExtension: partner?.takesExtension ?? false };
  if (partner === undefined) throw new WaybillError(PLATFORM, 'courierUnknown', 'PARTNER');
  const { platforms = {}, requestsAtOnce: _requestsAtOnce, ...own } = partner;
  const { takesExtension = false, ...account } = platforms[platform] ?? own;
  return { kuaidicom, account, takesExtension };
}
