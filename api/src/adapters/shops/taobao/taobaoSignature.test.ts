import { expect, it } from 'vitest';
import { signCall } from './taobaoSignature.ts';

it('the Taobao signature equals the published example', () => {
  const parameters = {
    method: 'taobao.item.seller.get',
    app_key: '12345678',
    session: 'test',
    timestamp: '2016-01-01 12:00:00',
    format: 'json',
    v: '2.0',
    sign_method: 'hmac-sha256',
    fields: 'num_iid,title,nick,price,num',
    num_iid: '11223344',
  };
  expect(signCall(parameters, 'helloworld')).toBe(
    '04DB15AD0774D5CFCE2C837DE43E3FCEA9011ED74F3038FB6AB5F3C4CEA119E8',
  );
});
