// @vitest-environment happy-dom

import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { LowBalanceDialog } from '../../web/src/features/noticeWays/LowBalanceDialog.tsx';
import {
  addRobotText,
  lowBalanceText,
  platformNames,
  removeText,
  renameText,
  robotsText,
  waysFormText,
  waysText,
} from '../../web/src/features/noticeWays/noticeWays.text.ts';
import {
  AddRobotDialog,
  RemoveRobotDialog,
  RenameRobotDialog,
} from '../../web/src/features/noticeWays/RobotDialogs.tsx';
import { WaysDialog } from '../../web/src/features/noticeWays/WaysDialog.tsx';
import { WaysGrid } from '../../web/src/features/noticeWays/WaysGrid.tsx';
import {
  addRobot,
  editLowBalance,
  editWays,
  removeRobot,
  renameRobot,
  testRobot,
  wakeRobot,
} from '../../web/src/features/noticeWays/waysFlows.ts';
import {
  limitOf,
  limitProblems,
  type Robot,
  type RobotForm,
  type Ways,
  waysProblems,
} from '../../web/src/features/noticeWays/waysForm.ts';
import { takeNotices } from '../support/flows/notices.ts';
import { answered, inTurn, recordingClient } from '../support/flows/recordingClient.ts';
import { testConfirmAction } from '../support/flows/testConfirmAction.tsx';
import { testEditRecord } from '../support/flows/testEditRecord.tsx';
import { inSequence, press, type } from '../support/viewTest.tsx';

afterEach(cleanup);

const robot: Robot = {
  ...{ __typename: 'GroupRobot', id: 7, platform: 'FEISHU', name: '财务群', hint: 'a1b2', isSigned: true },
  ...{ groups: ['MONEY'], status: 'ACTIVE', problem: null, restedAt: null, sentAt: null },
};
const ways: Ways = {
  groups: [
    { group: 'MONEY', name: '资金', about: '余额不足', canSms: true },
    { group: 'SHOPS', name: '店铺授权', about: '即将到期', canSms: false },
    { group: 'DIGEST', name: '每日摘要', about: '昨日的数字', canSms: true },
  ],
  ...{ smsGroups: ['MONEY'], phone: '138****0001', smsPerDay: 10, lowBalance: 10_000 },
  ...{ quietFrom: '22:00', quietTo: '08:00', digestAt: null, robots: [robot] },
};
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${label}`));
const box = (label: string) => screen.getByRole<HTMLInputElement>('checkbox', { name: label });
const cell = (group: string, way: string) => box(waysText.cell(group, way));

testEditRecord('the ways of a person', {
  build: editWays,
  view: (actor) => <WaysDialog actor={actor} />,
  item: ways,
  texts: waysFormText,
  changes: [
    { quietFrom: '22:00', quietTo: '', digestAt: '09:00' },
    { quietFrom: '21:00', quietTo: '07:00', digestAt: '' },
  ],
  fill: ({ quietFrom = '', quietTo = '', digestAt = '' }) =>
    inSequence(
      () => type(field(waysFormText.quietFrom), quietFrom),
      () => type(field(waysFormText.quietTo), quietTo),
      () => type(field(waysFormText.digestAt), digestAt),
    ),
  stands: (form, change) => form.quietFrom === change.quietFrom && form.quietTo === change.quietTo,
  saysOf: ({ quietTo, digestAt }) => [quietTo, digestAt].filter((said) => said !== undefined),
  shows: ({ quietFrom, quietTo }) =>
    expect([field(waysFormText.quietFrom).value, field(waysFormText.quietTo).value]).toEqual([
      quietFrom,
      quietTo,
    ]),
});

testEditRecord('the limit of a balance', {
  build: editLowBalance,
  view: (actor) => <LowBalanceDialog actor={actor} />,
  item: { lowBalance: 10_000 },
  texts: lowBalanceText,
  changes: [{ limit: '很多' }, { limit: '88.5' }],
  fill: ({ limit = '' }) => type(field('可用余额低于'), limit),
  stands: (form, change) => form.limit === change.limit,
  saysOf: ({ limit }) => (limit ? [limit] : []),
  shows: ({ limit }) => expect(field('可用余额低于').value).toBe(limit),
});

const filled = { address: 'https://oapi.dingtalk.com/robot/send?access_token=x', name: '发货群' };
testEditRecord('a new robot', {
  build: addRobot,
  view: (actor) => <AddRobotDialog actor={actor} />,
  item: { groups: ways.groups },
  texts: addRobotText,
  changes: [{ address: ' ', name: ' ' }, filled],
  fill: ({ address = '', name = '' }) =>
    inSequence(
      () => type(field(addRobotText.address), address),
      () => type(field(addRobotText.name), name),
    ),
  stands: (form, change) => form.address === change.address,
  saysOf: ({ address, name }) => [address, name].filter((said) => said !== undefined),
  shows: ({ address, name }) =>
    expect([field(addRobotText.address).value, field(addRobotText.name).value]).toEqual([address, name]),
});

testEditRecord('the name of a robot', {
  build: renameRobot,
  view: (actor) => <RenameRobotDialog actor={actor} />,
  item: { id: 7, name: '财务群' },
  texts: renameText,
  changes: [{ name: ' ' }, { name: '仓库群' }],
  fill: ({ name = '' }) => type(field(renameText.name), name),
  stands: (form, change) => form.name === change.name,
  saysOf: ({ name }) => (name ? [name] : []),
  shows: ({ name }) => expect(field(renameText.name).value).toBe(name),
});

testConfirmAction('removing a robot', {
  build: removeRobot,
  view: (actor) => <RemoveRobotDialog actor={actor} />,
  subject: { id: 7, name: '财务群' },
  texts: removeText,
  question: removeText.question('财务群'),
  sends: ['DeleteGroupRobot', { id: 7 }],
  answers: { DeleteGroupRobot: { deleteGroupRobot: 7 } },
  done: removeText.done,
});

describe('what is saved', () => {
  it('is the grid as it was left, with times or none', async () => {
    takeNotices();
    const { client, sent } = recordingClient({
      SaveNoticeWays: { saveNoticeWays: { __typename: 'NoticeWays', smsGroups: ['MONEY'] } },
    });
    const actor = createActor(editWays(client)).start();
    actor.send({ type: 'editor.open', item: ways });
    render(<WaysDialog actor={actor} />);
    for (const [group, way] of [
      ['资金', '短信'],
      ['店铺授权', '财务群'],
      ['每日摘要', '财务群'],
    ] as const)
      press(cell(group, way));
    expect(screen.queryByRole('checkbox', { name: waysText.cell('店铺授权', '短信') })).toBeNull();
    type(field(waysFormText.quietFrom), '');
    type(field(waysFormText.quietTo), '');
    type(field(waysFormText.digestAt), '09:30');
    actor.send({ type: 'form.save' });
    await answered();
    const robots = [{ id: 7, groups: ['MONEY', 'SHOPS', 'DIGEST'] }];
    expect(sent).toEqual([
      [
        'SaveNoticeWays',
        { input: { smsGroups: [], robots, quietFrom: null, quietTo: null, digestAt: '09:30' } },
      ],
    ]);
    expect(takeNotices()).toEqual([['success', waysFormText.saved]]);
  });

  it.each([
    ['', { limit: null }],
    ['100', { limit: 10_000 }],
  ])('of a limit %j is in fen', (limit, variables) => {
    expect([limitProblems({ limit }), { limit: limitOf({ limit }) }]).toEqual([{}, variables]);
  });

  it('of a robot has a secret where its platform signs, and what is refused at its field', async () => {
    const refused = {
      errors: [
        { message: '不对', path: ['addGroupRobot'], extensions: { errorKey: 'ROBOT_ADDRESS', data: {} } },
      ],
    };
    const { client, sent } = recordingClient({ AddGroupRobot: { addGroupRobot: robot } });
    const secretOf = async (form: Partial<RobotForm>) => {
      const actor = createActor(addRobot(client)).start();
      actor.send({ type: 'editor.open', item: { groups: ways.groups } });
      actor.send({ type: 'form.edit', change: { ...filled, platform: 'DINGTALK', secret: ' s ', ...form } });
      actor.send({ type: 'form.save' });
      await answered();
      const [, variables] = sent.at(-1) ?? [];
      return (variables as { input: { secret?: string } } | undefined)?.input.secret;
    };
    expect([
      await secretOf({}),
      await secretOf({ platform: 'WECOM' }),
      await secretOf({ secret: ' ' }),
    ]).toEqual(['s', undefined, undefined]);
    const refusing = createActor(
      addRobot(recordingClient({ AddGroupRobot: inTurn([refused]) }).client),
    ).start();
    refusing.send({ type: 'editor.open', item: { groups: ways.groups } });
    refusing.send({ type: 'form.edit', change: filled });
    refusing.send({ type: 'form.save' });
    await answered();
    expect(refusing.getSnapshot().context.problems).toEqual({ address: '不对' });
  });

  it('asks for a way and a time of the digest together', () => {
    const none = { smsGroups: [], robots: [], quietFrom: '', quietTo: '' };
    expect(waysProblems({ ...none, digestAt: '09:00' })).toEqual({ digestAt: waysFormText.digestNowhere });
    expect(waysProblems({ ...none, smsGroups: ['DIGEST'], digestAt: '' })).toEqual({
      digestAt: waysFormText.digestMissing,
    });
    expect(waysProblems({ ...none, quietFrom: '08:00', quietTo: '08:00', digestAt: '' })).toEqual({
      quietTo: waysFormText.quietSame,
    });
  });
});

it('the grid says what is told by which way, and where there is no choice', () => {
  render(<WaysGrid ways={ways} columns={[{ key: 'sms', name: '短信', groups: ['MONEY'] }]} />);
  const [, money, shops, digest] = within(screen.getByRole('table', { name: waysText.grid })).getAllByRole(
    'row',
  );
  const said = (row: HTMLElement | undefined) =>
    within(row as HTMLElement)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent);
  expect([said(money), said(shops), said(digest)]).toEqual([
    [waysText.on, waysText.on],
    [waysText.on, `${waysText.none}${waysText.noSms}`],
    [`${waysText.none}${waysText.noBell}`, `${waysText.none}${waysText.off}`],
  ]);
});

it('a secret is asked for where the platform signs', () => {
  const actor = createActor(addRobot(recordingClient({}).client)).start();
  actor.send({ type: 'editor.open', item: { groups: ways.groups } });
  render(<AddRobotDialog actor={actor} />);
  expect(screen.queryByLabelText(new RegExp(`^${addRobotText.secret}`))).toBeNull();
  press(screen.getByRole('radio', { name: platformNames.FEISHU }));
  expect(field(addRobotText.secret).value).toBe('');
  expect(actor.getSnapshot().context.form.platform).toBe('FEISHU');
});

it.each([
  ['TestGroupRobot', testRobot, { testGroupRobot: robot }, robotsText.tested],
  ['WakeGroupRobot', wakeRobot, { wakeGroupRobot: robot }, robotsText.woken],
] as const)('%s is sent at once and says so', async (operation, build, data, done) => {
  takeNotices();
  const { client, sent } = recordingClient({ [operation]: data });
  const actor = createActor((build as typeof testRobot)(client)).start();
  actor.send({ type: 'action.run', subject: { id: 7, name: '财务群' } });
  await answered();
  expect([sent, takeNotices()]).toEqual([[[operation, { id: 7 }]], [['success', done]]]);
});
