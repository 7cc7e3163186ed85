import { parseAddress } from 'address-smart-parse';
import zhAddressParse from 'zh-address-parse';
import type { Parsed, Question } from '../addresses/parsed.ts';
import { timed } from '../addresses/timed.ts';
import { serve } from '../support/serve.ts';

/** Both parsers over the lines that the parent sends, as a process of its own; sends back a list of `Parsing`. */
function zh(text: string): Parsed {
  const { name, phone, province, city, area, detail, ...rest } = zhAddressParse(text);
  const parsed = { name, phone, province, city, district: area, detail };
  return { ...parsed, all: [...Object.values(parsed), ...Object.values(rest)].join(' ') };
}

/** The first candidate, as its README ranks them; a town that was written goes back in front of the detail. */
function smart(text: string): Parsed {
  const reading = parseAddress(text)[0];
  if (!reading) return { name: '', phone: '', province: '', city: '', district: '', detail: '', all: '' };
  const town = reading.street?.matchedText ?? '';
  const county = reading.county?.name ?? '';
  const city = reading.city?.name ?? '';
  const parsed = {
    name: reading.name ?? '',
    phone: reading.phone ?? '',
    province: reading.province?.name ?? '',
    city,
    district: county === city ? '' : county,
    detail: town + (reading.detail ?? ''),
  };
  return { ...parsed, all: [...Object.values(parsed), reading.postalCode, reading.idCard].join(' ') };
}

serve((question: Question) => [
  timed('zh-address-parse', question, zh),
  timed('address-smart-parse', question, smart),
]);
