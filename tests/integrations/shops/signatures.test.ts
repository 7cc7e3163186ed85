import { describe, expect, it } from 'vitest';
import { signatureOf as jdSignature } from '../../../simulators/src/jd/jdRequests.ts';
import { signatureOf as jushuitanSignature } from '../../../simulators/src/jushuitan/jushuitanRequests.ts';
import { signatureOf as pinduoduoSignature } from '../../../simulators/src/pinduoduo/pinduoduoRequests.ts';
import { signatureOf as taobaoSignature } from '../../../simulators/src/taobao/taobaoRequests.ts';

const formOf = (fields: Record<string, string>) => new Map(Object.entries(fields));

describe('signatures of the simulated platforms equal published examples', () => {
  it.each([
    ['md5', '66987CB115214E59E6EC978214934FB8'],
    ['hmac', 'D56D7858309C31B6251083A874D48273'],
    ['hmac-sha256', '04DB15AD0774D5CFCE2C837DE43E3FCEA9011ED74F3038FB6AB5F3C4CEA119E8'],
    ['rsa', null],
  ])('for Taobao by %s', (sign_method, signature) => {
    const form = formOf({
      method: 'taobao.item.seller.get',
      app_key: '12345678',
      session: 'test',
      timestamp: '2016-01-01 12:00:00',
      format: 'json',
      v: '2.0',
      sign_method,
      fields: 'num_iid,title,nick,price,num',
      num_iid: '11223344',
      sign: 'anything',
    });
    expect(taobaoSignature(form, 'helloworld')).toBe(signature);
  });

  it('for Pinduoduo', () => {
    const form = formOf({
      type: 'pdd.order.number.list.get',
      client_id: '1',
      access_token: 'asd78172s8ds9a921j9qqwda12312w1w21211',
      timestamp: '1480411125',
      data_type: 'XML',
      order_status: '1',
      page: '1',
      page_size: '10',
      sign: 'anything',
    });
    expect(pinduoduoSignature(form, 'testSecret')).toBe('E4DE3ED21002510DED352819E7AE6775');
  });

  it('for JD', () => {
    const form = formOf({
      method: 'jingdong.pop.order.search',
      access_token: 'yourtoken',
      app_key: 'yourappkey',
      timestamp: '2021-05-07 09:20:39.683+0800',
      format: 'json',
      sign_method: 'md5',
      v: '2.0',
      '360buy_param_json':
        '{"end_date":null,"optional_fields":null,"order_state":"WAIT_SELLER_STOCK_OUT","page":"1","page_size":"200","start_date":null}',
      sign: 'anything',
    });
    expect(jdSignature(form, 'yourappSecret')).toBe('D70825340F4084360B9362B60DFD7930');
  });

  it('for Jushuitan', () => {
    const form = formOf({
      app_key: '5b53060f23d84ddf9703056e84fa5a2d',
      timestamp: '1639128407',
      grant_type: 'authorization_code',
      charset: 'utf-8',
      code: '123456',
      sign: 'anything',
    });
    expect(jushuitanSignature(form, 'e9c5ca33fecb404b8e6cdbd0ef4a6d25')).toBe(
      '05e3a51e19e0883afd1882ccd309e0b9',
    );
  });
});
