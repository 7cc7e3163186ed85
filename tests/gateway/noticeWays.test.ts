import { afterAll, beforeAll, expect, it } from 'vitest';
import { startGroupRobots } from '../integrations/groupRobots.ts';
import { robotOf, type SimulatedRobots } from '../support/noticeWays.ts';
import { as, type RealGraph, startRealGraph } from './support/realGraph.ts';

let simulated: SimulatedRobots;
let graph: RealGraph;
beforeAll(async () => {
  simulated = await startGroupRobots();
  graph = await startRealGraph({ groupRobots: simulated.robots });
});
afterAll(async () => {
  await graph.close();
  await simulated.close();
});

const WAYS = `query { noticeWays { smsGroups quietFrom quietTo digestAt lowBalance groups { group canSms } robots { id platform status problem groups } } }`;
const SAVE = `mutation ($input: NoticeWaysInput!) { saveNoticeWays(input: $input) { smsGroups quietFrom digestAt } }`;

it('the ways of a person are saved and cleared, in the words of the graph', async () => {
  const { api, ask } = graph;
  const buyer = await api.buyer();
  const { id } = await robotOf(simulated, buyer, ['afterSales'], { platform: 'dingtalk' });
  const headers = as(buyer.token);
  const save = (input: object) => ask(SAVE, { input }, headers);
  const input = {
    ...{ smsGroups: ['DIGEST', 'AFTER_SALES'], robots: [{ id, groups: ['MONEY'] }] },
    ...{ quietFrom: '22:00', quietTo: '08:00', digestAt: '09:00' },
  };
  expect((await save(input)).data.saveNoticeWays).toEqual({
    ...{ smsGroups: ['AFTER_SALES', 'DIGEST'], quietFrom: '22:00', digestAt: '09:00' },
  });
  await ask('mutation { setLowBalance(limit: 5000) { limit } }', {}, headers);
  await simulated.put({ platform: 'dingtalk', key: 'robot-of-a-person-1', mood: 'removed' });
  const tested = await ask('mutation ($id: EntityId!) { testGroupRobot(id: $id) { id } }', { id }, headers);
  expect(tested.errors[0]?.extensions).toMatchObject({
    errorKey: 'ROBOT_REFUSED',
    data: { problem: 'gone' },
  });
  const { data } = await ask(WAYS, {}, headers);
  expect(data.noticeWays).toMatchObject({
    ...{ lowBalance: 5_000, groups: expect.arrayContaining([{ group: 'SHOPS', canSms: true }]) },
    robots: [{ id, platform: 'DINGTALK', status: 'RESTING', problem: 'GONE', groups: ['MONEY'] }],
  });
  for (const cleared of [
    { smsGroups: [], quietFrom: null, quietTo: null, digestAt: null },
    { smsGroups: [] },
  ])
    expect((await save(cleared)).data.saveNoticeWays).toEqual({
      smsGroups: [],
      quietFrom: null,
      digestAt: null,
    });
  const { data: none } = await ask('mutation { setLowBalance { limit } }', {}, headers);
  expect(none.setLowBalance).toEqual({ limit: null });
});

it('a program of an account has nothing to do with them', async () => {
  const buyer = await graph.api.buyer();
  const { errors } = await graph.ask(WAYS, {}, {});
  expect(errors[0]?.extensions?.errorKey).toBe('NOT_LOGGED_IN');
  expect((await graph.ask(WAYS, {}, as(buyer.token))).errors).toEqual([]);
});
