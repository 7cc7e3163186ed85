import { describe } from 'vitest';
import { throughConnector } from './connector.ts';
import { jd } from './jd.ts';
import { shopContract } from './shops/contract.ts';
import { oneByOneContract } from './shops/oneByOne.ts';
import { taobao } from './taobao.ts';

// One whose identities differ by order, with a clock of its own, and one that ships whole orders.
describe.each([taobao, jd])('$slug through its connector', (platform) => {
  shopContract(throughConnector(platform));
  oneByOneContract(throughConnector(platform));
});
