import { authorisationsContract } from './authorisationsContract.ts';
import { catalogueContract } from './catalogueContract.ts';
import { benchOf } from './contractBench.ts';
import type { ContractPlatform } from './contractPlatform.ts';
import { failuresContract } from './failuresContract.ts';
import { ordersContract } from './ordersContract.ts';
import { parcelsContract } from './parcelsContract.ts';
import { stocksContract } from './stocksContract.ts';

export type { Changes, ContractPlatform } from './contractPlatform.ts';

/** What holds for every shop platform; each platform's test calls it. */
export function shopContract(platform: ContractPlatform): void {
  const bench = benchOf(platform);
  authorisationsContract(bench);
  ordersContract(bench);
  parcelsContract(bench);
  failuresContract(bench);
  catalogueContract(bench);
  stocksContract(bench);
}
