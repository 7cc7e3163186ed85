import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ConfigError } from '@chengcang/process';
import { describe, expect, it, onTestFinished } from 'vitest';
import { readWaybills } from './config.waybills.ts';

const PARTNERS = {
  YTO: { partnerId: 'K1', partnerKey: 'secret', platforms: { 4: { partnerId: 'K2', net: 'douyin' } } },
  SF: { partnerId: '7551234567', payType: 'MONTHLY', requestsAtOnce: 8 },
};

function fileWith(text: string): string {
  const dir = mkdtempSync(join(tmpdir(), 'chengcang-config-'));
  onTestFinished(() => rmSync(dir, { recursive: true }));
  const file = join(dir, 'partners.json');
  writeFileSync(file, text);
  return file;
}

const kuaidi100 = (file: string) => ({
  KUAIDI100_KEY: 'key',
  KUAIDI100_SECRET: 'secret',
  KUAIDI100_PARTNERS_FILE: file,
});

function troubleOf(env: Record<string, string>): string {
  try {
    readWaybills(env);
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
    throw error;
  }
  return 'none';
}

describe('the waybill settings', () => {
  it('are empty by default', () => {
    expect(readWaybills({ KUAIDI100_KEY: '' })).toBe(null);
  });

  it('configure the real service with the accounts of the file', () => {
    expect(readWaybills(kuaidi100(fileWith(JSON.stringify(PARTNERS))))).toEqual({
      key: 'key',
      secret: 'secret',
      partners: PARTNERS,
      url: 'https://api.kuaidi100.com/label/order',
    });
  });

  it('may have another address', () => {
    const env = {
      ...kuaidi100(fileWith('{}')),
      KUAIDI100_URL: 'http://127.0.0.1:4003/kuaidi100/label/order',
    };
    expect(readWaybills(env)?.url).toBe(env.KUAIDI100_URL);
  });

  it('report what is missing', () => {
    expect(troubleOf({ KUAIDI100_KEY: 'key' })).toBe(
      '环境变量缺失或不正确：KUAIDI100_SECRET、KUAIDI100_PARTNERS_FILE',
    );
  });

  it('report an invalid address', () => {
    expect(troubleOf({ ...kuaidi100(fileWith('{}')), KUAIDI100_URL: 'ftp://x' })).toBe(
      '环境变量 KUAIDI100_URL 不是 http 地址',
    );
  });

  it.each(['', '{"YTO":'])('report a file that cannot be read: %j', (text) => {
    const file = text === '' ? '/nowhere.json' : fileWith(text);
    expect(troubleOf(kuaidi100(file))).toBe(`环境变量 KUAIDI100_PARTNERS_FILE 指向的文件无法读取：${file}`);
  });

  it.each([
    ['[]', '/'],
    ['{"YTO":{"partnerKey":"secret"}}', '/YTO'],
    ['{"YTO":{"partnerId":""}}', '/YTO/partnerId'],
    ['{"YTO":{"partnerId":"1","password":"secret"}}', '/YTO/password'],
    ['{"YTO":{"partnerId":"1","platforms":{"9":{"partnerId":"1"}}}}', '/YTO/platforms/9'],
    ['{"YTO":{"partnerId":"1","requestsAtOnce":0}}', '/YTO/requestsAtOnce'],
    ['{"yuantong":{"partnerId":"1"}}', '/yuantong'],
  ])('report where the accounts are invalid, without their values: %s', (text, at) => {
    const file = fileWith(text);
    const words = `环境变量 KUAIDI100_PARTNERS_FILE 指向的快递账号不正确（${at}）：${file}`;
    expect(troubleOf(kuaidi100(file))).toBe(words);
  });
});
