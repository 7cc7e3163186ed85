import { describe, expect, it } from 'vitest';
import { signCall } from './aliyunSignature.ts';

const key = { accessKeyId: 'YourAccessKeyId', accessKeySecret: 'YourAccessKeySecret' };

describe('the Alibaba Cloud V3 signature', () => {
  it('equals the published example', () => {
    const signed = signCall(
      {
        host: 'ecs.cn-shanghai.aliyuncs.com',
        action: 'RunInstances',
        version: '2014-05-26',
        query: {
          RegionId: 'cn-shanghai',
          ImageId: 'win2019_1809_x64_dtc_zh-cn_40G_alibase_20230811.vhd',
        },
        date: new Date('2023-10-26T10:22:32Z'),
        nonce: '3156853299f313e23d1673dc12e1703d',
      },
      key,
    );
    expect(signed).toEqual({
      query: 'ImageId=win2019_1809_x64_dtc_zh-cn_40G_alibase_20230811.vhd&RegionId=cn-shanghai',
      headers: {
        host: 'ecs.cn-shanghai.aliyuncs.com',
        'x-acs-action': 'RunInstances',
        'x-acs-content-sha256': 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
        'x-acs-date': '2023-10-26T10:22:32Z',
        'x-acs-signature-nonce': '3156853299f313e23d1673dc12e1703d',
        'x-acs-version': '2014-05-26',
        authorization:
          'ACS3-HMAC-SHA256 Credential=YourAccessKeyId,SignedHeaders=host;x-acs-action;x-acs-content-sha256;x-acs-date;x-acs-signature-nonce;x-acs-version,Signature=06563a9e1b43f5dfe96b81484da74bceab24a1d853912eee15083a6f0f3283c0',
      },
    });
  });

  it('percent-encodes reserved characters in names and values and sorts by name', () => {
    const { query } = signCall(
      {
        host: 'dysmsapi.aliyuncs.com',
        action: 'SendSms',
        version: '2017-05-25',
        query: { b: "!'()* ~", 'a b': '橙仓', B: '{"code":"012345"}' },
        date: new Date('2026-01-02T03:04:05.678Z'),
        nonce: 'once',
      },
      key,
    );
    expect(query).toBe('B=%7B%22code%22%3A%22012345%22%7D&a%20b=%E6%A9%99%E4%BB%93&b=%21%27%28%29%2A%20~');
  });
});
