import { describe, expect, it, onTestFinished } from 'vitest';
import { kuaidi100Waybills } from '../../api/src/adapters/waybills/kuaidi100/kuaidi100Waybills.ts';
import {
  ENCRYPTED,
  KEY,
  outcomeOf,
  PARTNERS,
  PLAIN,
  requestOf,
  SECRET,
  startKuaidi100,
} from './kuaidi100.ts';
import { startRelay } from './relay.ts';

const FORMATS = {
  YTO: /^YT\d{13}$/,
  ZTO: /^78\d{12}$/,
  STO: /^77\d{13}$/,
  YUNDA: /^46\d{13}$/,
  SF: /^SF\d{13}$/,
  JD: /^JD\d{13}$/,
  EMS: /^11\d{11}$/,
  JTSD: /^JT\d{13}$/,
  DBL: /^DPK\d{12}$/,
};

const TO_VOID = { requestNo: 'P1', courierCode: 'YTO', reason: '退款' };
const ROUTE_CODE_PATTERN = /^\d{3}-[A-Z]\d{2} \d{3}$/;
const HOUR_MS = 3_600_000;

describe('issuing at Kuaidi100', () => {
  it.each(Object.entries(FORMATS))('with %s returns a number of its format', async (courierCode, format) => {
    const kuaidi100 = await startKuaidi100();
    const { waybillNo } = await kuaidi100.adapter().issue(requestOf('P1', { courierCode }));
    expect(waybillNo).toMatch(format);
  });

  it('sends everything that the label needs', async () => {
    const kuaidi100 = await startKuaidi100();
    const { waybillNo, courierOrderNo } = await kuaidi100.adapter().issue(requestOf('P1'));
    expect(courierOrderNo).toBe(null);
    expect(await kuaidi100.told(`/waybills/${waybillNo}`)).toEqual({
      waybillNo,
      requestNo: 'P1',
      courierOrderNo: '',
      routeCode: expect.stringMatching(ROUTE_CODE_PATTERN),
      kuaidicom: 'yuantong',
      partnerId: 'account-YTO',
      receiver: { name: '张晓明', mobile: '13800138000', printAddr: '上海市浦东新区世纪大道1号' },
      identity: null,
      sender: { name: '橙仓', mobile: '13900139000', printAddr: '浙江省金华市义乌市福田街道1号' },
      cargo: '橙子',
      count: 1,
      weight: 1.5,
      remark: '轻放',
      state: 'issued',
      issuedAt: expect.any(String),
    });
  });

  it.each([
    [false, '张晓明[1234]', '13800138000'],
    [true, '张晓明', '13800138000-1234'],
  ])('names an extension where the account that takes it (%s) expects it', async (takes, name, mobile) => {
    const kuaidi100 = await startKuaidi100();
    const partners = { YTO: { partnerId: 'account-YTO', takesExtension: takes } };
    const receiver = { ...PLAIN, phone: '13800138000-1234' };
    const { waybillNo } = await kuaidi100.adapter({ partners }).issue(requestOf('P1', { receiver }));
    const told = await kuaidi100.told(`/waybills/${waybillNo}`);
    expect([told.receiver, told.partnerId]).toMatchObject([{ name, mobile }, 'account-YTO']);
  });

  it.each([
    ['YTO', ROUTE_CODE_PATTERN],
    ['EMS', /^$/],
  ])('with %s returns the sorting route or none', async (courierCode, route) => {
    const kuaidi100 = await startKuaidi100();
    const { routeCode } = await kuaidi100.adapter().issue(requestOf('P1', { courierCode }));
    expect(routeCode).toMatch(route);
  });

  it('truncates a route code to the label’s space', async () => {
    const kuaidi100 = await startKuaidi100();
    const bulkpen = `  710  R702-00 \n026${'9'.repeat(100)}`;
    const found = JSON.stringify({
      success: true,
      code: 200,
      data: { kuaidinum: 'YT2026000000001', bulkpen },
    });
    const relay = await startRelay(kuaidi100.origin, { answer: () => found });
    onTestFinished(relay.close);
    const service = kuaidi100.adapter({ url: `${relay.url}/kuaidi100/label/order` });
    const { routeCode } = await service.issue(requestOf('P1'));
    expect(routeCode).toBe(`710 R702-00 026${'9'.repeat(45)}`);
  });

  it('returns the same number for the same request and charges the account once', async () => {
    const kuaidi100 = await startKuaidi100();
    const shop = kuaidi100.adapter();
    const first = await shop.issue(requestOf('P1'));
    expect(await shop.issue(requestOf('P1', { goods: '苹果' }))).toEqual(first);
    expect(await shop.issue(requestOf('P2'))).not.toEqual(first);
    const { couriers, waybills } = await kuaidi100.told();
    expect([waybills, couriers[0].issued, couriers[0].balance]).toEqual([2, 2, 99_998]);
  });

  it('returns another number after two days', async () => {
    let passed = 0;
    const now = () => new Date(Date.now() + passed);
    const kuaidi100 = await startKuaidi100({ now });
    const service = kuaidi100.adapter({ now });
    const first = await service.issue(requestOf('P1'));
    passed = 47 * HOUR_MS;
    expect(await service.issue(requestOf('P1'))).toEqual(first);
    passed = 49 * HOUR_MS;
    expect(await service.issue(requestOf('P1'))).not.toEqual(first);
  });

  it('returns 200 numbers for 200 concurrent requests', async () => {
    const kuaidi100 = await startKuaidi100();
    const service = kuaidi100.adapter();
    const requested = Array.from({ length: 200 }, (_, index) => service.issue(requestOf(`P${index}`)));
    const numbers = (await Promise.all(requested)).map(({ waybillNo }) => waybillNo);
    expect(new Set(numbers).size).toBe(200);
  });

  it('returns the number of a lost answer to the next attempt', async () => {
    const kuaidi100 = await startKuaidi100();
    await kuaidi100.act('failCalls', { kind: 'lost', call: 'order' });
    const service = kuaidi100.adapter();
    expect(await outcomeOf(service.issue(requestOf('P1')))).toBe('transient NO_ANSWER');
    const { waybillNo } = await service.issue(requestOf('P1'));
    const { waybills } = await kuaidi100.told('/waybills');
    expect(waybills.map((waybill: { waybillNo: string }) => waybill.waybillNo)).toEqual([waybillNo]);
  });
});

describe('a receiver at Kuaidi100', () => {
  it.each([
    [1, { oaid: 'oaid-1', caid: '' }],
    [4, { oaid: '', caid: 'oaid-1' }],
  ] as const)('of platform %i is sent encrypted with its order', async (platform, identity) => {
    const kuaidi100 = await startKuaidi100();
    const receiver = { ...ENCRYPTED, platform };
    const { waybillNo } = await kuaidi100.adapter().issue(requestOf('P1', { receiver }));
    expect(await kuaidi100.told(`/waybills/${waybillNo}`)).toMatchObject({
      receiver: { name: '张**', mobile: '*******8000', printAddr: '上海市浦东新区世纪大道***' },
      identity: { thirdOrderId: '2179526467600000001', ...identity },
    });
  });

  it('of a platform with its own account is issued and voided with that account', async () => {
    const kuaidi100 = await startKuaidi100();
    const platforms = { 4: { partnerId: 'account-douyin', net: 'douyin' } };
    const service = kuaidi100.adapter({ partners: { YTO: { partnerId: 'account-YTO', platforms } } });
    const encrypted = requestOf('P1', { receiver: { ...ENCRYPTED, platform: 4 } });
    const { waybillNo } = await service.issue(encrypted);
    expect((await kuaidi100.told(`/waybills/${waybillNo}`)).partnerId).toBe('account-douyin');
    expect(await outcomeOf(service.void({ ...TO_VOID, waybillNo }))).toBe('authExpired 30005');
    expect(await outcomeOf(service.void({ ...TO_VOID, waybillNo, platform: 4 }))).toBe('done');
    const plain = await service.issue(requestOf('P2', { receiver: { ...PLAIN, platform: 4 } }));
    expect((await kuaidi100.told(`/waybills/${plain.waybillNo}`)).partnerId).toBe('account-YTO');
  });

  it.each([
    ['with half a phone', { ...PLAIN, phone: '1380013' }, 'addressInvalid 30005'],
    ['with half an address', { ...PLAIN, province: '', city: '', district: '' }, 'addressInvalid 30005'],
    ['without a name', { ...PLAIN, name: '' }, 'refused 30001'],
    ['beyond the range', { ...PLAIN, province: '台湾省', city: '台北市', district: '' }, 'outOfRange 30005'],
    ['masked', { ...PLAIN, name: '张*' }, 'addressInvalid MASKED'],
    ['without its order', { ...ENCRYPTED, remoteOrderNo: null }, 'addressInvalid REMOTE_ORDER'],
  ])('with %s is refused', async (_what, receiver, said) => {
    const kuaidi100 = await startKuaidi100();
    expect(await outcomeOf(kuaidi100.adapter().issue(requestOf('P1', { receiver })))).toBe(said);
    expect((await kuaidi100.told()).waybills).toBe(0);
  });
});

describe('a failure of Kuaidi100', () => {
  it.each([
    ['outOfRange', 'outOfRange 30005'],
    ['addressInvalid', 'addressInvalid 30005'],
    ['balance', 'balance 30005'],
    ['authExpired', 'authExpired 30005'],
    ['courierUnknown', 'courierUnknown 30005'],
    ['rateLimited', 'rateLimited 30005'],
    ['transient', 'transient -1'],
    ['duplicate', 'duplicate 30005'],
    ['refused', 'refused 30005'],
    ['http502', 'transient HTTP_502'],
    ['garbage', 'transient BAD_ANSWER'],
  ])('%s is reported as %s, and the next attempt succeeds', async (kind, said) => {
    const kuaidi100 = await startKuaidi100();
    const service = kuaidi100.adapter();
    await kuaidi100.act('failCalls', { kind, call: 'order', kuaidicom: 'yuantong', suffix: '1' });
    expect(await outcomeOf(service.issue(requestOf('P2')))).toBe('done');
    expect(await outcomeOf(service.issue(requestOf('P1')))).toBe(said);
    expect(await outcomeOf(service.issue(requestOf('P1')))).toBe('done');
  });

  it('includes an answer that does not come in time', async () => {
    const kuaidi100 = await startKuaidi100();
    await kuaidi100.act('failCalls', { kind: 'hang' });
    const service = kuaidi100.adapter({ timeoutMs: 100 });
    expect(await outcomeOf(service.issue(requestOf('P1')))).toBe('transient TIMEOUT');
  });

  it('includes an answer that comes too late', async () => {
    const kuaidi100 = await startKuaidi100();
    await kuaidi100.act('delayAnswers', { ms: 500 });
    expect(await outcomeOf(kuaidi100.adapter({ timeoutMs: 50 }).issue(requestOf('P1')))).toBe(
      'transient TIMEOUT',
    );
    await kuaidi100.act('clearFaults');
    expect(await outcomeOf(kuaidi100.adapter().issue(requestOf('P2')))).toBe('done');
  });

  it('includes a missing answer', async () => {
    const service = kuaidi100Waybills({
      key: KEY,
      secret: SECRET,
      partners: PARTNERS,
      url: 'http://127.0.0.1:9/',
    });
    expect(await outcomeOf(service.issue(requestOf('P1')))).toBe('transient NO_ANSWER');
  });

  it('for an empty account lasts until it is filled', async () => {
    const kuaidi100 = await startKuaidi100();
    const service = kuaidi100.adapter();
    await kuaidi100.act('setBalance', { kuaidicom: 'yuantong', balance: 0 });
    expect(await outcomeOf(service.issue(requestOf('P1')))).toBe('balance 30005');
    expect(await outcomeOf(service.issue(requestOf('P1', { courierCode: 'ZTO' })))).toBe('done');
    await kuaidi100.act('setBalance', { kuaidicom: 'yuantong', balance: 1 });
    expect(await outcomeOf(service.issue(requestOf('P2')))).toBe('done');
    expect(await outcomeOf(service.issue(requestOf('P3')))).toBe('balance 30005');
  });

  it.each([
    ['a courier that we do not know', 'constructor', 'courierUnknown COURIER'],
    ['a courier without an account', 'SF', 'courierUnknown PARTNER'],
  ])('for the account is %s', async (_what, courierCode, said) => {
    const kuaidi100 = await startKuaidi100();
    const service = kuaidi100.adapter({ partners: { YTO: { partnerId: 'account-YTO' } } });
    expect(await outcomeOf(service.issue(requestOf('P1', { courierCode })))).toBe(said);
  });

  it.each([
    ['{"success":true,"code":200,"data":{}}', 'transient BAD_ANSWER'],
    ['{"success":true,"code":200,"data":{"kuaidinum":"YT 1"}}', 'transient BAD_ANSWER'],
    ['{"success":true,"code":200,"data":{"kuaidinum":7800000000000001}}', 'transient BAD_ANSWER'],
    ['{"success":false,"code":30011,"message":"重新获取面单成功"}', 'transient BAD_ANSWER'],
    ['{"success":false,"code":200,"data":{"kuaidinum":"YT2026000000001"}}', 'refused 200'],
    ['[]', 'refused UNKNOWN'],
  ])('includes an answer such as %s', async (answer, said) => {
    const kuaidi100 = await startKuaidi100();
    const relay = await startRelay(kuaidi100.origin, { answer: () => answer });
    onTestFinished(relay.close);
    const service = kuaidi100.adapter({ url: `${relay.url}/kuaidi100/label/order` });
    expect(await outcomeOf(service.issue(requestOf('P1')))).toBe(said);
  });

  it('excludes an order that is found again', async () => {
    const kuaidi100 = await startKuaidi100();
    const found =
      '{"success":false,"code":30011,"data":{"kuaidinum":"SF2026000000001","kdComOrderNum":"O1"}}';
    const relay = await startRelay(kuaidi100.origin, { answer: () => found });
    onTestFinished(relay.close);
    const service = kuaidi100.adapter({ url: `${relay.url}/kuaidi100/label/order` });
    expect(await service.issue(requestOf('P1'))).toEqual({
      waybillNo: 'SF2026000000001',
      courierOrderNo: 'O1',
      routeCode: '',
    });
  });
});

describe('voiding at Kuaidi100', () => {
  it('returns the waybill to its account once', async () => {
    const kuaidi100 = await startKuaidi100();
    const service = kuaidi100.adapter();
    const { waybillNo } = await service.issue(requestOf('P1'));
    await service.void({ ...TO_VOID, waybillNo });
    await service.void({ ...TO_VOID, waybillNo });
    expect((await kuaidi100.told(`/waybills/${waybillNo}`)).state).toBe('cancelled');
    expect((await kuaidi100.told()).couriers[0].balance).toBe(100_000);
  });

  it('keeps the number reserved for its request', async () => {
    const kuaidi100 = await startKuaidi100();
    const service = kuaidi100.adapter();
    const first = await service.issue(requestOf('P1'));
    await service.void({ ...TO_VOID, waybillNo: first.waybillNo });
    expect(await service.issue(requestOf('P1'))).toEqual(first);
  });

  it('uses the courier’s own number where it has one', async () => {
    const kuaidi100 = await startKuaidi100();
    const service = kuaidi100.adapter();
    const { waybillNo, courierOrderNo } = await service.issue(requestOf('P1', { courierCode: 'SF' }));
    const toVoid = { ...TO_VOID, courierCode: 'SF', waybillNo };
    expect(await outcomeOf(service.void(toVoid))).toBe('refused 30005');
    expect(await outcomeOf(service.void({ ...toVoid, courierOrderNo }))).toBe('done');
  });

  it('is refused for a picked-up and for an unknown parcel', async () => {
    const kuaidi100 = await startKuaidi100();
    const service = kuaidi100.adapter();
    const { waybillNo } = await service.issue(requestOf('P1'));
    await kuaidi100.act('pickUp', { waybillNo });
    expect(await outcomeOf(service.void({ ...TO_VOID, waybillNo }))).toBe('refused 30005');
    const nothing = { ...TO_VOID, waybillNo: 'YT2026000000001' };
    expect(await outcomeOf(service.void(nothing))).toBe('refused 30005');
  });

  it('succeeds on a retry when its answer was lost', async () => {
    const kuaidi100 = await startKuaidi100();
    const service = kuaidi100.adapter();
    const { waybillNo } = await service.issue(requestOf('P1'));
    await kuaidi100.act('failCalls', { kind: 'lost', call: 'cancel' });
    expect(await outcomeOf(service.void({ ...TO_VOID, waybillNo }))).toBe('transient NO_ANSWER');
    expect(await outcomeOf(service.void({ ...TO_VOID, waybillNo }))).toBe('done');
  });
});

describe('stopping a parcel at Kuaidi100', () => {
  async function pickedUp(courierCode = 'YTO') {
    const kuaidi100 = await startKuaidi100();
    const service = kuaidi100.adapter();
    const { waybillNo, courierOrderNo } = await service.issue(requestOf('P1', { courierCode }));
    await kuaidi100.act('pickUp', { waybillNo });
    return {
      kuaidi100,
      service,
      issued: { ...TO_VOID, courierCode, requestNo: 'P1', waybillNo, courierOrderNo },
    };
  }

  it.each(['YTO', 'SF'])(
    'turns it back to its sender, also when asked twice, with %s',
    async (courierCode) => {
      const { kuaidi100, service, issued } = await pickedUp(courierCode);
      await service.intercept(issued);
      await service.intercept(issued);
      const asked = { ...issued, phone: PLAIN.phone, from: '浙江省', to: '上海市' };
      expect((await kuaidi100.tracking().query(asked)).state).toBe(6);
    },
  );

  it('is refused for a parcel that no courier has, that is unknown, or of another account', async () => {
    const kuaidi100 = await startKuaidi100();
    const service = kuaidi100.adapter();
    const { waybillNo } = await service.issue(requestOf('P1'));
    const issued = { ...TO_VOID, requestNo: 'P1', waybillNo };
    expect(await outcomeOf(service.intercept(issued))).toBe('refused 30005');
    expect(await outcomeOf(service.intercept({ ...issued, waybillNo: 'YT0000000000' }))).toBe(
      'refused 30005',
    );
    const other = kuaidi100.adapter({ partners: { YTO: { partnerId: 'another' } } });
    expect(await outcomeOf(other.intercept(issued))).toBe('authExpired 30005');
    await service.void(issued);
    expect(await outcomeOf(service.intercept(issued))).toBe('refused 30005');
  });

  it('is sent back to the sender’s address at the sender’s cost, signed like every call', async () => {
    const kuaidi100 = await startKuaidi100();
    const forms: URLSearchParams[] = [];
    const relay = await startRelay(kuaidi100.origin, {
      request: (body) => {
        forms.push(new URLSearchParams(body));
        return body;
      },
    });
    onTestFinished(relay.close);
    const service = kuaidi100.adapter({
      url: `${relay.url}/kuaidi100/label/order`,
    });
    await outcomeOf(service.intercept({ ...TO_VOID, requestNo: 'P1', waybillNo: 'YT0000000000' }));
    expect(forms.map((form) => [form.get('method'), JSON.parse(form.get('param') ?? '')])).toEqual([
      [
        'interceptOrder',
        {
          ...{ partnerId: 'account-YTO', kuaidicom: 'yuantong', kuaidinum: 'YT0000000000', reason: '退款' },
          ...{ interceptType: 'RETURN_SEND_ADDR', orderRole: '1', interceptPayType: 'MONTHLY' },
        },
      ],
    ]);
  });

  it('is refused for a parcel that was signed for', async () => {
    const { kuaidi100, service, issued } = await pickedUp();
    await kuaidi100.act('passTime', { hours: 48 });
    expect(await outcomeOf(service.intercept(issued))).toBe('refused 30005');
  });

  it('succeeds on a retry when its answer was lost', async () => {
    const { kuaidi100, service, issued } = await pickedUp();
    await kuaidi100.act('failCalls', { kind: 'lost', call: 'interceptOrder' });
    expect(await outcomeOf(service.intercept(issued))).toBe('transient NO_ANSWER');
    expect(await outcomeOf(service.intercept(issued))).toBe('done');
  });
});
