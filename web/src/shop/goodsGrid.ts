import styles from './goodsGrid.module.css';

/** Cards of goods: five across on a wide screen, else four. */
export const goodsGrid = styles.grid;
