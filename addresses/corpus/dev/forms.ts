import {
  colon,
  detailLabels,
  labelWith,
  nameLabels,
  phoneLabels,
  regionLabels,
} from '../generator/labels.ts';
import { concat, join, paste, piece } from '../generator/paste.ts';
import {
  address,
  detail,
  extension,
  name,
  number,
  phone,
  plainPhone,
  region,
  regionColumns,
} from '../generator/recipient.ts';
import { drawRoom } from '../generator/rooms.ts';
import { drawEstate, drawHouseNumber, drawStreet } from '../generator/streets.ts';
import { senderBlock } from '../generator/talk.ts';
import type { Template } from '../generator/template.ts';
import { drawTown } from '../generator/towns.ts';
import { waybillLine } from '../generator/waybills.ts';

/** Labelled blocks with more or less than name, phone and address: postcodes, senders, waybills, levels. */
export const formTemplates: readonly Template[] = [
  {
    name: 'form with empty fields and postcode',
    kind: 'labelled-block',
    write(r, who) {
      const mark = r.pick(['：', ':']);
      return paste`收货人${mark}${name(who)}
手机号码${mark}${phone(r, who)}
固定电话${mark}
所在地区${mark}${region(r, who, r.pick(['full', 'spaced']))}
详细地址${mark}${detail(who)}
邮政编码${mark}${r.digits(6)}
买家留言${mark}`;
    },
  },
  {
    name: 'name and phone under one label',
    kind: 'labelled-block',
    write: (r, who) =>
      r.chance(0.5)
        ? paste`收件人/电话：${name(who)} / ${phone(r, who)}
收件地址：${address(r, who)}`
        : paste`收货人：${name(who)} ${phone(r, who)}
收货地址：${address(r, who)}`,
  },
  {
    name: 'one line for each level',
    kind: 'labelled-block',
    write(r, who) {
      const label = labelWith(colon(r));
      const [province, city, district] = regionColumns(who);
      return join(
        [
          label('收件人', name(who)),
          label('手机', phone(r, who)),
          label(r.pick(['省份', '省']), province),
          label(r.pick(['城市', '市']), city),
          label(r.pick(['区县', '区/县', '区']), district),
          label(r.pick(['详细地址', '街道']), detail(who)),
        ],
        '\n',
      );
    },
  },
  {
    name: 'sender before receiver',
    kind: 'labelled-block',
    weight: 1.5,
    write: (r, who) =>
      paste`${senderBlock(r)}${r.pick(['\n', '\n\n'])}收件人：${name(who)}
收件电话：${phone(r, who)}
收件地址：${address(r, who)}`,
  },
  {
    name: 'waybill below',
    kind: 'labelled-block',
    write: (r, who) =>
      paste`收件人：${name(who)}
联系电话：${phone(r, who)}
收货地址：${address(r, who)}
${waybillLine(r)}`,
  },
  {
    name: 'region under two labels',
    kind: 'labelled-block',
    write(r, who) {
      const written = region(r, who, 'full');
      return paste`收货人：${name(who)}
所在地区：${written}
详细地址：${written}${detail(who)}
手机号：${plainPhone(who)}`;
    },
  },
  {
    name: 'extension on its own line',
    kind: 'virtual-number',
    wanted: { phone: 'virtual' },
    write: (r, who) =>
      paste`${r.pick(['收货人', '收件人'])}：${name(who)}
${r.pick(['手机号', '隐私号', '虚拟号', '隐私号码'])}：${number(r, who)}
${extension(who, (digits) => `${r.pick(['分机号', '分机'])}：${digits}`)}
收货地址：${address(r, who)}`,
  },
  {
    name: 'everything under one label',
    kind: 'labelled-block',
    write: (r, who) =>
      paste`${r.pick(['收货地址', '收货信息', '收件信息', '地址'])}${colon(r)}${name(who)} ${phone(r, who)} ${address(r, who)}`,
  },
  {
    name: 'town under the label of the region',
    kind: 'labelled-block',
    weight: 1.5,
    write(r, who) {
      const label = labelWith(colon(r));
      const town = drawTown(r, who.region);
      const place = drawStreet(r) + drawHouseNumber(r) + drawEstate(r) + drawRoom(r);
      const spelling = r.pick(['spaced', 'spaced', 'full', 'separated'] as const);
      return join(
        [
          label(r.pick(nameLabels), name(who)),
          label(r.pick(phoneLabels), phone(r, who)),
          label(r.pick(regionLabels), concat(region(r, who, spelling), piece('detail', town))),
          label(r.pick(detailLabels), piece('detail', place)),
        ],
        '\n',
      );
    },
  },
];
