import { describe, expect, it } from 'vitest';
import { refusal } from '../../lib/refusal.ts';
import { cleanedForm, realNameProblems, realNameRefusal } from './realName.rules.ts';

const good = { realName: '张三', idCard: '11010519491231002X' };

describe('the real-name form', () => {
  it.each([
    [{}, []],
    [{ realName: '买买提·吐尔逊' }, []],
    [{ realName: ' 张 三 ', idCard: '110105 19491231 002x' }, []],
    [{ realName: '' }, ['realName']],
    [{ realName: '张' }, ['realName']],
    [{ realName: 'Zhang San' }, ['realName']],
    [{ realName: '张'.repeat(31) }, ['realName']],
    [{ idCard: '110105194912310021' }, ['idCard']],
    [{ realName: '', idCard: '' }, ['realName', 'idCard']],
  ])('the real-name form with %o has problems at %o', (change, fields) => {
    expect(Object.keys(realNameProblems({ ...good, ...change }))).toEqual(fields);
  });

  it('the real-name form is submitted with the name and number as the card prints them', () => {
    const typed = { realName: '买买提 • 吐尔逊 ', idCard: ' 110105 19491231 002x' };
    expect(cleanedForm(typed)).toEqual({ realName: '买买提·吐尔逊', idCard: good.idCard });
  });

  it.each([
    ['ID_CARD_INVALID', '身份证号不正确', { idCard: { code: 'ID_CARD_INVALID', msg: '身份证号不正确' } }],
    ['ID_CARD_LIMIT', '已达上限', { idCard: { code: 'ID_CARD_LIMIT', msg: '已达上限' } }],
    ['BAD_PARAM', '参数错误：realName', { realName: { code: 'wrong' } }],
    ['REAL_LIMIT', '今日认证次数已用完', { form: { code: 'REAL_LIMIT', msg: '今日认证次数已用完' } }],
  ])('the refusal %s is shown at %s', (errorKey, msg, problems) => {
    expect(realNameRefusal(refusal(errorKey, msg, { field: 'realName' }))).toEqual(problems);
  });
});
