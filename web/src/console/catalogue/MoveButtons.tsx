import { IconButton } from '../../ui/buttons/IconButton.tsx';
import { Row } from '../../ui/layout/Layout.tsx';
import { catalogueText as text } from './catalogue.text.ts';
import { moved } from './moved.ts';

interface Props {
  ids: readonly number[];
  id: number;
  name: string;
  disabled: boolean;
  /** All ids in their new order. */
  onMove: (ids: number[]) => void;
}

/** Moves a row a place up or down. */
export function MoveButtons({ ids, id, name, disabled, onMove }: Props) {
  const at = ids.indexOf(id);
  return (
    <Row as="span" gap={2}>
      <IconButton
        icon="arrowUp"
        size={16}
        label={text.up(name)}
        disabled={disabled || at === 0}
        onClick={() => onMove(moved(ids, id, -1))}
      />
      <IconButton
        icon="chevronDown"
        size={16}
        label={text.down(name)}
        disabled={disabled || at === ids.length - 1}
        onClick={() => onMove(moved(ids, id, 1))}
      />
    </Row>
  );
}
