import { Field } from '../../ui/inputs/Field.tsx';
import { Select } from '../../ui/inputs/Select.tsx';
import { TextField } from '../../ui/inputs/TextField.tsx';
import type { ChosenLink, LinkKind } from './links.ts';
import { itemText as text } from './places.text.ts';

export interface Category {
  id: number;
  name: string;
}

interface Props {
  link: ChosenLink;
  error: string | undefined;
  categories: readonly Category[];
  onChange: (link: ChosenLink) => void;
}

const kinds = (Object.keys(text.kinds) as LinkKind[]).map((value) => ({ value, text: text.kinds[value] }));

/** Where a picture leads. */
export function LinkFields({ link: { kind, value }, error, categories, onChange }: Props) {
  const change = (typed: string) => onChange({ kind, value: typed });
  return (
    <>
      <Field label={text.leadsTo}>
        {(wiring) => (
          <Select
            {...wiring}
            fluid
            value={kind}
            options={kinds}
            onChange={(chosen) => onChange({ kind: chosen, value: '' })}
          />
        )}
      </Field>
      {kind === 'category' && (
        <Field label={text.values.category} required error={error}>
          {(wiring) => (
            <Select
              {...wiring}
              search
              fluid
              value={value || null}
              options={categories.map(({ id, name }) => ({ value: String(id), text: name }))}
              onChange={change}
            />
          )}
        </Field>
      )}
      {kind !== 'none' && kind !== 'category' && (
        <TextField
          label={text.values[kind]}
          required
          error={error}
          hint={kind === 'page' ? text.pageHint : undefined}
          maxLength={200}
          value={value}
          onChange={change}
        />
      )}
    </>
  );
}
