import type { SenderDto } from '../../../../gateway/src/domains/senders/senders.dto.ts';
import { type Answers, ok } from '../fakeUpstream.ts';

export function senderRow(id: number): SenderDto {
  return {
    id,
    name: '发件人',
    phone: '13800000099',
    provinceCode: '33',
    cityCode: '3301',
    districtCode: '330106',
    province: '浙江省',
    city: '杭州市',
    district: '西湖区',
    address: '文三路1号',
    isDefault: true,
    remark: '',
  };
}

export const answers: Answers = {
  '/sellerSends/find': () => ok({ list: [senderRow(1)], total: 1 }),
  '/sellerSends/create': ({ body }) => ok({ ...senderRow(9), ...(body as object) }),
  '/sellerSends/delete': ({ body }) => ok(body),
};
