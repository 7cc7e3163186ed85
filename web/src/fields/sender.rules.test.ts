import { describe, expect, it } from 'vitest';
import { refusal } from '../lib/refusal.ts';
import { senderProblemText } from './fields.text.ts';
import {
  remainingProblems,
  type SenderField,
  senderProblems,
  senderRefusalProblems,
} from './sender.rules.ts';
import { blankSender, type SenderForm, trimmedSender } from './sender.ts';

const good: SenderForm = {
  ...blankSender,
  name: '张三',
  phone: '13800000001',
  provinceCode: '33',
  cityCode: '3301',
  districtCode: '330106',
  address: '文三路 123 号',
};

const words = (form: SenderForm) =>
  Object.entries(senderProblems(form)).map(([field, problem]) =>
    senderProblemText(field as SenderField, problem),
  );

describe('a sender that is written', () => {
  it('is sent with plain digits, however the phone was typed', () => {
    expect(trimmedSender({ ...good, phone: ' １３８ ００００ ０００１' }).phone).toBe('13800000001');
  });

  it('may go when it is complete', () => {
    expect(senderProblems(good)).toEqual({});
  });

  it('says what is missing at every field', () => {
    expect(words({ ...blankSender, name: ' ', address: ' ' })).toEqual([
      '请输入姓名',
      '请输入电话',
      '请选择省市',
      '请输入详细地址',
    ]);
  });

  it('says what is too long', () => {
    const long = { ...good, name: '张'.repeat(31), address: '路'.repeat(201), remark: '注'.repeat(61) };
    expect(words(long)).toEqual(['姓名最多30个字', '详细地址最多200个字', '备注最多60个字']);
  });

  it.each([
    ['138 0000 0001', []],
    ['13800000001-1234', []],
    ['0571-88888888', []],
    ['057188888888', []],
    ['12800000001', ['请输入正确的手机号或固定电话']],
    ['1380000000', ['请输入正确的手机号或固定电话']],
    ['88888888', ['请输入正确的手机号或固定电话']],
  ])('takes or refuses the number %s', (phone, said) => {
    expect(words({ ...good, phone })).toEqual(said);
  });

  it('is sent without the spaces of typing', () => {
    const typed = {
      ...good,
      name: ' 张三 ',
      phone: ' 138 0000 0001',
      address: '文三路 123 号 ',
      remark: ' ',
    };
    expect(trimmedSender(typed)).toEqual(good);
  });
});

describe("the server's refusal", () => {
  it.each([
    ['BAD_PARAM', '参数错误：phone', 'phone', { phone: { code: 'wrong' } }],
    ['BAD_PARAM', '参数错误：provinceCode', 'provinceCode', { region: { code: 'wrong' } }],
    ['BAD_PARAM', '参数错误：body', 'body', { form: { code: 'BAD_PARAM', msg: '参数错误：body' } }],
    [
      'SENDER_LIMIT',
      '最多保存50个发件人',
      undefined,
      { form: { code: 'SENDER_LIMIT', msg: '最多保存50个发件人' } },
    ],
  ])('%s %s', (errorKey, msg, field, problems) => {
    expect(senderRefusalProblems(refusal(errorKey, msg, { field }))).toEqual(problems);
  });
});

it('forgets what is mended, and what was said of the whole', () => {
  const problems = { phone: { code: 'wrong' }, region: { code: 'required' }, form: { code: 'SENDER_LIMIT' } };
  expect(remainingProblems(problems, { cityCode: '3301' })).toEqual({ phone: { code: 'wrong' } });
});
