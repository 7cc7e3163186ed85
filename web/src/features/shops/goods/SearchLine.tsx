import { type FormEvent, useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { Input } from '../../../ui/Input.tsx';
import styles from './ShopGoods.module.css';
import { shopGoodsText as text } from './shopGoods.text.ts';

interface Props {
  label: string;
  busy: boolean;
  onFind: (keyword: string) => void;
}

export function SearchLine({ label, busy, onFind }: Props) {
  const [typed, setTyped] = useState('');
  const find = (event: FormEvent) => {
    event.preventDefault();
    onFind(typed.trim());
  };
  return (
    <search>
      <form className={styles.search} onSubmit={find}>
        <Input type="search" aria-label={label} placeholder={label} value={typed} onChange={setTyped} />
        <Button type="submit" icon="search" loading={busy}>
          {text.find}
        </Button>
      </form>
    </search>
  );
}
