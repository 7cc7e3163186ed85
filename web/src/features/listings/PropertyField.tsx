import type { ListListingPropertiesQuery } from '../../graphql/generated/graphql.ts';
import { Checkbox } from '../../ui/inputs/Checkbox.tsx';
import { Field } from '../../ui/inputs/Field.tsx';
import { Input } from '../../ui/inputs/Input.tsx';
import { Select } from '../../ui/inputs/Select.tsx';
import { Row, Stack } from '../../ui/layout/Layout.tsx';
import { categoryText as text } from './putUp.text.ts';
import type { ListedProperty } from './putUp.types.ts';

type Property = ListListingPropertiesQuery['listingProperties'][number];
type Value = ListedProperty['values'][number];

interface Props {
  property: Property;
  values: readonly Value[];
  error: string | null;
  onChange: (values: Value[]) => void;
}

/** Stands for one's own words among what can be chosen. */
const OWN = ' ';

/** What is said of a property: of its options one or several, or one's own words. */
export function PropertyField({ property, values, error, onChange }: Props) {
  const { name, isRequired, maxValues } = property;
  return (
    <Field label={name} required={isRequired} error={error}>
      {(wiring) =>
        maxValues > 1 ? (
          <Several property={property} values={values} onChange={onChange} />
        ) : (
          <One property={property} values={values} onChange={onChange} wiring={wiring} />
        )
      }
    </Field>
  );
}

type Wiring = { id: string; 'aria-invalid': boolean; 'aria-describedby'?: string };

function One({ property, values, onChange, wiring }: Omit<Props, 'error'> & { wiring: Wiring }) {
  const { name, ownWords, options } = property;
  const [value] = values;
  const own = value?.id === '' ? value.name : null;
  const typed = (words: string) => onChange(words === '' ? [] : [saidAs('', words)]);
  if (options.length === 0)
    return <Input {...wiring} autoComplete="off" maxLength={60} value={own ?? ''} onChange={typed} />;
  return (
    <Stack gap={8}>
      <Select
        {...wiring}
        fluid
        search
        value={own === null ? (value?.id ?? null) : OWN}
        placeholder={text.choose}
        options={[
          ...options.map((option) => ({ value: option.id, text: option.name })),
          ...(ownWords ? [{ value: OWN, text: text.ownWords }] : []),
        ]}
        onChange={(id) => {
          const option = options.find((each) => each.id === id);
          onChange([option ? saidAs(option.id, option.name) : saidAs('', ' ')]);
        }}
      />
      {own !== null && (
        <Input
          aria-label={text.own(name)}
          autoComplete="off"
          maxLength={60}
          value={own.trimStart()}
          onChange={(words) => onChange([saidAs('', words || ' ')])}
        />
      )}
    </Stack>
  );
}

function Several({ property: { maxValues, options }, values, onChange }: Omit<Props, 'error'>) {
  return (
    <Row gap={12} wrap>
      {options.map((option) => {
        const isChosen = values.some(({ id }) => id === option.id);
        return (
          <Checkbox
            key={option.id}
            label={option.name}
            checked={isChosen}
            disabled={!isChosen && values.length >= maxValues}
            onChange={(chosen) =>
              onChange([
                ...values.filter(({ id }) => id !== option.id),
                ...(chosen ? [saidAs(option.id, option.name)] : []),
              ])
            }
          />
        );
      })}
    </Row>
  );
}

function saidAs(id: string, name: string): Value {
  return { id, name };
}
