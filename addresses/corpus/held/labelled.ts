import { concat, join, paste } from '../generator/paste.ts';
import { address, detail, name, phone, plainPhone, region, regionColumns } from '../generator/recipient.ts';
import type { Template } from '../generator/template.ts';
import { addressLabel, lines, mark, nameLabel, phoneLabel } from './words.ts';

export const labelled: readonly Template[] = [
  {
    name: 'three lines with words of another shop',
    kind: 'labelled-block',
    weight: 2,
    write(random, recipient) {
      const colon = mark(random);
      return lines(
        concat(nameLabel(random), colon, name(recipient)),
        concat(phoneLabel(random), colon, phone(random, recipient)),
        concat(addressLabel(random), colon, address(random, recipient)),
      );
    },
  },
  {
    name: 'address, then who and number',
    kind: 'labelled-block',
    write(random, recipient) {
      const colon = mark(random);
      return lines(
        concat(addressLabel(random), colon, address(random, recipient)),
        concat(
          nameLabel(random),
          colon,
          name(recipient),
          '    ',
          phoneLabel(random),
          colon,
          plainPhone(recipient),
        ),
      );
    },
  },
  {
    name: 'labels in corner brackets on one line',
    kind: 'labelled-block',
    write: (random, recipient) =>
      paste`收「${name(recipient)}」电「${plainPhone(recipient)}」址「${address(random, recipient)}」`,
  },
  {
    name: 'labels in square brackets, a line each',
    kind: 'labelled-block',
    write: (random, recipient) => paste`[${nameLabel(random)}] ${name(recipient)}
[${phoneLabel(random)}] ${phone(random, recipient)}
[${addressLabel(random)}] ${address(random, recipient)}`,
  },
  {
    name: 'a line of label and value between bars',
    kind: 'labelled-block',
    write: (random, recipient) =>
      join(
        [
          paste`收货者:${name(recipient)}`,
          paste`移动电话:${plainPhone(recipient)}`,
          paste`配送地址:${address(random, recipient, 'full')}`,
        ],
        random.pick(['|', ' | ', '；', ' // ']),
      ),
  },
  {
    name: 'label above value with empty lines between',
    kind: 'labelled-block',
    write: (random, recipient) => paste`签收人
${name(recipient)}

联系手机
${phone(random, recipient)}

送货至
${address(random, recipient)}`,
  },
  {
    name: 'province, city, district and door on lines of their own',
    kind: 'labelled-block',
    write(random, recipient) {
      const [province, city, district] = regionColumns(recipient);
      return lines(
        paste`顾客姓名：${name(recipient)}`,
        paste`省份：${province}`,
        city.text && paste`城市：${city}`,
        district.text && paste`区/县：${district}`,
        paste`门牌：${detail(recipient)}`,
        paste`联络电话：${phone(random, recipient)}`,
      );
    },
  },
  {
    name: 'a form with numbered fields',
    kind: 'labelled-block',
    write: (random, recipient) => paste`1、收货联系人：${name(recipient)}
2、收货手机：${plainPhone(recipient)}
3、省-市-区：${region(random, recipient, 'spaced')}
4、街道/小区/门牌号：${detail(recipient)}`,
  },
  {
    name: 'an English form',
    kind: 'labelled-block',
    write: (random, recipient) => paste`Consignee: ${name(recipient)}
Mobile: ${plainPhone(recipient)}
Ship to: ${address(random, recipient)}`,
  },
];
