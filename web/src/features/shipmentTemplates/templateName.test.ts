import { expect, it } from 'vitest';
import { templateNameOf } from './templateName.ts';

it.each([
  [['毛巾'], '毛巾'],
  [[' 毛巾 ', '洗衣液', '抽纸'], '毛巾等3种'],
  [['加厚'.repeat(15)], '加厚'.repeat(10)],
  [['加厚'.repeat(15), '毛巾'], `${'加厚'.repeat(8)}加等2种`],
  [[], ''],
])('of %j a template is called %j, within the length of a name', (goods, name) => {
  expect(templateNameOf(goods)).toBe(name);
  expect([...name].length).toBeLessThanOrEqual(20);
});
