import { useSelector } from '@xstate/react';
import { selectRefusal } from '../lib/selectors.ts';
import { useMatches } from '../lib/useFields.ts';
import { Text } from '../ui/base/Text.tsx';
import { Button } from '../ui/buttons/Button.tsx';
import type { Selection } from './rowSelection.ts';
import { MAX_CHOSEN } from './selection.machine.ts';

interface Props<Row extends { id: number }, Filter> {
  selection: Selection<Row, Filter>;
  /** How many are chosen. */
  count: number;
  /** How many the list holds as it is narrowed. */
  total: number;
  totalIsExact: boolean;
  filter: Filter;
  text: {
    chooseAll: (total: number) => string;
    chooseFirst: (most: number) => string;
    full: (most: number) => string;
    gatherFailed: string;
  };
}

/** In a batch bar: the rest of what a filter finds is chosen too, or why it is not. */
export function ChooseAll<Row extends { id: number }, Filter>({
  selection,
  count,
  total,
  totalIsExact,
  filter,
  text,
}: Props<Row, Filter>) {
  const gatherFailed = useMatches(selection, { choosing: 'requestFailed' });
  const refusal = useSelector(selection, selectRefusal);
  return (
    <>
      {total > count && count < MAX_CHOSEN && (
        <Button size="small" onClick={() => selection.send({ type: 'all.choose', filter })}>
          {total > MAX_CHOSEN || !totalIsExact ? text.chooseFirst(MAX_CHOSEN) : text.chooseAll(total)}
        </Button>
      )}
      {count >= MAX_CHOSEN && <Text tone="secondary">{text.full(MAX_CHOSEN)}</Text>}
      {(gatherFailed || refusal) && <Text tone="danger">{refusal?.msg ?? text.gatherFailed}</Text>}
    </>
  );
}
