import { useSelector } from '@xstate/react';
import { ChooseAll } from '../../flows/ChooseAll.tsx';
import type { ParcelAction, ParcelFilter } from '../../graphql/generated/graphql.ts';
import { shipAgainPath } from '../../lib/pagePaths.ts';
import { isBusy } from '../../lib/selectors.ts';
import { Button, LinkButton } from '../../ui/buttons/Button.tsx';
import { useCopying } from '../../ui/copy/useCopying.tsx';
import { BatchBar as SelectionBar } from '../../ui/selection/BatchBar.tsx';
import { KeepReceiversButton } from '../addressBook/KeepReceiversButton.tsx';
import { PrintButton } from '../labels/PrintButton.tsx';
import { WaveButton } from '../packing/WaveButton.tsx';
import { type ChosenParcel, isPackable, type ParcelBatchAction } from './chosenParcel.ts';
import { batchText as text } from './parcels.text.ts';
import { ShippedTextButton } from './ShippedTextButton.tsx';
import type { ParcelSelection } from './selection.actors.ts';

interface Props {
  selection: ParcelSelection;
  /** As they stand now, as far as that is known. */
  chosen: readonly ChosenParcel[];
  /** How many the list holds as it is narrowed. */
  total: number;
  totalIsExact: boolean;
  filter: ParcelFilter;
  busy: boolean;
  onRefund: (parcels: readonly ChosenParcel[]) => void;
  onRun: (action: ParcelBatchAction, parcels: readonly ChosenParcel[]) => void;
  onExport: (parcels: readonly ChosenParcel[]) => void;
  onFill: (how: 'hand.open' | 'sheet.open', parcels: readonly ChosenParcel[]) => void;
  /** A file is being written. */
  exporting: boolean;
  /** What is exported are the chosen parcels in the template of a platform, not their orders. */
  asTemplate?: boolean;
  /** A buyer sends to the same receivers again. */
  canShipAgain: boolean;
  /** What the role of a member may leave out. */
  canRefund?: boolean;
  canExport?: boolean;
}

/** Most parcels whose receivers are sent to again at once: what an address can name. */
const MAX_SHIPPED_AGAIN = 200;
/** Most orders whose parcels go into one file. */
const MAX_EXPORTED = 100;

/** Rises when parcels are chosen: how many, and what can be done with all of them. */
export function BatchBar(props: Props) {
  const {
    selection,
    chosen,
    total,
    totalIsExact,
    filter,
    busy,
    onRefund,
    onRun,
    onExport,
    onFill,
    exporting,
    asTemplate = false,
    canShipAgain,
    canRefund = true,
    canExport = true,
  } = props;
  const gathering = useSelector(selection, isBusy);
  const { copy, byHand } = useCopying();
  if (chosen.length === 0 && !gathering) return null;
  const taking = (action: ParcelAction) => chosen.filter((one) => one.allowedActions.includes(action));
  const fillable = taking('FILL_WAYBILL');
  const printable = taking('PRINT');
  const packable = chosen.filter(isPackable);
  const known = canShipAgain ? taking('REVEAL_RECEIVER') : [];
  const orderIds = [...new Set(chosen.map(({ orderId }) => orderId))];
  const shipped = taking('COPY_NO').filter(({ waybillNo }) => waybillNo);
  const numbers = shipped.flatMap(({ waybillNo }) => waybillNo ?? []);
  const isTooMuch = orderIds.length > MAX_EXPORTED && !asTemplate;
  const runButton = (action: ParcelBatchAction, parcels: readonly ChosenParcel[]) =>
    parcels.length > 0 && (
      <Button size="small" disabled={busy} onClick={() => onRun(action, parcels)}>
        {text[action](parcels.length)}
      </Button>
    );
  return (
    <SelectionBar
      label={text.label}
      count={gathering ? text.gathering : text.chosen(chosen.length)}
      clear={gathering ? text.cancel : text.clear}
      onClear={() => selection.send({ type: gathering ? 'all.cancel' : 'selection.clear' })}
    >
      {!gathering && (
        <>
          <ChooseAll {...{ selection, total, totalIsExact, filter, text }} count={chosen.length} />
          {printable.length > 0 && (
            <>
              <PrintButton kind="LABELS" parcels={printable} size="small" />
              <PrintButton kind="PICKING" parcels={printable} size="small" />
            </>
          )}
          {packable.length > 0 && <WaveButton parcelIds={packable.map(({ id }) => id)} />}
          {fillable.length > 0 && (
            <>
              <Button size="small" disabled={busy} onClick={() => onFill('hand.open', fillable)}>
                {text.fill(fillable.length)}
              </Button>
              <Button size="small" disabled={busy} onClick={() => onFill('sheet.open', fillable)}>
                {text.fillSheet}
              </Button>
            </>
          )}
          {canRefund && (
            <Button size="small" disabled={busy} onClick={() => onRefund(chosen)}>
              {text.refund}
            </Button>
          )}
          {known.length > 0 && known.length <= MAX_SHIPPED_AGAIN && (
            <LinkButton size="small" to={shipAgainPath({ parcelIds: known.map(({ id }) => id) })}>
              {text.shipAgain(known.length)}
            </LinkButton>
          )}
          {known.length > 0 && <KeepReceiversButton parcelIds={known.map(({ id }) => id)} />}
          {runButton('resubmit', taking('AGAIN_SUBMIT'))}
          {runButton('resend', taking('RE_AUTO_SEND'))}
          {numbers.length > 0 && (
            <Button
              size="small"
              icon="copy"
              onClick={() => void copy(numbers.join('\n'), text.copied(numbers.length))}
            >
              {text.copy(numbers.length)}
            </Button>
          )}
          {canShipAgain && shipped.length > 0 && <ShippedTextButton parcels={shipped} />}
          {canExport && (
            <Button
              size="small"
              icon="download"
              loading={exporting}
              disabled={isTooMuch}
              {...(isTooMuch ? { title: text.exportFirst(MAX_EXPORTED) } : {})}
              onClick={() => onExport(chosen)}
            >
              {asTemplate ? text.exportTemplate(chosen.length) : text.export(orderIds.length)}
            </Button>
          )}
        </>
      )}
      {byHand}
    </SelectionBar>
  );
}
