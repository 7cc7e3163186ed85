import type { ListSendersQuery } from '../../web/src/graphql/generated/graphql.ts';

const sender: ListSendersQuery['senders'][number] & { __typename: string } = {
  __typename: 'Sender',
  id: 5,
  name: '李四',
  phone: '13800000001',
  provinceCode: '44',
  cityCode: '4401',
  districtCode: '',
  province: '广东省',
  city: '广州市',
  district: '',
  address: '体育西路 1 号',
  isDefault: true,
  remark: '',
};

/** The account has one sender, whose id is 5. */
export const senderAnswers = { ListSenders: { senders: [sender] } };
