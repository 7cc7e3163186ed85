import { expect, it } from 'vitest';
import { signCall } from './jdSignature.ts';

it('the JD signature equals the published example', () => {
  const parameters = {
    method: 'jingdong.pop.order.search',
    access_token: 'yourtoken',
    app_key: 'yourappkey',
    timestamp: '2021-05-07 09:20:39.683+0800',
    format: 'json',
    v: '2.0',
    '360buy_param_json':
      '{"end_date":null,"optional_fields":null,"order_state":"WAIT_SELLER_STOCK_OUT","page":"1","page_size":"200","start_date":null}',
  };
  expect(signCall(parameters, 'yourappSecret')).toBe('D70825340F4084360B9362B60DFD7930');
});
