import { useState } from 'react';
import { cx } from '../../ui/base/cx.ts';
import { Text } from '../../ui/base/Text.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { Segmented } from '../../ui/inputs/Segmented.tsx';
import { Grow, Row } from '../../ui/layout/Layout.tsx';
import { Carousel } from '../../ui/showcase/Carousel.tsx';
import { Entries } from '../../ui/showcase/Entries.tsx';
import { Shelf } from '../../ui/showcase/Shelf.tsx';
import type { HomeItemFieldsFragment, HomePlace } from '../graphql/generated/graphql.ts';
import styles from './places.module.css';
import { placeNames, placesText as text } from './places.text.ts';

interface Props {
  place: HomePlace;
  items: readonly HomeItemFieldsFragment[];
}

/** What shows in a place now, drawn as readers see it, in either theme; it leads nowhere. */
export function PlacePreview({ place, items }: Props) {
  const [theme, setTheme] = useState<'light' | 'dark'>('light');
  const shown = items
    .filter(({ state, onSale }) => state === 'SHOWN' && onSale)
    .map((item) => ({ ...item, to: null, name: item.title, pic: item.picture, price: item.price ?? 0 }));
  const label = placeNames[place];
  return (
    <section aria-label={text.preview}>
      <Row gap={12} above={24} below={8}>
        <Text strong>{text.preview}</Text>
        <Text tone="secondary" small>
          {text.previewHint}
        </Text>
        <Grow />
        <Segmented
          label={text.preview}
          value={theme}
          choices={[
            { value: 'light', label: text.light },
            { value: 'dark', label: text.dark },
          ]}
          onChange={setTheme}
        />
      </Row>
      <div className={cx(styles.preview, theme)}>
        {shown.length === 0 && <EmptyState illustration="box" title={text.nothingShown} />}
        {shown.length > 0 && place === 'BANNERS' && <Carousel label={label} cards={shown} />}
        {shown.length > 0 && place === 'ENTRIES' && <Entries label={label} cards={shown} />}
        {shown.length > 0 && place === 'GOODS' && (
          <div inert>
            <Shelf title={label} goods={shown.map((item) => ({ ...item, id: item.goodId ?? item.id }))} />
          </div>
        )}
      </div>
    </section>
  );
}
