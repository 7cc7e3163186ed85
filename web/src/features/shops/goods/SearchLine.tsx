import { useState } from 'react';
import { Button } from '../../../ui/buttons/Button.tsx';
import { Form } from '../../../ui/inputs/Form.tsx';
import { Input } from '../../../ui/inputs/Input.tsx';
import styles from './ShopGoods.module.css';
import { shopGoodsText as text } from './shopGoods.text.ts';

interface Props {
  label: string;
  busy: boolean;
  onFind: (keyword: string) => void;
}

export function SearchLine({ label, busy, onFind }: Props) {
  const [typed, setTyped] = useState('');
  return (
    <search>
      <Form className={styles.search} onSubmit={() => onFind(typed.trim())}>
        <Input type="search" aria-label={label} placeholder={label} value={typed} onChange={setTyped} />
        <Button type="submit" icon="search" loading={busy}>
          {text.find}
        </Button>
      </Form>
    </search>
  );
}
