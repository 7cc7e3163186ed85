import { useId } from 'react';
import { cx } from '../../ui/base/cx.ts';
import { ImageWithFallback } from '../../ui/data/ImageWithFallback.tsx';
import { Stack } from '../../ui/layout/Layout.tsx';
import type { Good } from './goodDetail.ts';
import { skuText as text } from './goods.text.ts';
import styles from './SkuChoice.module.css';
import { type Chosen, openProperties, valuePictures, valueState, withValue } from './skuChoice.ts';

/** Where the first property without a value stands, for who is asked for it. */
export const OPEN_PROPERTY = 'open-property';

interface Props {
  good: Good;
  chosen: Chosen;
  /** Said that something is missing. */
  asked: boolean;
  onChoose: (chosen: Chosen) => void;
}

/** The values of the goods' properties, to choose a combination by; what cannot be had is told. */
export function SkuChoice({ good, chosen, asked, onChoose }: Props) {
  const name = useId();
  const [open] = openProperties(good, chosen);
  const pictures = valuePictures(good);
  return (
    <Stack gap={12}>
      {good.properties.map((property, place) => (
        <fieldset
          key={property.id}
          className={styles.property}
          {...(property === open && { id: OPEN_PROPERTY })}
        >
          <legend>
            {property.name}
            {asked && chosen[place] === null && <em role="alert">{text.choose(property.name)}</em>}
          </legend>
          <div className={styles.values}>
            {property.values.map((value) => {
              const state = valueState(good, chosen, place, value.id);
              const picture = pictures.get(value.id);
              return (
                <label key={value.id} className={cx(styles.value, state !== 'open' && styles[state])}>
                  <input
                    type="radio"
                    name={`${name}${place}`}
                    checked={chosen[place] === value.id}
                    disabled={state === 'off'}
                    onChange={() => onChoose(withValue(good, chosen, place, value.id))}
                  />
                  {picture && <ImageWithFallback className={styles.picture} src={picture} alt="" eager />}
                  {value.name}
                  {state !== 'open' && <small>{text.states[state]}</small>}
                </label>
              );
            })}
          </div>
        </fieldset>
      ))}
    </Stack>
  );
}
