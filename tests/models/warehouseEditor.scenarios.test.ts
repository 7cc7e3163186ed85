import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import type {
  LoadAnswer,
  SaveAnswer,
  SaveRequest,
} from '../../web/src/features/sellerWarehouses/warehouseEditor.setup.ts';
import {
  areasText,
  ruleProblemText,
  warehouseProblemText,
} from '../../web/src/features/sellerWarehouses/warehouseEditor.text.ts';
import { warehouseForm, warehouseInput } from '../../web/src/features/sellerWarehouses/warehouseForm.ts';
import type { DraftPlace } from '../../web/src/flows/draftEditor.ts';
import { WEEK } from '../../web/src/lib/courier.ts';
import { refusal } from '../../web/src/lib/refusal.ts';
import { account, draft, fixture, moved } from './warehouseEditor.fixture.ts';
import { banned, yiwu, yiwuForm, yto, zto } from './warehouseEditor.samples.ts';

describe('the editor of a warehouse: scenarios', () => {
  const settled = () => new Promise(setImmediate);

  async function start(
    loaded: LoadAnswer = { kind: 'loaded', item: yiwu, draft: null },
    saves: SaveAnswer[] = [{ kind: 'saved' }],
    id: number | null = 7,
  ) {
    const sent: SaveRequest[] = [];
    const reads: LoadAnswer[] = [loaded, { kind: 'loaded', item: moved, draft: null }];
    const { world, machine } = fixture();
    const actor = createActor(
      machine.provide({
        actors: {
          loadItem: fromPromise<LoadAnswer, DraftPlace>(async () => reads.shift() ?? { kind: 'missing' }),
          saveItem: fromPromise<SaveAnswer, SaveRequest>(async ({ input }) => {
            sent.push(input);
            return saves.shift() ?? { kind: 'saved' };
          }),
        },
      }),
      { input: { account, id } },
    ).start();
    await settled();
    return { actor, sent, world, context: () => actor.getSnapshot().context };
  }

  it('shows a warehouse as it is, and sends it back as it was', async () => {
    const { actor, sent, context } = await start();
    expect(context().form).toEqual(yiwuForm);
    actor.send({ type: 'form.save' });
    await settled();
    const storedState = { status: 'PAUSED', pauseReason: '盘点', version: 3 };
    expect(sent).toEqual([{ id: 7, form: yiwuForm, storedState }]);
    const [input] = sent;
    expect(input && warehouseInput(input.form, input.storedState)).toEqual({
      ...{ name: '义乌仓', logo: null, intro: '', contact: '李四', phone: '0579-85551234', csUrl: null },
      ...{ districtCode: '330782', address: '国际商贸城三区', platforms: [], outputMode: 'IMMEDIATE' },
      ...{ weekdays: WEEK.slice(0, 5), restDates: ['2027-02-06'], cutoff: '17:30' },
      ...storedState,
      freightTemplateId: null,
      couriers: [
        {
          ...{ courierId: 1, firstWeight: 500, firstFee: 280, stepWeight: 1000, stepFee: 100 },
          ...{ costFirstFee: 230, costStepFee: 80, enabled: true },
          areaRules: [{ areaCode: '65', type: 'BAN', reason: '暂不发往' }],
        },
      ],
    });
    expect(actor.getSnapshot().value).toBe('saved');
  });

  it('makes a new one, and says what is missing until then', async () => {
    const { actor, sent, world, context } = await start(
      { kind: 'loaded', item: null, draft: null },
      undefined,
      null,
    );
    actor.send({ type: 'form.save' });
    const said = (field: keyof ReturnType<typeof context>['problems']) =>
      warehouseProblemText(field, context().problems[field]);
    expect([said('name'), said('phone'), said('region'), said('couriers')]).toEqual([
      '请输入仓库名称',
      '请输入联系电话',
      '请选择省市区',
      '请添加至少一家快递',
    ]);
    actor.send({ type: 'courier.add', courierId: 1 });
    actor.send({ type: 'form.save' });
    expect([said('couriers'), said('courier 1 firstFee')]).toEqual([null, '必填']);
    actor.send({ type: 'courier.edit', courierId: 1, change: { ...yto, firstFee: '2.29' } });
    const { couriers: _couriers, ...rest } = yiwuForm;
    actor.send({ type: 'form.edit', change: rest });
    actor.send({ type: 'form.save' });
    expect([said('courier 1 firstFee'), Object.keys(context().problems)]).toEqual([
      '不能低于成本',
      ['courier 1 firstFee'],
    ]);
    // A lower cost mends it as a higher fee does.
    actor.send({ type: 'courier.edit', courierId: 1, change: { costFirstFee: '2.29' } });
    expect(context().problems).toEqual({});
    actor.send({ type: 'form.save' });
    await settled();
    expect(sent.map(({ id, storedState }) => [id, storedState])).toEqual([
      [null, { status: 'ACTIVE', pauseReason: null, version: null }],
    ]);
    expect(world.done.slice(-3)).toEqual(['kept', 'forgotten', 'finished']);
  });

  it('offers what was not saved, and forgets it when it is not wanted', async () => {
    const offered: LoadAnswer = { kind: 'loaded', item: yiwu, draft };
    const { actor, context } = await start(offered);
    expect([actor.getSnapshot().value, context().form]).toEqual(['offering', yiwuForm]);
    actor.send({ type: 'draft.restore' });
    expect(context().form).toEqual(draft.form);
    const again = await start(offered);
    again.actor.send({ type: 'draft.discard' });
    expect([again.context().form, again.world.done]).toEqual([yiwuForm, ['forgotten']]);
    const same = await start({ kind: 'loaded', item: yiwu, draft: { form: yiwuForm, version: 3 } });
    expect(same.actor.getSnapshot().value).toEqual({ editing: 'filling' });
  });

  it('tells what somebody else has changed, and saves only what the person then wants', async () => {
    const changed = refusal('CHANGED_MEANWHILE', '内容已被修改，请核对后重试');
    const { actor, sent, context } = await start(undefined, [changed, { kind: 'saved' }]);
    actor.send({ type: 'form.edit', change: { intro: '小商品' } });
    actor.send({ type: 'form.save' });
    await settled();
    expect([actor.getSnapshot().value, sent.length]).toEqual(['changed', 1]);
    expect([context().form.intro, context().current]).toEqual(['小商品', moved]);
    actor.send({ type: 'mine.keep' });
    actor.send({ type: 'form.save' });
    await settled();
    expect([sent[1]?.form.address, sent[1]?.form.intro, sent[1]?.storedState.version]).toEqual([
      '国际商贸城三区',
      '小商品',
      4,
    ]);
    const other = await start(undefined, [changed]);
    other.actor.send({ type: 'form.edit', change: { intro: '小商品' } });
    other.actor.send({ type: 'form.save' });
    await settled();
    other.actor.send({ type: 'theirs.adopt' });
    expect(other.context().form).toEqual(warehouseForm(moved));
    expect(other.world.done.at(-1)).toBe('cleared');
  });

  it('shows both before it goes on with a draft of an older warehouse', async () => {
    const { actor, context } = await start({ kind: 'loaded', item: moved, draft });
    actor.send({ type: 'draft.restore' });
    expect([actor.getSnapshot().value, context().form, context().current]).toEqual([
      'changed',
      draft.form,
      moved,
    ]);
  });

  it('lays bans and surcharges on areas, copies and removes them', async () => {
    const { actor, context } = await start();
    const rules = (courier = 0) =>
      context().form.couriers[courier]?.areaRules.map(({ areaCode, type, fee }) => [areaCode, type, fee]);
    actor.send({ type: 'areas.open', courierId: 1 });
    actor.send({ type: 'rule.edit', change: { type: 'SURCHARGE' } });
    actor.send({ type: 'areas.choose', codes: ['54', '65'] });
    const areas = [
      { code: '54', name: '西藏自治区' },
      { code: '65', name: '新疆维吾尔自治区' },
    ];
    actor.send({ type: 'rules.apply', areas });
    expect(ruleProblemText('yuan', context().areas?.problems ?? {})).toBe('请输入加价金额');
    actor.send({ type: 'rule.edit', change: { yuan: '5.5' } });
    actor.send({ type: 'rules.apply', areas });
    expect(rules()).toEqual([
      ['54', 'SURCHARGE', 550],
      ['65', 'SURCHARGE', 550],
    ]);
    expect(context().areas?.chosen).toEqual([]);
    actor.send({ type: 'areas.close' });
    actor.send({ type: 'courier.add', courierId: 2 });
    actor.send({ type: 'courier.edit', courierId: 2, change: zto });
    actor.send({ type: 'areas.open', courierId: 2 });
    actor.send({ type: 'rules.copy', from: 1 });
    actor.send({ type: 'rules.remove', keys: ['65 SURCHARGE '] });
    expect([rules(0)?.length, rules(1)]).toEqual([2, [['54', 'SURCHARGE', 550]]]);
    expect(context().form.couriers[0]?.areaRules).not.toContainEqual(banned);
    expect(areasText.ruleCount(2, 1)).toBe('1 / 2 条');
  });

  it.each([
    [
      refusal('WAREHOUSE_NAME', '仓库名称已被使用'),
      { name: { code: 'WAREHOUSE_NAME', msg: '仓库名称已被使用' } },
    ],
    [
      refusal('FEE_BELOW_COST', '圆通运费不能低于成本价', { courierId: 1 }),
      { 'courier 1 firstFee': { code: 'FEE_BELOW_COST', msg: '圆通运费不能低于成本价' } },
    ],
    [
      refusal('BAD_PARAM', '参数错误：areaRules', { field: 'areaRules', courierId: 1, areaCode: '65' }),
      { 'courier 1 areaRules': { code: 'wrong' } },
    ],
    [
      refusal('BAD_PARAM', '参数错误：districtCode', { field: 'districtCode' }),
      { region: { code: 'wrong' } },
    ],
    [refusal('RATE_LIMITED', '请稍后再试'), { form: { code: 'RATE_LIMITED', msg: '请稍后再试' } }],
  ])('puts a refusal at its field: $errorKey', async (refused, problems) => {
    const { actor, context, world } = await start(undefined, [refused]);
    actor.send({ type: 'form.save' });
    await settled();
    expect([context().problems, world.done]).toEqual([problems, ['problem']]);
  });

  it('waits for the logo', async () => {
    const { actor, sent, context } = await start();
    actor.send({ type: 'logo.report', uploading: true });
    actor.send({ type: 'form.save' });
    expect(warehouseProblemText('logo', context().problems.logo)).toBe('图标还在上传，请稍候再保存');
    actor.send({ type: 'logo.report', uploading: false });
    actor.send({ type: 'form.save' });
    await settled();
    expect(sent).toHaveLength(1);
  });
});
