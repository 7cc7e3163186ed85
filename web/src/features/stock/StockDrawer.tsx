import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Drawer } from '../../ui/Drawer.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import styles from './StockDrawer.module.css';
import { StockHeld } from './StockHeld.tsx';
import { StockLogList } from './StockLogList.tsx';
import { drawerText as text } from './stock.text.ts';
import type { Stock } from './stockForm.ts';

export type StockPart = 'logs' | 'held';

/** Which row is looked at, and what of it. */
export interface StockLook {
  id: number;
  part: StockPart;
}

const PARTS: readonly StockPart[] = ['logs', 'held'];

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
  return (
    <Drawer
      open={look !== null && shown !== null}
      title={
        shown && (
          <>
            {shown.goodName}
            <span className={styles.where}>{shown.warehouseName}</span>
          </>
        )
      }
      width={720}
      onClose={() => onLook(null)}
      actions={shown && <Button onClick={() => onEdit(shown)}>{text.edit}</Button>}
    >
      {look && shown && (
        <div className={styles.lists}>
          <dl className={styles.facts}>
            <Fact name={text.quantity} pieces={shown.quantity} />
            <Fact name={text.locked} pieces={shown.locked} />
            <Fact name={text.available} pieces={shown.available} />
          </dl>
          <div className={styles.tabs}>
            <Tabs
              label={text.tabs}
              active={look.part}
              items={PARTS.map((part) => ({ key: part, label: text[part] }))}
              onChange={(part) => onLook({ ...look, part })}
            />
          </div>
          {look.part === 'logs' ? (
            <StockLogList key={look.id} stockId={look.id} />
          ) : (
            <StockHeld key={look.id} stockId={look.id} />
          )}
        </div>
      )}
    </Drawer>
  );
}

function Fact({ name, pieces }: { name: string; pieces: number }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd className="num">{pieces}</dd>
    </div>
  );
}
