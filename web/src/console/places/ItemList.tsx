import { useState } from 'react';
import { thumbnailUrl } from '../../lib/thumbnailUrl.ts';
import { formatDateTime } from '../../lib/time.ts';
import { cx } from '../../ui/base/cx.ts';
import { StatusDot } from '../../ui/base/StatusDot.tsx';
import { SecondLine, Text } from '../../ui/base/Text.tsx';
import { Button } from '../../ui/buttons/Button.tsx';
import { Row } from '../../ui/layout/Layout.tsx';
import { MoveButtons } from '../catalogue/MoveButtons.tsx';
import type { HomeItemFieldsFragment } from '../graphql/generated/graphql.ts';
import styles from './places.module.css';
import { audienceNames, type ItemStep, stateNames, stateTones, placesText as text } from './places.text.ts';

type Item = HomeItemFieldsFragment;

interface Props {
  label: string;
  items: readonly Item[];
  mayEdit: boolean;
  moving: boolean;
  onMove: (id: number, before: number | null) => void;
  onEdit: (item: Item) => void;
  onStep: (item: Item, step: ItemStep) => void;
}

/** What a place holds, in its order, which is changed by dragging or by buttons. */
export function ItemList({ label, items, mayEdit, moving, onMove, onEdit, onStep }: Props) {
  const [dragged, setDragged] = useState<number | null>(null);
  const [over, setOver] = useState<number | null>(null);
  const ids = items.map(({ id }) => id);
  const drop = (target: number) => {
    if (dragged === null || dragged === target) return;
    const isDown = ids.indexOf(dragged) < ids.indexOf(target);
    onMove(dragged, isDown ? (ids[ids.indexOf(target) + 1] ?? null) : target);
  };
  return (
    <ol className={styles.items} aria-label={label}>
      {items.map((item) => (
        <li
          key={item.id}
          className={cx(dragged === item.id && styles.dragged, over === item.id && styles.over)}
          draggable={mayEdit && !moving}
          onDragStart={(event) => {
            event.dataTransfer.effectAllowed = 'move';
            // Without data Firefox drags nothing.
            event.dataTransfer.setData('text/plain', '');
            setDragged(item.id);
          }}
          onDragOver={(event) => {
            if (dragged === null) return;
            event.preventDefault();
            setOver(item.id);
          }}
          onDrop={(event) => {
            event.preventDefault();
            drop(item.id);
          }}
          onDragEnd={() => {
            setDragged(null);
            setOver(null);
          }}
        >
          <img
            src={thumbnailUrl(item.picture)}
            alt=""
            className={cx(styles.thumbnail, item.place === 'BANNERS' && styles.wide)}
            draggable={false}
          />
          <div className={styles.words}>
            <Text cut="ellipsis">{item.title}</Text>
            <SecondLine cut="ellipsis">{item.goodsNo ?? (item.link || text.nowhere)}</SecondLine>
            {!item.onSale && (
              <Text tone="danger" small>
                {text.offSale}
              </Text>
            )}
          </div>
          <span>{audienceNames[item.audience]}</span>
          <Text num small>
            {periodOf(item)}
          </Text>
          <StatusDot tone={stateTones[item.state]}>{stateNames[item.state]}</StatusDot>
          {mayEdit && (
            <Row gap={4} justify="flex-end">
              <MoveButtons
                ids={ids}
                id={item.id}
                name={item.title}
                disabled={moving}
                onMove={(order) => onMove(item.id, order[order.indexOf(item.id) + 1] ?? null)}
              />
              <Button variant="text" onClick={() => onEdit(item)}>
                {text.edit}
              </Button>
              <Button variant="text" onClick={() => onStep(item, item.state === 'DOWN' ? 'up' : 'down')}>
                {text.steps[item.state === 'DOWN' ? 'up' : 'down']}
              </Button>
              <Button variant="text" onClick={() => onStep(item, 'remove')}>
                {text.steps.remove}
              </Button>
            </Row>
          )}
        </li>
      ))}
    </ol>
  );
}

function periodOf({ startAt, endAt }: Item): string {
  if (!startAt && !endAt) return text.always;
  return [startAt && text.from(formatDateTime(startAt)), endAt && text.until(formatDateTime(endAt))]
    .filter(Boolean)
    .join(' ');
}
