import type { BookEntryDto } from '../../../../gateway/src/domains/addressBook/addressBook.dto.ts';
import { at } from '../days.ts';
import { type Answers, ok, pageOf } from '../fakeUpstream.ts';

const place = {
  ...{ provinceCode: '33', cityCode: '3301', districtCode: '330106' },
  ...{ province: '浙江省', city: '杭州市', district: '西湖区' },
  ...{ group: '老客户', note: '放门口' },
};

function entryRow(id: number): BookEntryDto {
  return { ...place, id, name: '张三', phone: '138******11', address: '文三路***', createdAt: at };
}

const notKept = { packageId: 11, packageNo: 'P11', msg: '收件人信息已按规定清除' };

export const answers: Answers = {
  '/addressBook/list': () => ok(pageOf([entryRow(1)])),
  '/addressBook/groups': () =>
    ok({ groups: [{ name: '老客户', count: 1 }], entryCount: 2, maxEntries: 10_000 }),
  '/addressBook/open': () =>
    ok({
      list: [
        {
          ...place,
          id: 1,
          name: '张三',
          phone: '13800000011-1234',
          phoneExtension: '1234',
          address: '文三路1号',
        },
      ],
    }),
  '/addressBook/save': () => ok(entryRow(9)),
  '/addressBook/import': () =>
    ok({
      added: 1,
      duplicates: [{ row: 2, msg: '地址簿里已有姓名、电话和地址都相同的地址' }],
      failed: [{ row: 3, msg: '手机号不正确' }],
    }),
  '/addressBook/keepReceivers': () => ok({ added: 1, duplicates: 1, leftOut: [notKept] }),
  '/addressBook/move': ({ body }) => ok(body as object),
  '/addressBook/delete': ({ body }) => ok(body as object),
};
