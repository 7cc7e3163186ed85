import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { filterText, stockText as text } from './stock.text.ts';
import type { StockTab } from './stockQuery.ts';

interface Props {
  tab: StockTab;
  narrowed: boolean;
  onWiden: () => void;
  onAdd: () => void;
  onImport: () => void;
}

/** Stands in for the rows when there are none: why, and what to do next. */
export function StockNone({ tab, narrowed, onWiden, onAdd, onImport }: Props) {
  if (narrowed)
    return (
      <EmptyState
        title={text.noMatch}
        hint={text.noMatchHint}
        action={<Button onClick={onWiden}>{filterText.reset}</Button>}
      />
    );
  if (tab !== 'all')
    return <EmptyState title={tab === 'low' ? text.noneLow : text.noneOut} hint={text.fineHint} />;
  return (
    <EmptyState
      title={text.none}
      hint={text.noneHint}
      action={
        <>
          <Button variant="primary" onClick={onAdd}>
            {text.add}
          </Button>{' '}
          <Button onClick={onImport}>{text.import}</Button>
        </>
      }
    />
  );
}
