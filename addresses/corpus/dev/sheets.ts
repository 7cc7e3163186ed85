import { quantity, specification } from '../generator/goods.ts';
import { orderNumber, platforms } from '../generator/orderNumbers.ts';
import { concat, join, paste, piece } from '../generator/paste.ts';
import { address, detail, name, plainPhone, regionColumns } from '../generator/recipient.ts';
import { drawRemark } from '../generator/remarks.ts';
import { type Template, writeRepeated } from '../generator/template.ts';

/** Rows out of sheets and files, with and without a head. */
export const sheetTemplates: readonly Template[] = [
  {
    name: 'rows of a sheet',
    kind: 'other',
    weight: 1.5,
    noise: false,
    write: (r) =>
      writeRepeated(
        r,
        r.int(1, 6),
        () => '\n',
        (who) => join([name(who), plainPhone(who), address(r, who, 'full')], '\t'),
      ),
  },
  {
    name: 'rows of a sheet under a head',
    kind: 'other',
    weight: 1.5,
    noise: false,
    write: (r) =>
      concat(
        '收件人\t手机号\t收货地址\t数量\t备注\n',
        writeRepeated(
          r,
          r.int(1, 6),
          () => '\n',
          (who) => {
            const count = r.int(1, 20);
            const remark = r.chance(0.4) ? concat('\t', piece('remark', drawRemark(r))) : '';
            return paste`${name(who)}\t${plainPhone(who)}\t${address(r, who, 'full')}\t${piece('quantity', String(count), count)}${remark}`;
          },
        ),
      ),
  },
  {
    name: 'rows with order numbers under a head',
    kind: 'other',
    noise: false,
    write(r) {
      const platform = r.pick(platforms);
      return concat(
        '订单编号\t收货人姓名\t联系手机\t收货地址\t商品\n',
        writeRepeated(
          r,
          r.int(1, 5),
          () => '\n',
          (who) =>
            paste`${orderNumber(r, platform)}\t${name(who)}\t${plainPhone(who)}\t${address(r, who, 'full')}\t${specification(r)}`,
        ),
      );
    },
  },
  {
    name: 'rows with a column for each level',
    kind: 'other',
    noise: false,
    write(r) {
      const mark = r.pick(['\t', '\t', ',', '|']);
      const head = r.chance(0.6) ? '姓名 电话 省 市 区 详细地址 数量\n'.replaceAll(' ', mark) : '';
      return concat(
        head,
        writeRepeated(
          r,
          r.int(1, 5),
          () => '\n',
          (who) => {
            const count = r.int(1, 20);
            const amount = head === '' ? quantity(r) : piece('quantity', String(count), count);
            const cells = [name(who), plainPhone(who), ...regionColumns(who), detail(who), amount];
            return cells.flatMap((cell, i) => concat(i === 0 ? '' : mark, cell));
          },
        ),
      );
    },
  },
  {
    name: 'rows of a CSV file',
    kind: 'other',
    noise: false,
    write(r) {
      const quote = r.pick(['"', '"', '', '“']);
      const close = quote === '“' ? '”' : quote;
      return writeRepeated(
        r,
        r.int(1, 5),
        () => '\n',
        (who) =>
          paste`${quote}${name(who)}${close},${quote}${plainPhone(who)}${close},${quote}${address(r, who, 'full')}${close}`,
      );
    },
  },
];
