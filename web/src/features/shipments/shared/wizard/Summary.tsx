import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { AnyMachineSnapshot } from 'xstate';
import { isBusy } from '../../../../lib/selectors.ts';
import { cx } from '../../../../ui/base/cx.ts';
import { Button } from '../../../../ui/buttons/Button.tsx';
import { Price } from '../../../../ui/data/Price.tsx';
import { Stack } from '../../../../ui/layout/Layout.tsx';
import { shortcuts } from '../../../../ui/shortcuts/shortcuts.ts';
import { useShortcuts } from '../../../../ui/shortcuts/useShortcuts.ts';
import { summaryText as text } from '../checkout/reviewStep.text.ts';
import styles from './Summary.module.css';
import {
  isPricing,
  selectAction,
  selectCanQuoteAgain,
  selectPlaced,
  useSteering,
} from './wizard.selectors.ts';
import { wizardText } from './wizard.text.ts';
import type { WizardPlan, WizardRef } from './wizard.types.ts';

/** What a quote says in sum, in fen. */
interface Quoted {
  goodsFee: number;
  courierFee: number;
  remoteFee: number;
  discountFee: number;
  totalFee: number;
  balance: number;
  enough: boolean;
}

interface Props<Step extends string> {
  wizard: WizardRef<Step>;
  plan: WizardPlan<Step>;
  screen: Step;
  /** What was chosen, or that nothing was, by what it is called. */
  facts: readonly (readonly [name: string, value: ReactNode])[];
  quote: Quoted | null;
  /** What is said before there is a price. */
  pending: string;
}

/** What has been put together so far and what it costs, always in view, with the one thing to do next. */
export function Summary<Step extends string>({ facts, quote, pending, ...rest }: Props<Step>) {
  const { wizard } = rest;
  const placed = useSelector(wizard, selectPlaced);
  const pricing = useSelector(wizard, isPricing);
  return (
    <aside className={styles.summary} aria-label={text.title}>
      <h2>{text.title}</h2>
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className={cx(!value && styles.none)}>{value || text.none}</dd>
          </div>
        ))}
      </dl>
      <div className={styles.money}>
        {placed && <Total fen={placed.totalFee} />}
        {!placed && quote && <QuotedFees quote={quote} pricing={pricing} />}
        {!placed && !quote && <p className={styles.pending}>{pricing ? text.pricing : pending}</p>}
      </div>
      <NextButton {...rest} totalFee={quote?.totalFee ?? null} />
    </aside>
  );
}

/** Of several, how many have to be mended. */
export function Counted({ words, wrong }: { words: string; wrong: string | false }) {
  return (
    <>
      {words}
      {wrong && <span className={styles.bad}> {wrong}</span>}
    </>
  );
}

function QuotedFees({ quote, pricing }: { quote: Quoted; pricing: boolean }) {
  return (
    <>
      <dl className={styles.fees} aria-busy={pricing}>
        <Fee name={text.goodsFee} fen={quote.goodsFee} />
        <Fee name={text.courierFee} fen={quote.courierFee} />
        {quote.remoteFee > 0 && <Fee name={text.remoteFee} fen={quote.remoteFee} />}
        {quote.discountFee > 0 && <Fee name={text.discountFee} fen={-quote.discountFee} quiet />}
      </dl>
      <Total fen={quote.totalFee} />
      <p className={styles.balance}>
        <span>{text.balance}</span>
        <span>
          <Price fen={quote.balance} size="small" />
          {!quote.enough && <span className={styles.bad}> {text.lack(quote.totalFee - quote.balance)}</span>}
        </span>
      </p>
    </>
  );
}

function Total({ fen }: { fen: number }) {
  return (
    <p className={styles.total}>
      <span>{text.total}</span>
      <Price fen={fen} size="large" strong />
    </p>
  );
}

/** `quiet`: already inside another part, told for information. */
function Fee({ name, fen, quiet = false }: { name: string; fen: number; quiet?: boolean }) {
  return (
    <div className={cx(quiet && styles.quiet)}>
      <dt>{name}</dt>
      <dd>
        <Price fen={fen} size="small" />
      </dd>
    </div>
  );
}

interface NextProps<Step extends string> {
  wizard: WizardRef<Step>;
  plan: WizardPlan<Step>;
  screen: Step;
  /** What is to be paid, in fen; null while it is not known. */
  totalFee: number | null;
}

/** The one thing to do next, what leads there where it cannot be done yet, and the way back. */
export function NextButton<Step extends string>({ wizard, plan, screen, totalFee }: NextProps<Step>) {
  const at = plan.steps.indexOf(screen);
  const [back, next] = [plan.steps[at - 1], plan.steps[at + 1]];
  const steering = useSteering(wizard);
  const canGo = (step: Step | undefined) => (snapshot: AnyMachineSnapshot) =>
    step !== undefined && snapshot.can({ type: 'step.go', step });
  const canBack = useSelector(steering, canGo(back));
  const canNext = useSelector(steering, canGo(next));
  const canQuoteAgain = useSelector(wizard, selectCanQuoteAgain);
  const waiting = useSelector(steering, (snapshot: AnyMachineSnapshot) => snapshot.hasTag(plan.waitsFor));
  const goOn = () => next && canNext && wizard.send({ type: 'step.go', step: next });
  useShortcuts(next ? { next: goOn } : {});
  return (
    <Stack gap={8} above={16}>
      {next ? (
        <Button
          variant="primary"
          size="large"
          fluid
          loading={waiting}
          disabled={!canNext && !waiting}
          title={shortcuts.next.keys}
          onClick={goOn}
        >
          {plan.next[screen]}
        </Button>
      ) : (
        <PayButton wizard={wizard} totalFee={totalFee} />
      )}
      {canQuoteAgain && (
        <Button fluid onClick={() => wizard.send({ type: 'quote.refresh' })}>
          {wizardText.quoteAgain}
        </Button>
      )}
      {back && canBack && (
        <Button fluid onClick={() => steering.send({ type: 'step.go', step: back })}>
          {wizardText.back}
        </Button>
      )}
    </Stack>
  );
}

function PayButton({ wizard, totalFee }: { wizard: WizardRef; totalFee: number | null }) {
  const steering = useSteering(wizard);
  const busy = useSelector(steering, isBusy);
  const action = useSelector(steering, selectAction);
  const placed = useSelector(wizard, selectPlaced);
  const words = {
    retry: wizardText.retry,
    'order.again': wizardText.orderAgain,
    'order.submit': wizardText.pay(placed?.totalFee ?? totalFee),
  };
  const act = () => action && !busy && steering.send({ type: action });
  useShortcuts({ pay: act });
  return (
    <Button
      variant="primary"
      size="large"
      fluid
      loading={busy}
      disabled={!action && !busy}
      title={shortcuts.pay.keys}
      onClick={act}
    >
      {placed && action === 'order.submit'
        ? wizardText.payAgain(placed.totalFee)
        : words[action ?? 'order.submit']}
    </Button>
  );
}
