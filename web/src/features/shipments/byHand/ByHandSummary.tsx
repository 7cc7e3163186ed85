import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { useFields } from '../../../lib/useFields.ts';
import { type Item, piecesIn } from '../../../shop/items.ts';
import { Text } from '../../../ui/base/Text.tsx';
import { chosenParts, type ShipmentGood, useChosenGood } from '../../goodsPicker/chosenGood.ts';
import { summaryText as text } from '../shared/checkout/reviewStep.text.ts';
import {
  type Basket,
  goodsNames,
  hasChoice,
  itemsText,
  shortTitleOf,
  skuOf,
  titleOf,
} from '../shared/wizard/basket.ts';
import type { CourierSplit } from '../shared/wizard/courierSplit.ts';
import { Counted, pendingWords, Summary } from '../shared/wizard/Summary.tsx';
import { type FurtherKnown, furtherOf, type Step } from './flow/draft.ts';
import {
  type PiecesGroup,
  selectCounts,
  selectFreshQuote,
  selectItemsInAll,
  selectOthers,
  selectPieces,
  selectUnsure,
  type Wizard,
} from './flow/shipByHand.selectors.ts';
import { byHandPlan, offlineText, onePagePlan } from './flow/shipByHand.text.ts';

/** What the shipment holds so far and what it costs; what each of several warehouses sends stands on a line of its own. */
export function ByHandSummary({ wizard, screen }: { wizard: Wizard; screen: Step }) {
  const choice = useFields(wizard, 'warehouseId', 'courierId', 'split');
  const { senderId } = useFields(wizard, 'senderId');
  const { lines, facts } = useFields(wizard, 'lines', 'facts');
  const further = furtherOf(useFields(wizard, 'further', 'furtherFacts'));
  const { isOffline } = useFields(wizard, 'isOffline');
  const counts = useSelector(wizard, selectCounts);
  const unsure = useSelector(wizard, selectUnsure);
  const { onePage } = useFields(wizard, 'onePage');
  const quote = useSelector(wizard, selectFreshQuote);
  const groups = useSelector(wizard, selectPieces);
  const others = useSelector(wizard, selectOthers);
  const inAll = useSelector(wizard, selectItemsInAll);
  const good = useChosenGood(lines[0]?.goodId ?? null);
  const { warehouse } = chosenParts(good, choice);
  const people = counts.all - counts.excluded;
  return (
    <Summary
      wizard={wizard}
      plan={onePage ? onePagePlan : byHandPlan}
      screen={screen}
      quote={quote}
      pending={isOffline ? offlineText.pending : pendingWords({ ...choice, lines, senderId }, text.pending)}
      facts={[
        [text.goods, allNames(facts, further) || good?.name],
        [text.warehouse, withFurther(warehouse?.name, further, warehouseName)],
        others > 0 && facts
          ? [text.inAll, <ItemsInAll key="inAll" basket={facts} items={inAll} />]
          : [
              text.pieces,
              withFurther(
                warehouse && good && facts && piecesText(groups, facts, good.unit),
                further,
                furtherPieces,
              ),
            ],
        [text.courier, withFurther(courierNames(good, choice), further, courierNames)],
        [
          text.recipients,
          people > 0 && (
            <Counted words={text.people(people)} wrong={counts.blocked > 0 && text.bad(counts.blocked)} />
          ),
        ],
        ...(unsure > 0 ? [[text.unsure, text.rows(unsure)] as const] : []),
        ...(people > 0 && good
          ? [[text.allPieces, text.quantity(sumOf(groups, further), good.unit)] as const]
          : []),
      ]}
    />
  );
}

/** Most combinations that are told one by one. */
const MAX_TOLD = 6;

/** What all parcels hold together, where they differ. */
function ItemsInAll({ basket, items }: { basket: Basket; items: readonly Item[] }) {
  const told = items.length > MAX_TOLD ? items.slice(0, MAX_TOLD - 1) : items;
  const rest = items.slice(told.length);
  return (
    <>
      {told.map(({ skuId, quantity }) => (
        <Text key={skuId} block num>
          {text.ofItem(shortTitleOf(basket, skuId), quantity, skuOf(basket, skuId)?.good.unit ?? '')}
        </Text>
      ))}
      {rest.length > 0 && (
        <Text block tone="secondary" num>
          {text.others(rest.length, piecesIn(rest))}
        </Text>
      )}
    </>
  );
}

/** What is in each parcel: combinations by their names, else the pieces of the recipients that are there. */
function piecesText(groups: readonly PiecesGroup[], basket: Basket, unit: string): string {
  if (basket.items.length > 1) return itemsText(basket, basket.items);
  const quantity = piecesIn(basket.items);
  const [least = quantity, most = quantity] = [groups[0]?.pieces, groups.at(-1)?.pieces];
  const pieces = least === most ? text.quantity(least, unit) : text.numBetween(least, most, unit);
  const [only] = basket.items;
  const name = only && hasChoice(basket) ? titleOf(basket, only.skuId) : '';
  return most === 0 ? '' : [name, pieces].filter(Boolean).join(' ');
}

/** Of all parcels, those of further warehouses among them. */
function sumOf(groups: readonly PiecesGroup[], further: readonly FurtherKnown[]): number {
  const besides = further.reduce((sum, { facts }) => sum + piecesIn(facts?.items ?? []), 0);
  return groups.reduce((sum, { pieces, parcels }) => sum + (pieces + besides) * parcels, 0);
}

/** Of one warehouse by their names; of several how many, so that what is to be paid stays in sight. */
function allNames(own: Basket | null, further: readonly FurtherKnown[]): string {
  const kinds = [own, ...further.map(({ facts }) => facts)].flatMap((basket) => basket?.goods ?? []);
  const [first] = kinds;
  return further.length > 0 && first && kinds.length > 1
    ? text.kinds(first.name, kinds.length)
    : goodsNames(own);
}

type NameOf = (good: ShipmentGood | null, one: FurtherKnown) => string;

/** The same of each warehouse, the first one's above. */
function withFurther(
  first: string | null | undefined | false,
  further: readonly FurtherKnown[],
  nameOf: NameOf,
): ReactNode {
  if (further.length === 0) return first;
  return (
    <>
      <Text block>{first}</Text>
      {further.map((one) => (
        <FurtherFact key={one.warehouseId} further={one} nameOf={nameOf} />
      ))}
    </>
  );
}

function FurtherFact({ further, nameOf }: { further: FurtherKnown; nameOf: NameOf }) {
  return <Text block>{nameOf(useChosenGood(further.lines[0]?.goodId ?? null), further)}</Text>;
}

const warehouseName: NameOf = (good, one) => chosenParts(good, one).warehouse?.name ?? '';

const furtherPieces: NameOf = (good, { facts }) =>
  good && facts ? text.quantity(piecesIn(facts.items), good.unit) : '';

interface CourierChoice {
  warehouseId: number | null;
  courierId: number | null;
  split: CourierSplit | null;
}

/** The courier, and the second one where parcels are split. */
function courierNames(good: ShipmentGood | null, { split, ...choice }: CourierChoice): string {
  const second = split && chosenParts(good, { ...choice, courierId: split.courierId }).offer;
  return [chosenParts(good, choice).offer, second].flatMap((one) => one?.courier.name ?? []).join('、');
}
