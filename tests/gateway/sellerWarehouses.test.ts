import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { refused } from './support/fakeUpstream.ts';
import { answerAll } from './support/fullUpstream.ts';
import { startGraph, type TestGraph } from './support/graph.ts';
import { as } from './support/realGraph.ts';
import { sellerWarehouseRow } from './support/upstream/sellerWarehouses.ts';

let graph: TestGraph;
beforeAll(async () => {
  graph = await startGraph();
});
afterAll(() => graph.close());
beforeEach(() => {
  answerAll(graph.upstream);
  graph.upstream.forget();
});

/** What the graph answers, and what it asked REST for. */
async function requested(document: string, variables: Record<string, unknown> = {}) {
  const { data, errors } = await graph.ask(document, variables, as('token-of-a-seller'));
  expect(errors).toEqual([]);
  return {
    data,
    calls: graph.upstream.seen.map(({ method, path, body }) => [method, path, body]),
  };
}

const input = {
  name: '橙子云仓',
  contact: '李四',
  phone: '0579-85551234',
  districtCode: '330782',
  address: '国际商贸城三区',
  platforms: ['DOUYIN'],
  couriers: [
    {
      ...{ courierId: 1, firstFee: 280, stepFee: 100, costFirstFee: 230, costStepFee: 80 },
      areaRules: [
        { areaCode: '65', type: 'BAN', reason: '停发', endAt: null },
        { areaCode: '54', type: 'SURCHARGE', fee: 500, startAt: '2026-12-01T00:00:00+08:00' },
      ],
    },
  ],
};
/** The same as REST is sent it. */
const body = {
  ...{ name: '橙子云仓', contact: '李四', phone: '0579-85551234', intro: '' },
  ...{ districtCode: '330782', address: '国际商贸城三区', platforms: [4], outputMode: 1 },
  ...{ workDays: '1111111', sundayRest: false, restDates: [], cutoffTime: '16:00', status: 1 },
  couriers: [
    {
      ...{ courierId: 1, firstWeight: 1000, firstFee: 280, stepWeight: 1000, stepFee: 100 },
      ...{ costFirstFee: 230, costStepFee: 80, enabled: true },
      areaRules: [
        { areaCode: '65', type: 1, fee: 0, reason: '停发' },
        { areaCode: '54', type: 2, fee: 500, startAt: '2026-12-01T00:00:00+08:00', reason: '' },
      ],
    },
  ],
};

describe('the supplier’s warehouses in the graph', () => {
  it('are listed in the terms of the graph with their couriers loaded once', async () => {
    const { data, calls } = await requested(
      `{ sellerWarehouses(filter: { status: PAUSED, keyword: "yw" }) { total list { id name status outputMode platforms
         weekdays restDates cutoff openOrders version couriers { courierId costFirstFee courier { name } } } } }`,
    );
    expect(data.sellerWarehouses).toEqual({
      total: 1,
      list: [
        {
          ...{ id: 1, name: '1号仓', status: 'ACTIVE', outputMode: 'IMMEDIATE', platforms: [] },
          weekdays: ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY'],
          ...{ restDates: ['2027-02-06'], cutoff: '16:00' },
          ...{ openOrders: 3, version: 4 },
          couriers: [
            { courierId: 1, costFirstFee: 230, courier: { name: '快递1' } },
            { courierId: 2, costFirstFee: 230, courier: { name: '快递2' } },
          ],
        },
      ],
    });
    expect(calls).toEqual([
      ['POST', '/warehouse/getWarehouseList', { status: 3, keyword: 'yw', page: 1, pageSize: 20 }],
      ['POST', '/couriers/getCouriersList', undefined],
    ]);
  });

  it('are found with their area rules', async () => {
    const { data, calls } = await requested(
      '{ sellerWarehouse(id: 7) { id address couriers { areaRules { areaCode areaName type fee reason startAt } } } }',
    );
    const rule = { areaCode: '65', areaName: '新疆', type: 'BAN', fee: 0, reason: '停发', startAt: null };
    expect(data.sellerWarehouse).toEqual({
      id: 7,
      address: '国际商贸城三区',
      couriers: [{ areaRules: [rule] }, { areaRules: [rule] }],
    });
    expect(calls).toEqual([['POST', '/warehouse/find', { id: 7 }]]);
  });

  it('have area rules in a list too, with one call per warehouse', async () => {
    const { data, calls } = await requested(
      '{ sellerWarehouses { list { couriers { courierId areaRules { areaCode } } } } }',
    );
    const rules = [{ areaCode: '65' }];
    expect(data.sellerWarehouses.list).toEqual([
      {
        couriers: [
          { courierId: 1, areaRules: rules },
          { courierId: 2, areaRules: rules },
        ],
      },
    ]);
    expect(calls).toEqual([
      ['POST', '/warehouse/getWarehouseList', { page: 1, pageSize: 20 }],
      ['POST', '/warehouse/find', { id: 1 }],
    ]);
  });

  it('are created without the version that updates carry', async () => {
    const { data, calls } = await requested(
      'mutation ($input: WarehouseInput!) { createWarehouse(input: $input) { id version } }',
      { input: { ...input, version: 3 } },
    );
    expect(data.createWarehouse).toEqual({ id: 9, version: 4 });
    expect(calls).toEqual([['POST', '/warehouse/create', body]]);
  });

  it.each([
    [{}, '1111111', false],
    [{ weekdays: ['SUNDAY', 'WEDNESDAY', 'MONDAY', 'MONDAY'] }, '1101000', false],
    [{ weekdays: ['SATURDAY'] }, '1000001', true],
    [{ weekdays: [] }, '1000000', true],
    [{ workDays: '1010101' }, '1010101', false],
    [{ sundayRest: true }, '1111111', true],
    [{ workDays: '1111110', sundayRest: true }, '1111110', true],
    [{ workDays: null, sundayRest: null }, '1111111', false],
  ])('are created with the week %j as REST says it', async (week, workDays, sundayRest) => {
    const { calls } = await requested(
      'mutation ($input: WarehouseInput!) { createWarehouse(input: $input) { id } }',
      { input: { ...input, ...week } },
    );
    expect(calls).toEqual([['POST', '/warehouse/create', { ...body, workDays, sundayRest }]]);
  });

  it('take a week out of several variables', async () => {
    const couriers = '[{ courierId: 1, firstFee: 280, stepFee: 100, costFirstFee: 230, costStepFee: 80 }]';
    const { calls } = await requested(
      `mutation ($day: Weekday!, $time: LocalTime) { createWarehouse(input: { name: "橙子云仓", contact: "李四",
         phone: "0579-85551234", districtCode: "330782", address: "国际商贸城三区", weekdays: [MONDAY, $day],
         cutoff: $time, couriers: ${couriers} }) { id } }`,
      { day: 'SUNDAY', time: '17:30' },
    );
    expect(calls).toEqual([
      [
        ...['POST', '/warehouse/create'],
        expect.objectContaining({ workDays: '1100000', sundayRest: false, cutoffTime: '17:30' }),
      ],
    ]);
  });

  it('are updated from the version that was read', async () => {
    const { data, calls } = await requested(
      'mutation ($input: WarehouseInput!) { updateWarehouse(id: 7, input: $input) { id version } }',
      { input: { ...input, version: 3 } },
    );
    expect(data.updateWarehouse).toEqual({ id: 7, version: 5 });
    expect(calls).toEqual([['PUT', '/warehouse/update', { ...body, id: 7, version: 3 }]]);
  });

  it('report the current state when they were changed meanwhile', async () => {
    const current = sellerWarehouseRow(7);
    graph.upstream.on('/warehouse/update', () =>
      refused('CHANGED_MEANWHILE', '内容已被修改，请核对后重试', { current }),
    );
    const { errors } = await graph.ask(
      'mutation ($input: WarehouseInput!) { updateWarehouse(id: 7, input: $input) { id } }',
      { input },
      as('token-of-a-seller'),
    );
    expect(errors[0]).toMatchObject({
      message: '内容已被修改，请核对后重试',
      extensions: { code: 'REFUSED', errorKey: 'CHANGED_MEANWHILE', data: { current } },
    });
  });

  it('are paused with a reason', async () => {
    const { data, calls } = await requested(
      'mutation { setWarehouseStatus(id: 7, status: PAUSED, pauseReason: "盘点") { id status pauseReason } }',
    );
    expect(data.setWarehouseStatus).toEqual({ id: 7, status: 'PAUSED', pauseReason: '盘点' });
    expect(calls).toEqual([['POST', '/warehouse/setStatus', { id: 7, status: 3, pauseReason: '盘点' }]]);
  });

  it('are removed individually', async () => {
    const { data, calls } = await requested('mutation { deleteWarehouses(ids: [1, 2]) { id done msg } }');
    expect(data.deleteWarehouses).toEqual([
      { id: 1, done: true, msg: '' },
      { id: 2, done: false, msg: '仓库下存在商品、未完成订单或在途调拨，不能删除' },
    ]);
    expect(calls).toEqual([['DELETE', '/warehouse/deleteWarehouseByIds', { ids: [1, 2] }]]);
  });
});
