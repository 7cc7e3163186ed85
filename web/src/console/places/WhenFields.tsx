import { Field } from '../../ui/inputs/Field.tsx';
import { Select } from '../../ui/inputs/Select.tsx';
import { TextField } from '../../ui/inputs/TextField.tsx';
import type { HomeAudience } from '../graphql/generated/graphql.ts';
import { audienceNames, itemText as text } from './places.text.ts';
import type { WhenForm } from './when.ts';

const audiences = (Object.keys(audienceNames) as HomeAudience[]).map((value) => ({
  value,
  text: audienceNames[value],
}));

interface Props {
  form: WhenForm;
  endError: string | undefined;
  onEdit: (change: Partial<WhenForm>) => void;
}

/** For whom and when something shows. */
export function WhenFields({ form: { audience, startAt, endAt }, endError, onEdit }: Props) {
  return (
    <>
      <Field label={text.audience}>
        {(wiring) => (
          <Select
            {...wiring}
            fluid
            value={audience}
            options={audiences}
            onChange={(value) => onEdit({ audience: value })}
          />
        )}
      </Field>
      <TextField
        label={text.startAt}
        hint={text.startHint}
        type="datetime-local"
        value={startAt}
        onChange={(value) => onEdit({ startAt: value })}
      />
      <TextField
        label={text.endAt}
        hint={text.endHint}
        error={endError}
        type="datetime-local"
        value={endAt}
        onChange={(value) => onEdit({ endAt: value })}
      />
    </>
  );
}
