import { describe, expect, it } from 'vitest';
import type { CorpusLine, Reading } from './corpusLine.ts';
import { measure } from './measure.ts';
import { scoreLine, scoreReading } from './score.ts';

const expected = {
  name: '张三',
  phone: '18400000000',
  extension: '1234',
  region: '浙江省/杭州市/西湖区',
  detail: '文三路 1 号',
  quantity: 2,
};
const line: CorpusLine = { kind: 'plain', text: '张三 …', recipients: [expected] };
const reading: Reading = {
  name: '张三',
  phone: '18400000000-1234',
  extension: '',
  province: '浙江省',
  city: '杭州市',
  district: '西湖区',
  detail: '文三路1号',
  quantity: 2,
  specification: '',
  remark: '',
  thirdOrderNo: '',
  ignored: '',
  rest: '',
  problems: [],
};
const problems = [{ field: 'name', msg: '请填写收货人' }];

describe('the score of a reading', () => {
  it('ignores punctuation, white space and width', () => {
    expect(scoreReading(expected, { ...reading, detail: '文三路，１号。' }).all).toBe(true);
  });

  it('takes the extension from behind the hyphen', () => {
    const score = scoreReading(expected, { ...reading, phone: '18400000000-4321' });
    expect({ phone: score.phone, extension: score.extension, all: score.all }).toEqual({
      phone: true,
      extension: false,
      all: false,
    });
  });

  it('tells the extension of a landline from its area code', () => {
    const landline = { ...expected, phone: '0571-88888888', extension: '802' };
    expect(scoreReading(landline, { ...reading, phone: '0571-88888888-802' }).all).toBe(true);
  });

  it('compares regions by names and quantities as numbers', () => {
    expect(scoreReading(expected, { ...reading, district: '上城区' }).region).toBe(false);
    expect(scoreReading(expected, { ...reading, quantity: null }).quantity).toBe(false);
  });

  it('holds nothing against a field that neither has', () => {
    const { quantity: _, ...without } = expected;
    expect(scoreReading(without, { ...reading, quantity: null }).all).toBe(true);
  });
});

describe('the score of a line', () => {
  it('finds labelled characters that are in no field and no rest', () => {
    expect(scoreLine(line, [{ ...reading, detail: '文三路' }]).lost).toBe('1号');
    expect(scoreLine(line, [{ ...reading, detail: '文三路', rest: '1号' }]).lost).toBe('');
  });

  it('takes a region back in simplified characters', () => {
    const written: CorpusLine = {
      ...line,
      recipients: [{ name: '张三', detail: '臺灣省臺北市', flag: true }],
    };
    expect(scoreLine(written, [{ ...reading, province: '台湾省', detail: '臺北市' }]).lost).toBe('');
  });

  it('pairs by phone when there are too many readings', () => {
    const stray = { ...reading, name: '你好', phone: '' };
    const score = scoreLine(line, [stray, reading]);
    expect([score.wrongCount, score.readings[0]?.score?.all]).toEqual([true, true]);
  });
});

describe('the measure', () => {
  it('counts a wrong reading without a flag', () => {
    const { total } = measure([line], () => [{ ...reading, name: '李四' }]);
    expect([total.right, total.wrongUnflagged, total.sure]).toEqual([0, 1, 1]);
  });

  it('counts a right reading that is flagged needlessly', () => {
    const { total } = measure([line], () => [{ ...reading, problems }]);
    expect([total.right, total.flaggedNeedlessly, total.sure]).toEqual([1, 1, 0]);
  });

  it('counts a faulty one by its flag alone', () => {
    const faulty: CorpusLine = { ...line, recipients: [{ ...expected, flag: true }] };
    const flagged = measure([faulty], () => [{ ...reading, name: '', problems }]).total;
    expect([flagged.faultyFlagged, flagged.wrongUnflagged, flagged.flaggedNeedlessly]).toEqual([1, 0, 0]);
    const sure = measure([faulty], () => [reading]).total;
    expect([sure.faulty, sure.faultyFlagged, sure.wrongUnflagged]).toEqual([1, 0, 1]);
  });

  it('counts a recipient that was not read as wrong', () => {
    const { total, wrong } = measure([line], () => []);
    expect([total.wrongUnflagged, total.linesWithWrongCount, wrong.length]).toEqual([1, 1, 1]);
  });
});
