import { bookPrint, sealBookPerson } from '../../api/src/modules/addressBook/bookPeople.ts';
import type { Person, TestApi } from './api.ts';
import { testBox } from './sealed.ts';

const REGION = {
  ...{ provinceCode: '33', cityCode: '3301', districtCode: '330106' },
  ...{ province: '浙江省', city: '杭州市', district: '西湖区' },
};

/** Puts so many into an address book: 客人1, 客人2, …; the first number can be another one. */
export async function addBookEntries(
  api: TestApi,
  { accountId }: Pick<Person, 'accountId'>,
  count: number,
  first = 1,
): Promise<void> {
  const rows = Array.from({ length: count }, (_, n) => {
    const person = { name: `客人${first + n}`, phone: '13800000011', address: '文三路123号' };
    return {
      person: sealBookPerson(testBox, person),
      print: bookPrint(testBox, accountId, person, REGION),
    };
  });
  await api.query(
    `INSERT INTO address_book_entry (account_id, person, print, province_code, city_code, district_code, province, city, district)
     SELECT $1, person, print, '33', '3301', '330106', '浙江省', '杭州市', '西湖区'
       FROM jsonb_to_recordset($2::jsonb) AS x (person text, print bigint)`,
    [accountId, JSON.stringify(rows)],
  );
}
