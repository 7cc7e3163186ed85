import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { refused } from './support/fakeUpstream.ts';
import { answerAll } from './support/fullUpstream.ts';
import { startGraph, type TestGraph } from './support/graph.ts';

let graph: TestGraph;
const signedIn = { 'x-token': 'token-of-a-buyer' };
const at = '2026-11-21T10:00:00+08:00';

beforeAll(async () => {
  graph = await startGraph();
  answerAll(graph.upstream);
});
afterAll(() => graph.close());
beforeEach(() => graph.upstream.forget());

/** What the graph answers, and what it asked REST for. */
async function requested(document: string, variables: Record<string, unknown> = {}) {
  const { data, errors } = await graph.ask(document, variables, signedIn);
  expect(errors).toEqual([]);
  return { data, calls: graph.upstream.seen.map(({ path, body }) => [path, body]) };
}
const orderOf = (id: number) => ['/orders/getOrdersList', { ids: [id], pageSize: 1 }];

describe('paid orders', () => {
  it('request failed waybills again with REST’s id and an idempotency key', async () => {
    const { data, calls } = await requested(
      'mutation { againSubmit(id: 5, packageIds: [10, 11], clientNo: "client-00001") { orderId newOrderId submitted skipped { packageId msg } order { orderNo } newOrder { id } } }',
    );
    expect(data.againSubmit).toEqual({
      orderId: 5,
      newOrderId: null,
      submitted: 1,
      skipped: [{ packageId: 11, msg: '没有出单失败，不需要再次提交' }],
      order: { orderNo: 'D5' },
      newOrder: null,
    });
    expect(calls).toEqual([['/orders/againSubmit', { id: 5, packageIds: [10, 11] }], orderOf(5)]);
    expect(graph.upstream.seen[0]?.headers['idempotency-key']).toBe('client-00001');
  });

  it('are placed again after a cancellation, with both orders in one call', async () => {
    const { data, calls } = await requested(
      'mutation { againSubmit(id: 60, clientNo: "client-00001") { newOrderId order { id } newOrder { id orderNo } } }',
    );
    expect(data.againSubmit).toEqual({
      newOrderId: 61,
      order: { id: 60 },
      newOrder: { id: 61, orderNo: 'D61' },
    });
    expect(calls).toEqual([
      ['/orders/againSubmit', { id: 60 }],
      ['/orders/getOrdersList', { ids: [60, 61], pageSize: 2 }],
    ]);
  });

  it.each([
    [
      'reviewOrder(id: 5, score: 4, text: "很快")',
      { orderId: 5, status: 'COMPLETED', order: { id: 5 } },
      'orderId status',
      ['/orders/reviewOrder', { orderId: 5, score: 4, text: '很快' }],
    ],
    [
      'editReceiver(id: 7, input: { receiverName: "张三", receiverPhone: "13800000011", provinceCode: "33", cityCode: "3301", districtCode: "330106", address: "文三路1号" })',
      { packageId: 7, orderId: 5, order: { id: 5 } },
      'packageId orderId',
      [
        '/orderPackages/editReceiver',
        {
          packageId: 7,
          receiverName: '张三',
          receiverPhone: '13800000011',
          provinceCode: '33',
          cityCode: '3301',
          districtCode: '330106',
          address: '文三路1号',
        },
      ],
    ],
  ])('%s and its order', async (field, answer, fields, call) => {
    const { data, calls } = await requested(`mutation { ${field} { ${fields} order { id } } }`);
    expect(Object.values(data)).toEqual([answer]);
    expect(calls).toEqual([call, orderOf(5)]);
  });

  it.each([
    ['', 'newest'],
    ['(sort: OLDEST)', 'oldest'],
    ['(sort: FEE_HIGH)', 'feeHigh'],
    ['(sort: FEE_LOW)', 'feeLow'],
  ])('are filtered: orders%s', async (args, sort) => {
    const { calls } = await requested(`{ orders${args} { total } }`);
    expect(calls).toEqual([['/orders/getOrdersList', { sort, page: 1, pageSize: 10 }]]);
  });

  it('are found by id in lists and exports', async () => {
    await requested('{ orders(filter: { id: 5 }) { total } }');
    const { calls } = await requested('mutation { exportOrders(filter: { id: 5 }, format: CSV) { taskId } }');
    expect(calls).toEqual([
      ['/orders/getOrdersList', { orderId: 5, sort: 'newest', page: 1, pageSize: 10 }],
      ['/orders/exportOrders', { orderId: 5, format: 'csv' }],
    ]);
  });
});

describe('refunds of the graph', () => {
  it('list what was refunded and what was refused with its reason', async () => {
    const { data, calls } = await requested(
      'mutation { refundParcels(ids: [1, 2], reason: "破损") { success { packageId refundStatus amount } failed { packageId errorKey msg } refundFee } }',
    );
    expect(data.refundParcels).toEqual({
      success: [{ packageId: 1, refundStatus: 'SUCCESS', amount: 534 }],
      failed: [{ packageId: 2, errorKey: 'NOT_FOUND', msg: '数据不存在' }],
      refundFee: 534,
    });
    expect(calls).toEqual([['/orderPackages/refund', { packageIds: [1, 2], reason: '破损' }]]);
  });

  it('report the reason of each parcel when all are refused', async () => {
    const failed = [{ packageId: 2, reasonCode: 'REFUND_DUP', msg: '该包裹正在退款中，请勿重复申请' }];
    graph.upstream.on('/orderPackages/refund', () =>
      refused('REFUND_DUP', '该包裹正在退款中，请勿重复申请', { success: [], failed, refundFee: 0 }),
    );
    const { errors } = await graph.ask('mutation { refundParcels(ids: [2]) { refundFee } }', {}, signedIn);
    answerAll(graph.upstream);
    expect(errors[0]?.extensions).toMatchObject({
      code: 'REFUSED',
      errorKey: 'REFUND_DUP',
      data: { success: [], failed, refundFee: 0 },
    });
  });

  it('are listed with status, requester and allowed actions', async () => {
    const { data, calls } = await requested(
      'query ($at: DateTime) { refunds(filter: { status: WAIT_SELLER, orderId: 5, startAt: $at }) { total list { id status appliedBy auditedBy dueAt allowedActions } } }',
      { at },
    );
    expect(data.refunds).toEqual({
      total: 2,
      list: [1, 2].map((id) => ({
        id,
        status: 'WAIT_SELLER',
        appliedBy: 'USER',
        auditedBy: null,
        dueAt: at,
        allowedActions: ['REVOKE'],
      })),
    });
    expect(calls).toEqual([
      ['/refunds/getRefundsList', { status: 30, orderId: 5, startAt: at, page: 1, pageSize: 20 }],
    ]);
  });

  it.each([
    [
      'openCase(input: { packageId: 1, kind: DAMAGED, ask: PART, amount: 100, text: "破损" }, clientNo: "client-00001")',
      { caseId: 7, status: 'WAIT_SELLER' },
      ['/afterSales/open', { packageId: 1, kind: 3, ask: 2, amount: 100, text: '破损' }],
    ],
    [
      'answerCase(id: 3, input: { action: OFFER, amount: 50 })',
      { caseId: 3, status: 'WAIT_BUYER' },
      ['/afterSales/answer', { caseId: 3, action: 'offer', amount: 50 }],
    ],
    [
      'replyToCase(id: 3, input: { action: ACCEPT_OFFER })',
      { caseId: 3, status: 'RESOLVED' },
      ['/afterSales/reply', { caseId: 3, action: 'acceptOffer' }],
    ],
    [
      'sayInCase(id: 3, text: "在吗", clientNo: "client-00001")',
      { caseId: 3, status: 'WAIT_BUYER' },
      ['/afterSales/say', { caseId: 3, text: '在吗' }],
    ],
    [
      'openCourierClaim(input: { packageId: 1, kind: DAMAGED, amount: 500, text: "压扁" })',
      { claimId: 7, status: 'OPENED' },
      ['/courierClaims/open', { packageId: 1, kind: 2, amount: 500, text: '压扁' }],
    ],
    [
      'stepCourierClaim(id: 3, input: { action: WITHDRAW })',
      { claimId: 3, status: 'WITHDRAWN' },
      ['/courierClaims/step', { claimId: 3, action: 'withdraw' }],
    ],
    ['readCase(id: 3)', { caseId: 3, status: 'WAIT_BUYER' }, ['/afterSales/read', { caseId: 3 }]],
  ])('support %s', async (field, answer, call) => {
    const { data, calls } = await requested(`mutation { ${field} { ${Object.keys(answer).join(' ')} } }`);
    expect(Object.values(data)).toEqual([answer]);
    expect(calls).toEqual([call]);
  });

  it('answer a claim as it is after a step, in one call', async () => {
    const { data, calls } = await requested(
      'mutation { stepCourierClaim(id: 3, input: { action: WITHDRAW }) { claim { claimNo status supplierPart allowedActions } } }',
    );
    expect(data.stepCourierClaim).toEqual({
      claim: { claimNo: 'L3', status: 'PAID', supplierPart: 327, allowedActions: ['WITHDRAW'] },
    });
    expect(calls.slice(1)).toEqual([['/courierClaims/getClaimsList', { ids: [3], pageSize: 1 }]]);
  });

  it('answer a case and its parcel as they are after a step, in one call each', async () => {
    const { data, calls } = await requested(
      'mutation { sayInCase(id: 3, text: "在吗", clientNo: "client-00001") { case { caseNo status outcome allowedActions } parcel { packageNo } } }',
    );
    expect(data.sayInCase).toEqual({
      case: {
        ...{ caseNo: 'S3', status: 'WAIT_BUYER', outcome: null },
        allowedActions: ['ACCEPT_OFFER', 'INSIST', 'ESCALATE', 'REVOKE', 'SAY'],
      },
      parcel: { packageNo: 'P1' },
    });
    expect(calls.slice(1)).toEqual([
      ['/afterSales/getCasesList', { ids: [3], pageSize: 1 }],
      ['/orderPackages/getOrderPackagesList', { ids: [1], pageSize: 1 }],
    ]);
  });

  it.each([
    [
      'answerRefund(id: 3, input: { agree: true, amount: 500 })',
      { refundId: 3, status: 'SUCCESS', amount: 500 },
      ['/refunds/answer', { refundId: 3, agree: true, amount: 500 }],
    ],
    [
      'answerRefund(id: 3, input: { agree: false, reason: "完好" })',
      { refundId: 3, status: 'REJECTED', amount: 0 },
      ['/refunds/answer', { refundId: 3, agree: false, reason: '完好' }],
    ],
    [
      'revokeRefund(id: 3)',
      { refundId: 3, status: 'REVOKED', amount: 0 },
      ['/refunds/revoke', { refundId: 3 }],
    ],
    [
      'confirmReturn(id: 3)',
      { refundId: 3, status: 'SUCCESS', amount: 534 },
      ['/refunds/confirmReturn', { refundId: 3 }],
    ],
  ])('support %s', async (field, answer, call) => {
    const { data, calls } = await requested(`mutation { ${field} { refundId status amount } }`);
    expect(Object.values(data)).toEqual([answer]);
    expect(calls).toEqual([call]);
  });
});

describe('parcel operations of suppliers', () => {
  it('fill in waybill numbers and report refused rows', async () => {
    const { data, calls } = await requested(
      'mutation { fillWaybills(rows: [{ row: 1, packageNo: "P1", waybillNo: "SF1234567890123" }, { row: 2, packageNo: "P2", waybillNo: "SF1", courier: "圆通" }]) { filled failed { row packageNo msg } } }',
    );
    expect(data.fillWaybills).toEqual({
      filled: [1],
      failed: [{ row: 2, packageNo: 'P2', msg: '运单号已被使用' }],
    });
    expect(calls).toEqual([
      [
        '/orderPackages/fillWaybill',
        {
          rows: [
            { row: 1, packageNo: 'P1', waybillNo: 'SF1234567890123' },
            { row: 2, packageNo: 'P2', waybillNo: 'SF1', courier: '圆通' },
          ],
        },
      ],
    ]);
  });

  it('report the print count of each label and the unprinted ones', async () => {
    const { data, calls } = await requested(
      '{ parcels(filter: { printed: false }) { list { id printCount printedAt ownWaybill } } }',
    );
    expect(data.parcels.list[0]).toEqual({ id: 1, printCount: 2, printedAt: at, ownWaybill: false });
    expect(calls).toEqual([
      ['/orderPackages/getOrderPackagesList', { printed: false, page: 1, pageSize: 20 }],
    ]);
  });
});

it('the timeline of a parcel distinguishes courier traces from own events', async () => {
  const { data, calls } = await requested(
    '{ timeline(packageId: 7) { packageId courierName waybillNo traceState list { id at type text reasonCode actor } } }',
  );
  expect(data.timeline).toEqual({
    packageId: 7,
    courierName: '快递1',
    waybillNo: 'YT1',
    traceState: 'MOVING',
    list: [
      { id: 2, at, type: 'TRACE', text: '到达杭州转运中心', reasonCode: null, actor: 'PLATFORM' },
      { id: 1, at, type: 'PAID', text: '已付款，等待仓库出单', reasonCode: null, actor: 'USER' },
    ],
  });
  expect(calls).toEqual([['/orderPackages/timeline', { packageId: 7 }]]);
});
