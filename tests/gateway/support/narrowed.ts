type Fields = Map<string, Fields | null>;

/** What a set of `fields` leaves of `data`, in its order, as REST answers it. Names that are not there stay away. */
export function narrowed(data: unknown, text: string): unknown {
  return only(data, parse(text));
}

function only(value: unknown, fields: Fields | null): unknown {
  if (!fields || typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((each) => only(each, fields));
  const all = value as Record<string, unknown>;
  const kept = [...fields].filter(([name]) => name in all);
  return Object.fromEntries(kept.map(([name, below]) => [name, only(all[name], below)]));
}

function parse(text: string): Fields {
  let at = 0;
  const list = (): Fields => {
    const fields: Fields = new Map();
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
