import { cx } from '../../../../ui/cx.ts';
import { flagNames } from '../flow/shipAuto.text.ts';
import styles from './orders.module.css';

/** The coloured flag that the shop put on an order. */
export function Flag({ color }: { color: string }) {
  const name = flagNames[color] ?? color;
  return <span role="img" aria-label={name} title={name} className={cx(styles.flag, styles[color])} />;
}
