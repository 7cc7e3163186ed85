import {
  addressLabels,
  colon,
  detailLabels,
  labelWith,
  nameLabels,
  phoneLabels,
  regionLabels,
} from '../generator/labels.ts';
import { concat, join, paste } from '../generator/paste.ts';
import { address, detail, name, phone, plainPhone, region } from '../generator/recipient.ts';
import type { Template } from '../generator/template.ts';

/** Name, phone and address under labels, in the layouts that people give them. */
export const labelledTemplates: readonly Template[] = [
  {
    name: 'four labelled lines',
    kind: 'labelled-block',
    weight: 2,
    write(r, who) {
      const label = labelWith(colon(r));
      return join(
        [
          label(r.pick(nameLabels), name(who)),
          label(r.pick(phoneLabels), phone(r, who)),
          label(r.pick(regionLabels), region(r, who, r.pick(['full', 'spaced', 'separated', 'short']))),
          label(r.pick(detailLabels), detail(who)),
        ],
        '\n',
      );
    },
  },
  {
    name: 'three labelled lines',
    kind: 'labelled-block',
    weight: 2,
    write(r, who) {
      const label = labelWith(colon(r));
      return join(
        [
          label(r.pick(nameLabels), name(who)),
          label(r.pick(phoneLabels), phone(r, who)),
          label(r.pick(addressLabels), address(r, who)),
        ],
        '\n',
      );
    },
  },
  {
    name: 'labels on lines of their own',
    kind: 'labelled-block',
    write(r, who) {
      const line = labelWith(`${r.pick(['', '', '：', ':'])}\n`);
      return join(
        [
          line(r.pick(nameLabels), name(who)),
          line(r.pick(phoneLabels), phone(r, who)),
          line(r.pick(regionLabels), region(r, who, r.pick(['full', 'spaced']))),
          line(r.pick(detailLabels), detail(who)),
        ],
        '\n',
      );
    },
  },
  {
    name: 'labels on one line',
    kind: 'labelled-block',
    weight: 2,
    write(r, who) {
      const label = labelWith(colon(r));
      return join(
        [
          label(r.pick(nameLabels), name(who)),
          label(r.pick(phoneLabels), phone(r, who)),
          label(r.pick(addressLabels), address(r, who)),
        ],
        r.pick([' ', ' ', '，', ', ', '；', ';', '  ', '、']),
      );
    },
  },
  {
    name: 'labels on one line, stuck',
    kind: 'labelled-block',
    wanted: { nameKind: 'person' },
    write(r, who) {
      const label = labelWith(r.pick(['：', ':']));
      return concat(
        label(r.pick(nameLabels), name(who)),
        label(r.pick(['手机号码', '手机号', '联系电话', '电话']), phone(r, who)),
        label(r.pick(['收货地址', '地址', '详细地址']), address(r, who)),
      );
    },
  },
  {
    name: 'labels in brackets',
    kind: 'labelled-block',
    write(r, who) {
      const [open = '', close = ''] = r.pick(['【 】', '[ ]', '「 」']).split(' ');
      const between = r.pick(['', '\n', ' ']);
      return join(
        [
          concat(open + r.pick(nameLabels) + close, name(who)),
          concat(open + r.pick(phoneLabels) + close, phone(r, who)),
          concat(open + r.pick(addressLabels) + close, address(r, who)),
        ],
        between,
      );
    },
  },
  {
    name: 'labels without a colon',
    kind: 'labelled-block',
    wanted: { nameKind: 'person' },
    write: (r, who) =>
      join(
        [
          paste`${r.pick(['姓名', '收货人', '收件人'])} ${name(who)}`,
          paste`${r.pick(['电话', '手机', '手机号'])} ${phone(r, who)}`,
          paste`${r.pick(['地址', '收货地址', '详细地址'])} ${address(r, who)}`,
        ],
        r.pick([' ', '\n']),
      ),
  },
  {
    name: 'labelled lines in any order',
    kind: 'labelled-block',
    write(r, who) {
      const label = labelWith(colon(r));
      const place = concat(
        label(r.pick(regionLabels), region(r, who, 'full')),
        '\n',
        label(r.pick(detailLabels), detail(who)),
      );
      const parts = [label(r.pick(nameLabels), name(who)), label(r.pick(phoneLabels), phone(r, who)), place];
      return join(r.shuffle(parts), '\n');
    },
  },
  {
    name: 'labels and tabs',
    kind: 'labelled-block',
    noise: false,
    write(r, who) {
      const label = labelWith('\t');
      return join(
        [
          label(r.pick(nameLabels), name(who)),
          label(r.pick(phoneLabels), phone(r, who)),
          label(r.pick(addressLabels), address(r, who, 'full')),
        ],
        '\n',
      );
    },
  },
  {
    name: 'labels with spaces inside',
    kind: 'labelled-block',
    write: (r, who) =>
      r.chance(0.5)
        ? paste`收 货 人：${name(who)}
电　　话：${phone(r, who)}
地　　址：${address(r, who)}`
        : paste`姓  名: ${name(who)}
电  话: ${phone(r, who)}
地  址: ${address(r, who)}`,
  },
  {
    name: 'labels stuck without a colon',
    kind: 'stuck-together',
    wanted: { nameKind: 'person' },
    write: (r, who) =>
      paste`${r.pick(['收货人', '姓名', '收件人'])}${name(who)}${r.pick(['手机号', '电话', '联系电话', '手机'])}${plainPhone(who)}${r.pick(['地址', '收货地址', '详细地址'])}${address(r, who, 'full')}`,
  },
  {
    name: 'English labels',
    kind: 'labelled-block',
    write: (r, who) =>
      paste`Name: ${name(who)}
${r.pick(['Tel', 'Phone', 'Mobile'])}: ${phone(r, who)}
${r.pick(['Address', 'Add'])}: ${address(r, who)}`,
  },
];
