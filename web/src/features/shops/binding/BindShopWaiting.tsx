import { useSelector } from '@xstate/react';
import { platformNames } from '../../../fields/platform.text.ts';
import { Message } from '../../../ui/Message.tsx';
import styles from './BindShop.module.css';
import { type BindShop, selectContext } from './bindShop.selectors.ts';
import { bindShopText as text } from './bindShop.text.ts';

/** The way to the platform's page, while this one waits for the answer. */
export function BindShopWaiting({ actor }: { actor: BindShop }) {
  const { binding, authorisation, seen } = useSelector(actor, selectContext);
  if (!binding) return null;
  const platform = platformNames[binding.platform];
  return (
    <>
      <p role="status">{authorisation ? text.waiting(platform) : text.authorising(platform)}</p>
      {binding.shopName && <p className={styles.quiet}>{text.sameShop(binding.shopName)}</p>}
      {seen !== 'open' && (
        <div className={styles.notice}>
          <Message tone="warning">{text[seen]}</Message>
        </div>
      )}
      {authorisation && (
        <p className={styles.quiet}>
          {/* biome-ignore lint/security/noBlankTarget: the page answers through its opener */}
          <a href={authorisation.url} target="_blank" rel="opener" className={styles.link}>
            {text.openPage(platform)}
          </a>
          {text.until}
        </p>
      )}
    </>
  );
}
