import { describe, expect, it } from 'vitest';
import { holderOf, isNetwork, isTrustableNetwork, isWithin, networkOf } from './network.ts';

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

describe('an address within networks', () => {
  const networks = ['203.0.113.0/24', '198.51.100.7', '2001:db8::/32'];
  it.each([
    ['203.0.113.9', true],
    ['::ffff:203.0.113.9', true],
    ['203.0.114.9', false],
    ['198.51.100.7', true],
    ['198.51.100.8', false],
    ['2001:db8:1::1', true],
    ['2001:db9::1', false],
    ['not an address', false],
  ])('%s: %s', (ip, expected) => {
    expect(isWithin(networks, ip)).toBe(expected);
  });

  it('is in none of none', () => {
    expect(isWithin([], '203.0.113.9')).toBe(false);
  });
});

describe('a text', () => {
  it.each([
    ['203.0.113.9', true, true],
    ['203.0.113.0/24', true, true],
    ['2001:db8::/32', true, true],
    ['0.0.0.0/0', true, false],
    ['::/00', true, false],
    ['203.0.113.0/33', false, false],
    ['2001:db8::/129', false, false],
    ['203.0.113.0/', false, false],
    ['203.0.113.0/8/9', false, false],
    ['localhost', false, false],
    ['', false, false],
  ])('%s: a network %s, one to trust %s', (text, network, trustable) => {
    expect([isNetwork(text), isTrustableNetwork(text)]).toEqual([network, trustable]);
  });
});
