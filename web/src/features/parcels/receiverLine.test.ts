import { expect, it } from 'vitest';
import { receiverLine } from './receiverLine.ts';

const place = { province: '浙江省', city: '杭州市', district: '西湖区' };

it('receiverLine names the receiver as the list has it', () => {
  const person = { receiverName: '张*', receiverPhone: '138******01', address: '文三路***' };
  expect(receiverLine({ ...place, ...person, receiverErasedAt: null })).toBe(
    '张* 138******01 浙江省 杭州市 西湖区 文三路***',
  );
});

it('receiverLine marks an erased receiver and names the region', () => {
  const nobody = { receiverName: '', receiverPhone: '', address: '' };
  expect(receiverLine({ ...place, ...nobody, receiverErasedAt: '2026-11-22T09:00:00+08:00' })).toBe(
    '收件人信息已按规定清除 浙江省 杭州市 西湖区',
  );
});
