import { useSelector } from '@xstate/react';
import { Button } from '../../ui/Button.tsx';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Message } from '../../ui/Message.tsx';
import {
  canAccept,
  type GoodDeeds,
  isBroken,
  isBusy,
  isOpen,
  isTold,
  selectContext,
} from './goodDeeds.selectors.ts';
import { deedWords, goodsNamed, summaryText, deedsText as text } from './goodDeeds.text.ts';
import styles from './SellerGoods.module.css';

interface Props {
  deeds: GoodDeeds;
  /** The results were read. */
  onOver: () => void;
}

/** Asks before something is done to goods, and says what became of each. */
export function DeedsDialog({ deeds, onOver }: Props) {
  const open = useSelector(deeds, isOpen);
  const busy = useSelector(deeds, isBusy);
  const broken = useSelector(deeds, isBroken);
  const told = useSelector(deeds, isTold);
  const acceptable = useSelector(deeds, canAccept);
  const { deed, goods, refusal } = useSelector(deeds, selectContext);
  const words = deedWords[deed];
  const dismiss = () => deeds.send({ type: 'deed.dismiss' });
  if (told) {
    return (
      <Results
        deeds={deeds}
        onClose={() => {
          dismiss();
          onOver();
        }}
      />
    );
  }
  return (
    <ConfirmDialog
      destructive={deed === 'remove'}
      open={open || (busy && (deed !== 'putOn' || goods.length > 1))}
      texts={{
        ...{ title: words.title, accept: words.accept(goods.length), cancel: text.cancel },
        ...{ gotIt: text.gotIt, retry: text.retry, broken: text.broken },
      }}
      busy={busy}
      failed={broken}
      canConfirm={acceptable}
      refusalText={refusal?.msg ?? null}
      onConfirm={() => deeds.send({ type: 'deed.accept' })}
      onClose={dismiss}
    >
      <p>{words.question(goodsNamed(goods))}</p>
    </ConfirmDialog>
  );
}

function Results({ deeds, onClose }: { deeds: GoodDeeds; onClose: () => void }) {
  const { deed, goods, results } = useSelector(deeds, selectContext);
  const names = new Map(goods.map(({ id, name }) => [id, name]));
  const ordered = results.toSorted((one, other) => Number(one.done) - Number(other.done));
  return (
    <Dialog
      open
      title={deedWords[deed].title}
      width={520}
      onClose={onClose}
      actions={
        <Button variant="primary" data-autofocus onClick={onClose}>
          {text.gotIt}
        </Button>
      }
    >
      <Message tone={results.every(({ done }) => done) ? 'success' : 'warning'}>
        {summaryText(results)}
      </Message>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard */}
      <ul className={styles.results} aria-label={text.results} tabIndex={0}>
        {ordered.map(({ id, done, msg }) => (
          <li key={id}>
            <Icon name={done ? 'success' : 'error'} className={done ? styles.went : styles.refused} />
            <span>{names.get(id)}</span>
            <span className={styles.why}>{done ? deedWords[deed].done : msg}</span>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
