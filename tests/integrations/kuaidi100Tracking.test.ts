import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { kuaidi100Tracking } from '../../api/src/adapters/tracking/kuaidi100/kuaidi100Tracking.ts';
import { TrackingError } from '../../api/src/adapters/tracking/trackingError.ts';
import type { ParcelToTrack } from '../../api/src/adapters/tracking/trackingService.ts';
import { CUSTOMER, KEY, PLAIN, requestOf, SALT, startKuaidi100 } from './kuaidi100.ts';
import { startReceiver } from './pushes.ts';
import { startRelay } from './relay.ts';

const STEP = 4;
const PHONE = '13900139000';

async function outcomeOf(call: Promise<unknown>): Promise<string> {
  const error = await call.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  if (error === null) return 'done';
  if (!(error instanceof TrackingError)) throw error;
  return `${error.kind} ${error.code}`;
}

const parcelOf = (waybillNo: string, courierCode = 'YTO'): ParcelToTrack => ({
  waybillNo,
  courierCode,
  phone: PHONE,
  from: '浙江省金华市义乌市',
  to: '上海市浦东新区',
});

/** A waybill that was issued, its parcel, and who is pushed to. */
async function underWay(courierCode = 'YTO') {
  const kuaidi100 = await startKuaidi100();
  const receiver = await startReceiver();
  const tracking = kuaidi100.tracking({ callbackUrl: receiver.url });
  const { waybillNo } = await kuaidi100.adapter().issue(requestOf('P1', { courierCode }));
  const parcel = parcelOf(waybillNo, courierCode);
  const act = (action: string, fields: object = {}) => kuaidi100.act(action, { waybillNo, ...fields });
  return { kuaidi100, receiver, tracking, waybillNo, parcel, act };
}

describe('a parcel tracked by Kuaidi100', () => {
  it('is reported step by step, each time with its whole history', async () => {
    const { receiver, tracking, parcel, act, waybillNo } = await underWay();
    await tracking.subscribe(parcel);
    await act('passTime', { hours: STEP });
    expect(tracking.readPush(receiver.received[0] ?? { sign: '', param: '' })).toEqual({
      waybillNo,
      courierCode: 'YTO',
      isAborted: false,
      state: 1,
      traces: [{ at: expect.any(Date), text: '【金华市】圆通速递 已揽收', state: 1 }],
    });
    for (let step = 2; step <= 7; step += 1) await act('passTime', { hours: STEP });
    expect(receiver.told()).toEqual([
      ['polling', '103', 1],
      ['polling', '1002', 2],
      ['polling', '1002', 3],
      ['polling', '1001', 4],
      ['polling', '5', 5],
      ['shutdown', '301', 6],
    ]);
    const last = tracking.readPush(receiver.received.at(-1) ?? { sign: '', param: '' });
    expect(last?.traces.map(({ text, state }) => [text, state])).toEqual([
      ['【上海市】快件已签收，感谢使用圆通速递', 3],
      ['【上海市】快递员正在派件', 5],
      ['【上海市】快件已到达派件网点', 0],
      ['【上海市】快件已到达转运中心', 0],
      ['【浙江省】快件已到达转运中心', 0],
      ['【金华市】圆通速递 已揽收', 1],
    ]);
    const times = last?.traces.map(({ at }) => at.getTime()) ?? [];
    expect(times).toEqual(times.toSorted((one, other) => other - one));
  });

  it('is not reported without news, and once when it is subscribed twice', async () => {
    const { receiver, tracking, parcel, act } = await underWay();
    await tracking.subscribe(parcel);
    expect(await outcomeOf(tracking.subscribe(parcel))).toBe('done');
    await act('passTime', { hours: STEP - 1 });
    expect(receiver.told()).toEqual([]);
    await act('passTime', { hours: 1 });
    await act('passTime', { hours: 1 });
    expect(receiver.told()).toEqual([['polling', '103', 1]]);
  });

  it('can be advanced until it arrives', async () => {
    const { receiver, tracking, parcel, act } = await underWay();
    await tracking.subscribe(parcel);
    for (let step = 1; step <= 6; step += 1) expect(await act('hasten')).toEqual({ status: 200, said: {} });
    expect(receiver.told().at(-1)).toEqual(['shutdown', '301', 6]);
    expect(await act('hasten')).toEqual({ status: 400, said: { error: 'waybillNo' } });
  });

  it('is reported while the push of another parcel has no answer yet', async () => {
    const { kuaidi100, receiver, tracking, parcel, act } = await underWay();
    await tracking.subscribe(parcel);
    const slow = await startReceiver();
    const { promise: answer, resolve } = Promise.withResolvers<{ status: number; body: string }>();
    slow.script.answer = () => answer;
    const other = await kuaidi100.adapter().issue(requestOf('P2'));
    await kuaidi100.tracking({ callbackUrl: slow.url }).subscribe(parcelOf(other.waybillNo));
    const ofOther = kuaidi100.act('hasten', { waybillNo: other.waybillNo });
    await vi.waitUntil(() => slow.received.length > 0);
    const first = await Promise.race([act('hasten').then(() => 'ours'), ofOther.then(() => 'the other')]);
    resolve({ status: 200, body: '{"result":true}' });
    expect(first).toBe('ours');
    expect(receiver.told()).toEqual([['polling', '103', 1]]);
    expect(await ofOther).toEqual({ status: 200, said: {} });
  });

  it.each([
    ['trouble', ['103', '206', '1002', '1002', '1001', '5', '301']],
    ['returning', ['103', '6', '4']],
    ['refused', ['103', '14', '6', '4']],
  ])('can encounter %s', async (problem, states) => {
    const { receiver, tracking, parcel, act } = await underWay();
    await tracking.subscribe(parcel);
    await act('pickUp');
    await act('makeProblem', { problem });
    for (let step = 1; step <= 6; step += 1) await act('passTime', { hours: STEP });
    expect(receiver.told().map(([, state]) => state)).toEqual(states);
  });

  it('is not reported any more when it is lost or voided', async () => {
    const { kuaidi100, receiver, tracking, parcel, act, waybillNo } = await underWay();
    await tracking.subscribe(parcel);
    await act('pickUp');
    await act('lose');
    await act('passTime', { hours: 1_000 });
    expect(receiver.told()).toEqual([['polling', '103', 1]]);
    const other = await kuaidi100.adapter().issue(requestOf('P2'));
    await tracking.subscribe(parcelOf(other.waybillNo));
    const toVoid = { requestNo: 'P2', courierCode: 'YTO', waybillNo: other.waybillNo, reason: '退款' };
    await kuaidi100.adapter().void(toVoid);
    await act('passTime', { hours: 1_000 });
    expect(receiver.told()).toHaveLength(1);
    expect(await tracking.query(parcelOf(other.waybillNo))).toEqual({ state: null, traces: [] });
    expect(await kuaidi100.told(`/journeys/${waybillNo}`)).toMatchObject({
      happened: [{ state: 'pickedUp' }],
      pending: [],
      isLost: true,
    });
  });

  it('cannot be voided once its journey has begun', async () => {
    const { kuaidi100, act, waybillNo } = await underWay();
    await act('passTime', { hours: STEP });
    const toVoid = { requestNo: 'P1', courierCode: 'YTO', waybillNo, reason: '退款' };
    await expect(kuaidi100.adapter().void(toVoid)).rejects.toThrow('kuaidi100 refused: 30005');
    expect((await kuaidi100.told(`/waybills/${waybillNo}`)).state).toBe('pickedUp');
  });
});

describe('a push of Kuaidi100', () => {
  it.each([
    ['an error', { status: 503, body: '{}' }],
    ['no', { status: 200, body: '{"result":false}' }],
    ['something else', { status: 200, body: 'success' }],
  ])('that is answered with %s is sent three times, half an hour apart', async (_what, answer) => {
    const { kuaidi100, receiver, tracking, parcel, act, waybillNo } = await underWay();
    receiver.script.answer = () => answer;
    await tracking.subscribe(parcel);
    await act('pickUp');
    expect(receiver.received).toHaveLength(1);
    expect(await kuaidi100.told(`/journeys/${waybillNo}`)).toMatchObject({
      pushed: { steps: 0, failures: 1 },
    });
    for (let hour = 1; hour <= 3; hour += 1) await act('passTime', { hours: 1 });
    const first = ['polling', '103', 1];
    expect(receiver.told()).toEqual([first, first, first]);
    expect(await kuaidi100.told(`/journeys/${waybillNo}`)).toMatchObject({
      pushed: { steps: 1, failures: 0 },
    });
  });

  it('can be repeated on demand, also an older one', async () => {
    const { receiver, tracking, parcel, act } = await underWay();
    await tracking.subscribe(parcel);
    await act('hasten');
    await act('hasten');
    await act('repeatPush');
    await act('repeatPush', { steps: 1 });
    const [first, second, again, older] = receiver.received;
    expect([again, older]).toEqual([second, first]);
  });

  it('is verified by its salt only', async () => {
    const { kuaidi100, receiver, tracking, parcel, act } = await underWay();
    await tracking.subscribe(parcel);
    await act('pickUp');
    const [push = { sign: '', param: '' }] = receiver.received;
    expect(tracking.readPush(push)).not.toBe(null);
    expect(kuaidi100.tracking({ salt: 'other' }).readPush(push)).toBe(null);
    expect(tracking.readPush({ ...push, param: push.param.replace('"103"', '"301"') })).toBe(null);
    expect(
      tracking.readPush({ ...push, sign: push.sign.replace(/.$/, (last) => (last === '0' ? '1' : '0')) }),
    ).toBe(null);
  });
});

describe('a query of Kuaidi100', () => {
  it('returns the history so far', async () => {
    const { tracking, parcel, act } = await underWay();
    expect(await tracking.query(parcel)).toEqual({ state: null, traces: [] });
    await act('passTime', { hours: 3 * STEP });
    const { state, traces } = await tracking.query(parcel);
    expect([state, traces.map((trace) => trace.state)]).toEqual([0, [0, 0, 1]]);
  });

  // `printf %s "$param$key$customer" | openssl dgst -md5`
  it('accepts the signature that OpenSSL computes', async () => {
    const kuaidi100 = await startKuaidi100();
    const form = {
      customer: CUSTOMER,
      param: '{"com":"yuantong","num":"YT1","to":"上海市 +&=%"}',
      sign: '9484C11A071E06439D1165D2B8E046CC',
    };
    const ask = async (more: object) => {
      const body = new URLSearchParams({ ...form, ...more });
      const answer = await fetch(`${kuaidi100.origin}/kuaidi100/poll/query.do`, { method: 'POST', body });
      return (await answer.json()).returnCode;
    };
    // A number that is too short, but from somebody who may ask.
    expect([await ask({}), await ask({ sign: form.sign.toLowerCase() })]).toEqual(['400', '503']);
  });

  it.each([
    ['{"message":"ok","nu":"YT0000000000001","state":"3","data":[]}', 'transient BAD_ANSWER'],
    ['{"message":"ok","state":"3"}', 'refused UNKNOWN'],
    ['[]', 'refused UNKNOWN'],
  ])('is not answered with %s', async (answer, said) => {
    const { kuaidi100, parcel } = await underWay();
    const relay = await startRelay(kuaidi100.origin, { answer: () => answer });
    onTestFinished(relay.close);
    const tracking = kuaidi100.tracking({ url: `${relay.url}/kuaidi100/poll` });
    expect(await outcomeOf(tracking.query(parcel))).toBe(said);
  });
});

describe('a phone number for tracking', () => {
  it.each(['SF', 'ZTO'])(
    'of sender or receiver is required by %s, and the sender’s is sent',
    async (courierCode) => {
      const { tracking, parcel } = await underWay(courierCode);
      expect(await outcomeOf(tracking.subscribe(parcel))).toBe('done');
      expect(await outcomeOf(tracking.query(parcel))).toBe('done');
      const stranger = { ...parcel, phone: '13711111111' };
      expect(await outcomeOf(tracking.query(stranger))).toBe('refused 408');
      expect(await outcomeOf(tracking.query({ ...parcel, phone: PLAIN.phone }))).toBe('done');
    },
  );

  it('is not sent where it is not required', async () => {
    const { kuaidi100, parcel } = await underWay();
    const requested: string[] = [];
    const request = (form: string) => {
      requested.push(decodeURIComponent(form));
      return form;
    };
    const relay = await startRelay(kuaidi100.origin, { request });
    onTestFinished(relay.close);
    const tracking = kuaidi100.tracking({ url: `${relay.url}/kuaidi100/poll` });
    await tracking.subscribe(parcel);
    await tracking.query(parcel);
    expect([requested.length, requested.filter((form) => form.includes(PHONE))]).toEqual([2, []]);
  });
});

describe('the caller of a Kuaidi100 tracking call', () => {
  it('is authenticated by key, or by customer and signature', async () => {
    const { kuaidi100, tracking, parcel } = await underWay();
    expect(await outcomeOf(kuaidi100.tracking({ key: 'other' }).subscribe(parcel))).toBe('authExpired 600');
    expect(await outcomeOf(kuaidi100.tracking({ key: 'other' }).query(parcel))).toBe('authExpired 503');
    expect(await outcomeOf(kuaidi100.tracking({ customer: 'other' }).query(parcel))).toBe('refused 400');
    expect(await outcomeOf(tracking.subscribe(parcel))).toBe('done');
  });

  it('must name a known courier', async () => {
    const { tracking, parcel } = await underWay();
    const unknown = { ...parcel, courierCode: 'constructor' };
    expect(await outcomeOf(tracking.subscribe(unknown))).toBe('courierUnknown COURIER');
    expect(await outcomeOf(tracking.query(unknown))).toBe('courierUnknown COURIER');
  });

  it('must name the address for pushes', async () => {
    const { kuaidi100, parcel } = await underWay();
    const nowhere = kuaidi100.tracking({ callbackUrl: 'ftp://nowhere' });
    expect(await outcomeOf(nowhere.subscribe(parcel))).toBe('refused 700');
  });
});

describe('a failure of Kuaidi100 tracking', () => {
  it.each([
    ['transient', 'transient 500', 'transient 502'],
    ['rateLimited', 'transient 500', 'transient 502'],
    ['authExpired', 'authExpired 600', 'authExpired 503'],
    ['balance', 'authExpired 601', 'balance 601'],
    ['courierUnknown', 'courierUnknown 701', 'refused 400'],
    ['refused', 'refused 700', 'refused 400'],
    ['http502', 'transient HTTP_502', 'transient HTTP_502'],
    ['garbage', 'transient BAD_ANSWER', 'transient BAD_ANSWER'],
    ['lost', 'transient NO_ANSWER', 'transient NO_ANSWER'],
  ])('%s is reported as %s and %s, and the next attempt succeeds', async (kind, subscribing, querying) => {
    const { tracking, parcel, act } = await underWay();
    await act('failCalls', { kind, call: 'subscribe', times: 1 });
    await act('failCalls', { kind, call: 'query', times: 1 });
    expect(await outcomeOf(tracking.subscribe(parcel))).toBe(subscribing);
    expect(await outcomeOf(tracking.query(parcel))).toBe(querying);
    expect(await outcomeOf(tracking.subscribe(parcel))).toBe('done');
    expect(await outcomeOf(tracking.query(parcel))).toBe('done');
  });

  it('includes an answer that does not come in time', async () => {
    const { kuaidi100, parcel, act } = await underWay();
    await act('failCalls', { kind: 'hang' });
    expect(await outcomeOf(kuaidi100.tracking({ timeoutMs: 100 }).query(parcel))).toBe('transient TIMEOUT');
  });

  it('includes a missing answer', async () => {
    const nowhere = kuaidi100Tracking({
      key: KEY,
      customer: CUSTOMER,
      salt: SALT,
      callbackUrl: 'http://127.0.0.1:9/',
      url: 'http://127.0.0.1:9/poll',
    });
    expect(await outcomeOf(nowhere.subscribe(parcelOf('YT2026000000001')))).toBe('transient NO_ANSWER');
  });
});
