import type { Outbox } from '../outbox.ts';

/** What the variables of examples are filled from. */
export type Known = {
  /** The newest answers by their key in `data`. */
  answers: Record<string, unknown>;
  outbox: Outbox | null;
  newPhone: string;
  /** Address of a picture that the caller has uploaded. */
  picture: string | null;
};
export type Filled = {
  variables: Record<string, unknown>;
  /** Names that nothing is known of yet, as they stand between the braces. */
  missing: string[];
};

const NAME = /\{\{([^{}]+)\}\}/g;

/**
 * Replaces each `{{…}}` in an example's variables by what it names: a path in the newest answers, such as
 * `createOrder.orderId`, or one of `new.uuid` (another at each filling), `new.phone`, `new.picture`, `captcha.text` (of
 * the newest captcha) and `message.code` (the newest that was sent). A text that is nothing but a name becomes what is named,
 * whatever its type. What is not known stays as it is.
 */
export function fill(template: Record<string, unknown>, known: Known): Filled {
  const missing: string[] = [];
  const named = (name: string, otherwise: string): unknown => {
    const found = valueNamed(name, known);
    if (found !== undefined && found !== null) return found;
    missing.push(name);
    return otherwise;
  };
  const walk = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(walk);
    if (typeof value === 'object' && value !== null) {
      return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, walk(each)]));
    }
    if (typeof value !== 'string') return value;
    const [only] = value.matchAll(NAME);
    if (only?.[1] && only[0] === value) return named(only[1], value);
    return value.replace(NAME, (text, name: string) => String(named(name, text)));
  };
  return { variables: walk(template) as Record<string, unknown>, missing };
}

function valueNamed(name: string, { answers, outbox, newPhone, picture }: Known): unknown {
  switch (name) {
    case 'new.uuid':
      return crypto.randomUUID();
    case 'new.phone':
      return newPhone;
    case 'new.picture':
      return picture;
    case 'captcha.text': {
      const id = at(answers, 'captcha.captchaId');
      return outbox?.captchas.find(({ captchaId }) => captchaId === id)?.answer;
    }
    case 'message.code':
      return outbox?.messages[0]?.code;
    default:
      return at(answers, name);
  }
}

function at(value: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>(
      (inner, key) =>
        typeof inner === 'object' && inner !== null ? (inner as Record<string, unknown>)[key] : undefined,
      value,
    );
}
