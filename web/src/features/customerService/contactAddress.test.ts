import { expect, it } from 'vitest';
import { contactAddress } from './contactAddress.ts';

it.each([
  ['https://kf.example.com/chat?id=1', 'https://kf.example.com/chat?id=1'],
  [' http://kf.example.com ', 'http://kf.example.com/'],
  ['', null],
  ['kf.example.com', null],
  ['weixin://dl/chat', null],
  ['javascript:alert("http")', null],
  ['请见 http://kf.example.com', null],
])('contactAddress turns %j into %j', (csUrl, address) => {
  expect(contactAddress(csUrl)).toBe(address);
});
