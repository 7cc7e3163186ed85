import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { answerAll } from './support/fullUpstream.ts';
import { startGraph, type TestGraph } from './support/graph.ts';
import { as } from './support/realGraph.ts';

let graph: TestGraph;
beforeAll(async () => {
  graph = await startGraph();
  answerAll(graph.upstream);
});
afterAll(() => graph.close());
beforeEach(() => graph.upstream.forget());

const requested = async (document: string) => {
  const { data, errors } = await graph.ask(document, {}, as('token-of-a-buyer'));
  expect(errors).toEqual([]);
  return { data, calls: graph.upstream.seen.map(({ method, path, body }) => [method, path, body]) };
};

it('invitees are listed with their mark-up and the sums over all of them', async () => {
  const { data, calls } = await requested(
    '{ invitees(filter: { keyword: "橘" }) { total promotion { inviteCode inviteUrl inviteCount unsettled } list { userId markUp { id profit } goodsMarkUps } } }',
  );
  expect(data.invitees).toEqual({
    total: 2,
    promotion: { inviteCode: '1', inviteUrl: '/t3/#super=1', inviteCount: 2, unsettled: 30 },
    list: [
      { userId: 12, markUp: { id: 5, profit: 20 }, goodsMarkUps: 1 },
      { userId: 13, markUp: null, goodsMarkUps: 1 },
    ],
  });
  expect(calls).toEqual([['POST', '/user/invite/list', { keyword: '橘', page: 1, pageSize: 20 }]]);
});

it.each([
  [
    'setDefaultProfit(profit: 7) { profit courierProfit }',
    'POST',
    'defaultProfit',
    { profit: 7, courierProfit: 0 },
  ],
  [
    'createUserProfits(input: { userIds: [12, 13], goodId: 3, profit: 9 }) { id }',
    'POST',
    'createUserProfits',
    { userIds: [12, 13], goodId: 3, profit: 9, courierProfit: 0, remark: '' },
  ],
  [
    'updateUserProfit(id: 5, input: { enabled: false }) { id }',
    'PUT',
    'updateUserProfits',
    { id: 5, enabled: false },
  ],
  ['deleteUserProfits(ids: [5])', 'DELETE', 'deleteUserProfitsByIds', { ids: [5] }],
])('mark-ups of the graph: %s', async (field, method, path, body) => {
  const { calls } = await requested(`mutation { ${field} }`);
  expect(calls).toEqual([[method, `/userProfits/${path}`, body]]);
});

it('the default mark-up is read without a remark, and a price is simulated', async () => {
  const { data, calls } = await requested(
    '{ defaultProfit { profit maxProfit } priceSimulation(input: { goodId: 1, warehouseId: 2, courierId: 3, num: 1, areaCode: "33", profit: 15 }) { packageFee agentShare } }',
  );
  expect(data).toEqual({
    defaultProfit: { profit: 5, maxProfit: 100 },
    priceSimulation: { packageFee: 684, agentShare: 50 },
  });
  expect(calls).toEqual([
    ['POST', '/userProfits/defaultProfit', {}],
    [
      'POST',
      '/userProfits/simulate',
      { goodId: 1, warehouseId: 2, courierId: 3, num: 1, areaCode: '33', profit: 15 },
    ],
  ]);
});
