import { multiplier, specification } from '../generator/goods.ts';
import { paste } from '../generator/paste.ts';
import { address, name, plainPhone } from '../generator/recipient.ts';
import { remark } from '../generator/remarks.ts';
import { type Template, writeRepeated } from '../generator/template.ts';

const circled = '①②③④⑤⑥⑦⑧⑨';
const chinese = '一二三四五六七八九';
const listNumbers: readonly ((index: number) => string)[] = [
  (i) => `${i + 1}. `,
  (i) => `${i + 1}.`,
  (i) => `${i + 1}、`,
  (i) => `${i + 1}）`,
  (i) => `(${i + 1}) `,
  (i) => `（${i + 1}）`,
  (i) => `【${i + 1}】`,
  (i) => `[${i + 1}] `,
  (i) => circled.charAt(i),
  (i) => `${chinese.charAt(i)}、`,
  (i) => `第${i + 1}个：`,
  (i) => `NO.${i + 1} `,
  (i) => `#${i + 1} `,
  (i) => `0${i + 1} `,
  (i) => `地址${i + 1}：`,
  (i) => `${i + 1}: `,
  (i) => `${i + 1}\ufe0f\u20e3`,
];

/** Recipients with numbers before them, in all their forms. */
export const listNumberTemplates: readonly Template[] = [
  {
    name: 'list numbers on one line each',
    kind: 'list-numbers',
    weight: 2,
    write(r) {
      const numbered = r.pick(listNumbers);
      return writeRepeated(
        r,
        r.int(2, 9),
        () => '\n',
        (who, i) =>
          paste`${numbered(i)}${name(who)}${r.pick([' ', '，'])}${plainPhone(who)}${r.pick([' ', '，'])}${address(r, who)}`,
      );
    },
  },
  {
    name: 'list numbers before blocks',
    kind: 'list-numbers',
    weight: 1.5,
    write(r) {
      const numbered = r.pick(listNumbers);
      return writeRepeated(
        r,
        r.int(2, 5),
        () => r.pick(['\n', '\n\n']),
        (who, i) =>
          paste`${numbered(i)}收货人：${name(who)}\n电话：${plainPhone(who)}\n地址：${address(r, who)}`,
      );
    },
  },
  {
    name: 'list number of a single one',
    kind: 'list-numbers',
    write: (r, who) =>
      paste`${r.pick(listNumbers)(r.int(0, 8))}${name(who)} ${plainPhone(who)} ${address(r, who)}`,
  },
  {
    name: 'list numbers with goods and remarks',
    kind: 'list-numbers',
    write(r) {
      const numbered = r.pick(listNumbers);
      return writeRepeated(
        r,
        r.int(2, 5),
        () => '\n',
        (who, i) =>
          paste`${numbered(i)}${name(who)}，${plainPhone(who)}，${address(r, who)}，${specification(r)}${multiplier(r)}，${remark(r)}`,
      );
    },
  },
];
