import { cx } from '../ui/base/cx.ts';
import { IconButton } from '../ui/buttons/IconButton.tsx';
import styles from './HeartButton.module.css';
import { shopText } from './shop.text.ts';

interface Props {
  heart: Heart;
  good: { id: number; name: string };
  /** Side of the drawn heart in CSS pixels. */
  size?: number;
  className?: string | undefined;
}

/** Keeps the goods in mind, or no longer. */
export function HeartButton({ heart, good, size = 18, className }: Props) {
  const on = heart.isOn(good.id);
  return (
    <IconButton
      icon="heart"
      label={shopText.keep(good.name)}
      pressed={on}
      size={size}
      className={cx(styles.heart, on && styles.on, className)}
      onClick={() => heart.press(good.id)}
    />
  );
}

/** The heart on goods. */
export interface Heart {
  /** Suppliers have none. */
  shown: boolean;
  isOn: (goodId: number) => boolean;
  /** Keeps the goods in mind or no longer; visitors are asked to log in. */
  press: (goodId: number) => void;
}
