import { describe, expect, it } from 'vitest';
import { fitName, folderName } from './materialNames.ts';

describe('the name of a file in a material pack', () => {
  it.each([
    ['红色 / XL', '红色 XL'],
    ['../../etc/passwd', 'etc passwd'],
    ['C:\\Windows\\x', 'C Windows x'],
    ['..', '规格'],
    ['\u202Egpj.exe\u0000', 'gpj exe'],
    ['', '规格'],
    ['保温杯（大）500ml', '保温杯（大）500ml'],
    ['长'.repeat(90), '长'.repeat(40)],
  ])('of %j is %j', (text, name) => {
    expect(fitName(text, '规格')).toBe(name);
  });

  it('of a folder begins with its number', () => {
    expect([folderName(1, 'CON'), folderName(12, '///')]).toEqual(['01-CON', '12-商品']);
  });
});
