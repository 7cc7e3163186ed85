import { paste } from '../generator/paste.ts';
import { address, extension, name, plainNumber } from '../generator/recipient.ts';
import { remark } from '../generator/remarks.ts';
import type { Template } from '../generator/template.ts';
import { withPersonName } from './words.ts';

export const phones: readonly Template[] = [
  {
    name: 'an extension on a line of its own',
    kind: 'virtual-number',
    wanted: { phone: 'virtual' },
    write: (random, recipient) => paste`签收人：${name(recipient)}
联系号码：${plainNumber(recipient)}
${random.pick(['转接号', '分机', '分机号码'])}：${extension(recipient, (digits) => digits)}
送货至：${address(random, recipient)}`,
  },
  {
    name: 'an extension in brackets behind the name',
    kind: 'virtual-number',
    wanted: { phone: 'virtual' },
    write(random, drawn) {
      const recipient = withPersonName(random, drawn);
      const bracketed = extension(recipient, (digits) => random.pick([`[${digits}]`, `【${digits}】`]));
      return paste`${name(recipient)}${bracketed} ${plainNumber(recipient)} ${address(random, recipient, 'full')}`;
    },
  },
  {
    name: 'an extension at the very end',
    kind: 'virtual-number',
    wanted: { phone: 'virtual' },
    write(random, drawn) {
      const recipient = withPersonName(random, drawn);
      return paste`${address(random, recipient)}
${name(recipient)}
${plainNumber(recipient)}
${extension(recipient, (digits) => `（拨通后输入${digits}）`)}`;
    },
  },
  {
    name: 'a number lent until a day',
    kind: 'virtual-number',
    wanted: { phone: 'virtual' },
    write: (random, recipient) => paste`收货者 ${name(recipient)}
虚拟号码 ${plainNumber(recipient)}${extension(recipient, (digits) => ` 转 ${digits}`)}
有效期至 ${`${random.int(2024, 2026)}-12-${random.int(10, 31)}`}
地址 ${address(random, recipient)}
留言 ${remark(random)}`,
  },
];
