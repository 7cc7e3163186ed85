import { createRequire } from 'node:module';
import { areasUnder } from '@chengcang/addresses/areas';

export type IpRegion = { ip: string; provinceCode: string; province: string; cityCode: string; city: string };

const UNKNOWN = '未知';
// Required, not imported: bundlers and test runners disagree about the default export of this CommonJS package.
const { default: IP2Region } = createRequire(import.meta.url)('ip2region') as {
  default: new () => { search(ip: string): { province: string; city: string } | null };
};
let database: InstanceType<typeof IP2Region> | null = null;

/** Where an internet address seems to be; codes are '' and names 未知 outside the mainland and for private addresses. */
export function ipRegion(ip: string): IpRegion {
  // The two tables take 11 MB and are only needed once somebody asks.
  database ??= new IP2Region();
  const found = database.search(ip);
  const province = areasUnder('').find(
    (area) => found?.province && area.name.startsWith(found.province.slice(0, 2)),
  );
  const city =
    province &&
    areasUnder(province.code).find((area) => found?.city && area.name.startsWith(found.city.slice(0, 2)));
  return {
    ip,
    provinceCode: province?.code ?? '',
    province: province?.name ?? UNKNOWN,
    cityCode: city?.code ?? '',
    city: city?.name ?? UNKNOWN,
  };
}
