import { phoneParts } from './phoneParts.ts';

/** 张三 to 张*, 欧阳娜娜 to 欧***. */
export function maskName(name: string): string {
  const [first = '', ...rest] = [...name];
  return first + '*'.repeat(Math.max(1, rest.length));
}

/** Of the number three digits in front and two at the end stay, of an extension none: 138******01, 138******01-****. */
export function maskPhone(phone: string): string {
  const { number, extension } = phoneParts(phone);
  const hidden =
    number.length < 6
      ? '*'.repeat(number.length)
      : number.slice(0, 3) + '*'.repeat(number.length - 5) + number.slice(-2);
  return extension ? `${hidden}-${'*'.repeat(extension.length)}` : hidden;
}

/** The street stays, the number and all behind it does not. */
export function maskAddress(address: string): string {
  const street = address.slice(
    0,
    Math.max(
      0,
      address.search(
        /[0-9０-９a-zA-Z一二三四五六七八九十]+\s*([号號]|弄|[栋棟]|幢|座|单元|單元|室|[楼樓]|[层層]|-|$)/,
      ),
    ),
  );
  const kept = street || [...address].slice(0, Math.floor([...address].length / 3)).join('');
  return `${kept}***`;
}
