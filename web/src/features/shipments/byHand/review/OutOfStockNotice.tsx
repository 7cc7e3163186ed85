import { useSelector } from '@xstate/react';
import { reviewText as text } from '../../shared/checkout/reviewStep.text.ts';
import type { Recipient } from '../../shared/recipients/recipient.ts';
import { blocks } from '../../shared/recipients/verdicts.ts';
import { Notice } from '../../shared/wizard/Notice.tsx';
import {
  type RecipientList,
  selectCounts,
  selectFreshQuote,
  selectLacking,
  selectOutOfStock,
  selectVerdicts,
  type Wizard,
} from '../flow/shipByHand.selectors.ts';

interface Props {
  wizard: Wizard;
  list: RecipientList;
  /** To where the marked recipients are mended; left out where they are. */
  onMend?: () => void;
}

/** That the stock does not reach for some recipients: they are left out with all others that cannot go, or given something else. */
export function OutOfStockNotice({ wizard, list, onMend }: Props) {
  const short = useSelector(wizard, selectOutOfStock);
  const lacking = useSelector(wizard, selectLacking);
  const quote = useSelector(wizard, selectFreshQuote);
  const { all, excluded, blocked } = useSelector(wizard, selectCounts);
  if (short.length === 0 || !quote) return null;
  const going = all - excluded - blocked;
  const leaveOut = () => {
    const { rows } = list.getSnapshot().context;
    const verdicts = selectVerdicts(wizard.getSnapshot());
    const cannotGo = ({ id }: Recipient) => {
      const verdict = verdicts.get(id);
      return verdict !== undefined && blocks(verdict);
    };
    const revised = rows.map((row) => (cannotGo(row) ? { ...row, excluded: true } : row));
    list.send({ type: 'rows.revise', rows: revised });
    wizard.send({ type: 'quote.refresh' });
  };
  const ways = {
    ...(onMend ? { [text.toRecipients]: onMend } : {}),
    ...(going > 0 ? { [text.onlyOthers(going)]: leaveOut } : {}),
  };
  return <Notice ways={ways}>{text.outOfStock(lacking, short.length)}</Notice>;
}
