/** 张三 to 张*, 欧阳娜娜 to 欧***. */
export function maskName(name: string): string {
  const [first = '', ...rest] = [...name];
  return first + '*'.repeat(Math.max(1, rest.length));
}

/** Three digits in front and two at the end stay: 138******01. */
export function maskPhone(phone: string): string {
  return phone.length < 6
    ? '*'.repeat(phone.length)
    : phone.slice(0, 3) + '*'.repeat(phone.length - 5) + phone.slice(-2);
}

/** The street stays, the number and all behind it does not. */
export function maskAddress(address: string): string {
  const street = address.slice(
    0,
    Math.max(0, address.search(/[0-9０-９a-zA-Z一二三四五六七八九十]+\s*(号|弄|栋|幢|座|单元|室|楼|层|-|$)/)),
  );
  const kept = street || [...address].slice(0, Math.floor([...address].length / 3)).join('');
  return `${kept}***`;
}
