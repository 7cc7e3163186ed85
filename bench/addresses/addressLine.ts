/** One labelled line; `region` is `省/市/区` with '' where nothing is named, `rest` what is none of the fields. */
export type LabelledLine = [
  text: string,
  name: string,
  phone: string,
  region: string,
  detail: string,
  rest: string,
];

/** Reads labelled lines, their parts between ` ¦ `; ⏎ and ⇥ stand for the line break and the tab inside a text. */
export function labelledLines(table: string): LabelledLine[] {
  const rows = table.split('\n').filter((row) => row !== '');
  return rows.map((row) => {
    const parts = row.split('¦').map((part) => part.trim().replaceAll('⏎', '\n').replaceAll('⇥', '\t'));
    const [text = '', name = '', phone = '', region = '', detail = '', rest = ''] = parts;
    return [text, name, phone, region, detail, rest];
  });
}
