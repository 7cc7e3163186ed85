import { quantity } from '../generator/goods.ts';
import { join, paste } from '../generator/paste.ts';
import { address, name, phone, plainPhone } from '../generator/recipient.ts';
import { labelledRemark, remark, twoRemarks } from '../generator/remarks.ts';
import type { Template } from '../generator/template.ts';

/** Remarks to supplier or courier, beside an address. */
export const remarkTemplates: readonly Template[] = [
  {
    name: 'remark at the end',
    kind: 'remark',
    weight: 2,
    write: (r, who) =>
      paste`${name(who)}${r.pick([' ', '，'])}${plainPhone(who)}${r.pick([' ', '，'])}${address(r, who)}${r.pick([' ', '，', '\n'])}${remark(r)}`,
  },
  {
    name: 'remark at the beginning',
    kind: 'remark',
    write: (r, who) =>
      paste`${remark(r)}${r.pick(['\n', '，', ' '])}${name(who)} ${plainPhone(who)} ${address(r, who)}`,
  },
  {
    name: 'two remarks',
    kind: 'remark',
    write: (r, who) =>
      paste`${name(who)} ${plainPhone(who)}
${address(r, who)}
${join(twoRemarks(r), r.pick(['，', ' ', '\n', '；']))}`,
  },
  {
    name: 'remark under its label',
    kind: 'remark',
    write: (r, who) =>
      paste`收货人\n${name(who)}\n手机号\n${plainPhone(who)}\n收货地址\n${address(r, who)}\n${r.pick(['备注', '买家留言', '留言'])}\n${remark(r)}`,
  },
  {
    name: 'remark that says none',
    kind: 'remark',
    weight: 0.5,
    write: (r, who) =>
      paste`收货人：${name(who)}
手机号码：${plainPhone(who)}
收货地址：${address(r, who)}
${r.pick(['备注', '买家留言', '买家备注'])}：${r.pick(['无', '无', '暂无', '-'])}`,
  },
  {
    name: 'remark in brackets',
    kind: 'remark',
    write: (r, who) =>
      paste`${name(who)} ${plainPhone(who)} ${address(r, who)}${r.pick([paste`（${remark(r)}）`, paste`(${remark(r)})`, paste` 【${remark(r)}】`])}`,
  },
  {
    name: 'labelled remark',
    kind: 'remark',
    weight: 1.5,
    write: (r, who) =>
      paste`姓名：${name(who)}
电话：${phone(r, who)}
地址：${address(r, who)}
${labelledRemark(r)}`,
  },
  {
    name: 'labelled remark on the line',
    kind: 'remark',
    write: (r, who) => paste`${name(who)} ${plainPhone(who)} ${address(r, who)} ${labelledRemark(r)}`,
  },
  {
    name: 'quantity and remark',
    kind: 'remark',
    write: (r, who) =>
      join(
        [paste`${name(who)} ${plainPhone(who)} ${address(r, who)}`, ...r.shuffle([quantity(r), remark(r)])],
        r.pick([' ', '，', '\n']),
      ),
  },
];
