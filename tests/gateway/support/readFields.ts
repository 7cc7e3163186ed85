import type { FieldSet, Fields } from '../../../api/src/shared/fields.ts';

/** Reads `total,list(id,name)`, as the gateway writes it. */
export function readFields(text: string): Fields {
  let at = 0;
  const list = (): FieldSet => {
    const fields = new Map<string, Fields>();
    do {
      const [name = ''] = /^\w*/.exec(text.slice(at)) ?? [];
      at += name.length;
      if (text[at] !== '(') fields.set(name, null);
      else {
        at += 1;
        fields.set(name, list());
        at += 1;
      }
    } while (text[at] === ',' && ++at);
    return fields;
  };
  return list();
}
