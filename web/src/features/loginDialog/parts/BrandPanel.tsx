import { Icon } from '../../../ui/base/Icon.tsx';
import { loginText } from '../loginDialog.text.ts';
import styles from './BrandPanel.module.css';

/** What the product promises, beside the form. */
export function BrandPanel() {
  return (
    <div className={styles.panel}>
      <p className={styles.brand}>{loginText.brand}</p>
      <p className={styles.slogan}>{loginText.slogan}</p>
      <ul className={styles.promises}>
        {loginText.promises.map(({ icon, title, note }) => (
          <li key={title}>
            <span className={styles.sign}>
              <Icon name={icon} size={20} />
            </span>
            <span>
              <strong>{title}</strong>
              {note}
            </span>
          </li>
        ))}
      </ul>
      <Shelves />
    </div>
  );
}

/** Parcels on the shelves of a warehouse. */
function Shelves() {
  return (
    <svg className={styles.shelves} viewBox="0 0 208 120" aria-hidden="true">
      <path className={styles.ground} d="M8 52 104 8l96 44v64H8z" />
      <path className={styles.line} d="M2 116h204M8 116V52L104 8l96 44v64M28 116V66h152v50M28 91h152" />
      <path className={styles.box} d="M40 73h20v18H40zm92 0h28v18h-28zM76 98h26v18H76zm72 0h20v18h-20z" />
      <path className={styles.line} d="M72 77h18v14H72zm22-4h22v18H94zM40 101h24v15H40zm74 0h22v15h-22z" />
      <path className={styles.tape} d="M50 73v7m96-7v7M89 98v7m69-7v7" />
    </svg>
  );
}
