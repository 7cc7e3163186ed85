import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Person, startApi, type TestApi } from '../support/api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

type Template = { id: number; name: string; text: string; usedAt: string | null };
type Saved = Template & { errorKey?: string; field?: string };
const supplier = async () => (await api.shop()).seller;
const save = (who: Person, name: string, more: object = {}) =>
  who.call<Saved>('POST', '/answerTemplates/save', { name, text: `${name}的话`, ...more });
const use = (who: Person, id: number) => who.call<Template>('POST', '/answerTemplates/markUsed', { id });
const remove = (who: Person, ids: number[]) => who.call('DELETE', '/answerTemplates/delete', { ids });
const list = async (who: Person) =>
  (await who.call<{ list: Template[] }>('POST', '/answerTemplates/list')).data.list;
const names = async (who: Person) => (await list(who)).map(({ name }) => name);

describe('answer templates', () => {
  it('are listed used last first, then by name, and say when they were used', async () => {
    const who = await supplier();
    for (const name of ['c', 'a', 'b']) await save(who, name);
    expect((await list(who)).map(({ name, text, usedAt }) => [name, text, usedAt])).toEqual([
      ['a', 'a的话', null],
      ['b', 'b的话', null],
      ['c', 'c的话', null],
    ]);
    const [, second, third] = await list(who);
    await use(who, second?.id ?? 0);
    await api.query("UPDATE answer_template SET used_at = used_at - interval '1 second' WHERE id = $1", [
      second?.id,
    ]);
    const { data } = await use(who, third?.id ?? 0);
    expect(data).toMatchObject({ name: 'c', usedAt: expect.stringMatching(/^\d{4}-.*\+08:00$/) });
    expect(await names(who)).toEqual(['c', 'b', 'a']);
  });

  it('keep name and text without the white space around them, and lines within the text', async () => {
    const who = await supplier();
    const { data, msg } = await save(who, ' 补发\n单号 ', { text: '\n亲，已补发。\n请留意物流 ' });
    expect([msg, data.name, data.text]).toEqual(['已保存', '补发 单号', '亲，已补发。\n请留意物流']);
    const badName = await save(who, '  ', { text: '话' });
    const badText = await save(who, '空的', { text: ' \n' });
    expect([badName, badText].map(({ http, msg }) => [http, msg])).toEqual([
      [400, '参数错误：name'],
      [400, '参数错误：text'],
    ]);
  });

  it('are refused at their name when another one has it, and replace nothing', async () => {
    const who = await supplier();
    const first = await save(who, '补发');
    const second = await save(who, '道歉');
    const refused = {
      msg: '同名常用回复已存在',
      data: { errorKey: 'ANSWER_TEMPLATE_EXISTS', field: 'name' },
    };
    expect(await save(who, '补发', { text: '别的' })).toMatchObject(refused);
    expect(await save(who, '补发 ', { id: second.data.id })).toMatchObject(refused);
    expect((await list(who)).map(({ name, text }) => [name, text])).toEqual([
      ['补发', '补发的话'],
      ['道歉', '道歉的话'],
    ]);
    const changed = await save(who, '补发', { id: first.data.id, text: '别的' });
    expect(changed.data).toMatchObject({ id: first.data.id, name: '补发', text: '别的' });
    expect(await save(await supplier(), '补发')).toMatchObject({ code: 0 });
  });

  it('have one of a name, however many are saved concurrently', async () => {
    const who = await supplier();
    const answers = await Promise.all(Array.from({ length: 10 }, () => save(who, '补发')));
    expect(answers.map(({ data }) => data.errorKey ?? 'ok').sort()).toEqual([
      ...Array(9).fill('ANSWER_TEMPLATE_EXISTS'),
      'ok',
    ]);
    expect(await names(who)).toEqual(['补发']);
  });

  it('are limited to 50, however many are saved concurrently, and the kept ones can still be changed', async () => {
    const who = await supplier();
    await api.query(
      `INSERT INTO answer_template (seller_id, name, text) SELECT $1, 'n' || n, 'x' FROM generate_series(1, 47) n`,
      [who.accountId],
    );
    const answers = await Promise.all(Array.from({ length: 10 }, (_, n) => save(who, `新的${n}`)));
    expect(answers.map(({ data }) => data.errorKey ?? 'ok').sort()).toEqual([
      ...Array(7).fill('ANSWER_TEMPLATE_LIMIT'),
      'ok',
      'ok',
      'ok',
    ]);
    expect(answers.find(({ code }) => code !== 0)?.msg).toBe('最多保存50条常用回复');
    const [first, second] = await list(who);
    expect(await save(who, '改过', { id: first?.id })).toMatchObject({ code: 0 });
    expect(await remove(who, [second?.id ?? 0])).toMatchObject({ code: 0, data: { ids: [second?.id] } });
    expect(await save(who, '有位置了')).toMatchObject({ code: 0 });
    expect(await list(who)).toHaveLength(50);
  });

  it('are those of their supplier only', async () => {
    const [owner, stranger] = [await supplier(), await supplier()];
    const { id } = (await save(owner, '补发')).data;
    const own = (await save(stranger, '自己的')).data.id;
    const missing = { data: { errorKey: 'NOT_FOUND' } };
    expect(await save(stranger, '抢来', { id })).toMatchObject(missing);
    expect(await use(stranger, id)).toMatchObject(missing);
    expect(await remove(stranger, [own, id])).toMatchObject(missing);
    expect(await names(stranger)).toEqual(['自己的']);
    expect(await list(owner)).toMatchObject([{ id, name: '补发', text: '补发的话', usedAt: null }]);
    expect(await remove(owner, [id])).toMatchObject({ msg: '删除成功' });
    expect(await list(owner)).toEqual([]);
  });
});
