import { parseAddress } from 'address-smart-parse';
import zhAddressParse from 'zh-address-parse';
import { readAddress } from '../../api/src/modules/addresses/reader.ts';

/** What a parser made of a line; `all` is every piece of text that it gave back. */
export type Parsed = {
  name: string;
  phone: string;
  province: string;
  city: string;
  district: string;
  detail: string;
  all: string;
};
export type Parser = { title: string; parse: (text: string) => Parsed };

function ours(text: string): Parsed {
  const r = readAddress(text);
  const all = [r.name, r.phone, r.province, r.city, r.district, r.detail, r.rest].join(' ');
  return { ...r, all };
}

function zh(text: string): Parsed {
  const r = zhAddressParse(text);
  return {
    name: r.name,
    phone: r.phone,
    province: r.province,
    city: r.city,
    district: r.area,
    detail: r.detail,
    all: Object.values(r).join(' '),
  };
}

/** The first candidate, as its README ranks them; a town that was written goes back in front of the detail. */
function smart(text: string): Parsed {
  const r = parseAddress(text)[0];
  if (!r) return { name: '', phone: '', province: '', city: '', district: '', detail: '', all: '' };
  const town = r.street?.matchedText ?? '';
  const county = r.county?.name ?? '';
  const city = r.city?.name ?? '';
  const parsed = {
    name: r.name ?? '',
    phone: r.phone ?? '',
    province: r.province?.name ?? '',
    city,
    district: county === city ? '' : county,
    detail: town + (r.detail ?? ''),
  };
  return { ...parsed, all: [...Object.values(parsed), r.postalCode, r.idCard].join(' ') };
}

export const parsers: Parser[] = [
  { title: 'ours', parse: ours },
  { title: 'zh-address-parse', parse: zh },
  { title: 'address-smart-parse', parse: smart },
];
