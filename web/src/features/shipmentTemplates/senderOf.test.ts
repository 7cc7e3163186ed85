import { expect, it } from 'vitest';
import { senderOf } from './senderOf.ts';

const sender = (id: number, name: string, city: string, address: string) => ({
  ...{ id, name, city, address, province: '浙江省', district: '' },
});
const senders = [
  sender(1, '橙子小店', '杭州市', '文三路1号'),
  sender(2, '橙子小店', '金华市', '稠州路2号'),
  sender(3, '王掌柜', '金华市', '稠州路2号'),
  sender(4, '小满', '杭州市', '文三路1号'),
  sender(5, '小满', '杭州市', '文二路9号'),
];

it.each([
  [3, '王掌柜', '王掌柜'],
  [2, '橙子小店', '橙子小店 浙江省 金华市'],
  [5, '小满', '小满 浙江省 杭州市 文二路9号'],
  [9, '', ''],
  [null, '', ''],
])('the sender %s of a template is named %j as %j', (senderId, senderName, named) => {
  expect(senderOf({ senderId, senderName }, senders)).toBe(named);
});
