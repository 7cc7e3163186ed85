import { useState } from 'react';
import { Text } from '../../ui/base/Text.tsx';
import { Button } from '../../ui/buttons/Button.tsx';
import { Figures } from '../../ui/layout/Figures.tsx';
import { Tabs } from '../../ui/layout/Tabs.tsx';
import { Drawer } from '../../ui/overlays/Drawer.tsx';
import styles from './StockDrawer.module.css';
import { StockHeld, StockLogList } from './StockLists.tsx';
import { drawerText as text } from './stock.text.ts';
import { type Stock, safetyText, stockName } from './stockForm.ts';

const PARTS = ['logs', 'held'] as const;
export type StockPart = (typeof PARTS)[number];

/** Which row is looked at, and what of it. */
export interface StockLook {
  id: number;
  part: StockPart;
}

interface Props {
  look: StockLook | null;
  /** The row that is looked at, as long as the list has it. */
  stock: Stock | null;
  onLook: (look: StockLook | null) => void;
  onEdit: (stock: Stock) => void;
}

/** A row in full: what has moved in it, and who holds pieces. */
export function StockDrawer({ look, stock, onLook, onEdit }: Props) {
  // A row that has left the page, for it is no longer low, stays open as it was last seen.
  const [seen, setSeen] = useState<Stock | null>(null);
  if (stock && stock !== seen) setSeen(stock);
  const shown = stock ?? (look && seen?.id === look.id ? seen : null);
  if (!look || !shown) return null;
  const List = look.part === 'logs' ? StockLogList : StockHeld;
  return (
    <Drawer
      open
      title={
        <>
          {stockName(shown)}
          <Text tone="secondary" className={styles.where}>
            {shown.warehouseName}
          </Text>
        </>
      }
      width={720}
      onClose={() => onLook(null)}
      actions={<Button onClick={() => onEdit(shown)}>{text.edit}</Button>}
    >
      <div className={styles.lists}>
        <StockFigures stock={shown} />
        <Tabs
          above={12}
          below={12}
          label={text.tabs}
          active={look.part}
          items={PARTS.map((part) => ({ key: part, label: text[part] }))}
          onChange={(part) => onLook({ ...look, part })}
        />
        <List key={look.id} stockId={look.id} />
      </div>
    </Drawer>
  );
}

/** What is on hand, and the three parts of it. */
const FIGURES = [
  { key: 'quantity', of: ({ quantity }: Stock) => quantity },
  { key: 'locked', of: ({ locked }: Stock) => locked },
  { key: 'safety', of: safetyText },
  { key: 'available', of: ({ available }: Stock) => available },
] as const;

/** What a row holds. */
export function StockFigures({ stock, label }: { stock: Stock; label?: string | undefined }) {
  return (
    <Figures
      framed
      aria-label={label}
      items={FIGURES.map(({ key, of }) => ({
        term: text[key],
        value: <span className={styles.figure}>{of(stock)}</span>,
      }))}
    />
  );
}
