import { describe, expect, it } from 'vitest';
import { holderOf, networkOf } from './network.ts';

describe('the network of an address', () => {
  it.each([
    ['203.0.113.9', '203.0.113.9', '203.0.113'],
    ['::ffff:203.0.113.9', '203.0.113.9', '203.0.113'],
    ['2001:db8::1', '2001:db8:0:0', '2001:db8:0:0'],
    ['2001:DB8:0:0:ffff::2', '2001:db8:0:0', '2001:db8:0:0'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2', '2001:db8:1:2'],
    ['::1', '0:0:0:0', '0:0:0:0'],
    ['fe80::1%eth0', 'fe80:0:0:0', 'fe80:0:0:0'],
    ['not an address', 'unknown', 'unknown'],
    ['::ffff:1.2.3', 'unknown', 'unknown'],
    ['', 'unknown', 'unknown'],
  ])('%s: %s of %s', (ip, holder, network) => {
    expect([holderOf(ip), networkOf(ip)]).toEqual([holder, network]);
  });
});
