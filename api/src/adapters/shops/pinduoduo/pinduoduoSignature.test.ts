import { expect, it } from 'vitest';
import { signCall } from './pinduoduoSignature.ts';

it('the Pinduoduo signature equals the published example', () => {
  const parameters = {
    type: 'pdd.order.number.list.get',
    client_id: '1',
    access_token: 'asd78172s8ds9a921j9qqwda12312w1w21211',
    timestamp: '1480411125',
    data_type: 'XML',
    order_status: '1',
    page: '1',
    page_size: '10',
  };
  expect(signCall(parameters, 'testSecret')).toBe('E4DE3ED21002510DED352819E7AE6775');
});
